import { page } from "#shared/page-routes.ts";

export const reportedMessagesPages = page("adminSpammers", "features/messages/reported/reported.page.tsx");
