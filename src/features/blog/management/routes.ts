import { page } from "#shared/page-routes.ts";

export const postManagementPages = page("adminPosts", "features/blog/management/posts.page.tsx");
