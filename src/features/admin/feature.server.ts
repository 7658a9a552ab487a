import type { Feature } from "#server/feature.server.ts";
import { adminApi } from "./api.server.ts";
import { tableViewsApi } from "./views/api.server.ts";

export const adminFeature = {
  adminMenu: [{ page: "admin", group: "overview", order: 10, label: (textsOf) => textsOf("admin").panel.title }],
  memberMenu: [{ page: "admin", group: "platform", order: 10, label: (textsOf) => textsOf("admin").area }],
  api: [adminApi, tableViewsApi],
} as const satisfies Feature;
