import type { Feature } from "#server/feature.server.ts";
import { exportsApi } from "./api.server.ts";

export const exportsFeature = {
  memberMenu: [{ page: "exports", group: "settings", order: 40, label: (textsOf) => textsOf("exports").title }],
  api: [exportsApi],
} as const satisfies Feature;
