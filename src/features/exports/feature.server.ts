import type { Feature } from "#server/feature.server.ts";
import { exportsApi } from "./api.server.ts";
import { exportsWaiting } from "./parts/waiting.server.ts";

export const exportsFeature = {
  waiting: exportsWaiting,
  memberMenu: [{ page: "exports", group: "settings", order: 40, label: (textsOf) => textsOf("exports").title }],
  api: [exportsApi],
} as const satisfies Feature;
