import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const messagesRoutes: RouteConfigEntry[] = [
  ...page("dashboardMessages", "features/messages/conversations.page.tsx"),
  ...page("conversation", "features/messages/conversation.page.tsx"),
  ...page("dashboardIntroductions", "features/messages/introductions.page.tsx"),
];
