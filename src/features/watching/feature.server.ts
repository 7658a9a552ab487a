import type { Feature } from "#server/feature.server.ts";
import { watchingApi } from "./api.server.ts";
import { watchedNews } from "./parts/news.server.ts";

export const watchingFeature = {
  memberMenu: [
    { page: "dashboardWatched", group: "personal", order: 35, label: (textsOf) => textsOf("watching").title },
  ],
  api: [watchingApi],
  weeklyNews: [watchedNews],
} as const satisfies Feature;
