import { page } from "#shared/page-routes.ts";

export const blogRoutes = [
  ...page("blog", "features/blog/list.page.tsx"),
  ...page("blogPost", "features/blog/post.page.tsx"),
];
