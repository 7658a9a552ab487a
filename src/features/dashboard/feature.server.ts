import type { Feature } from "#server/feature.server.ts";
import { landingApi } from "./landing/api.server.ts";
import { scoreApi } from "./score/api.server.ts";

export const dashboardFeature = {
  memberMenu: [
    { page: "dashboard", group: "personal", order: 10, label: (textsOf) => textsOf("dashboardLanding").title },
    { page: "dashboardScore", group: "personal", order: 30, label: (textsOf) => textsOf("dashboardScore").title },
  ],
  api: [scoreApi, landingApi],
} as const satisfies Feature;
