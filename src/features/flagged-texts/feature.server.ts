import type { Feature } from "#server/feature.server.ts";
import { flaggedTextBulk, flaggedTextsApi } from "./api.server.ts";
import { flaggedTextsWaiting } from "./parts/waiting.server.ts";
import { flaggedTextTable } from "./queries.server.ts";

export const flaggedTextsFeature = {
  adminMenu: [
    { page: "adminFlaggedTexts", group: "users", order: 80, label: (textsOf) => textsOf("flaggedTexts").title },
  ],
  waiting: flaggedTextsWaiting,
  api: [flaggedTextsApi],
  tables: [flaggedTextTable],
  bulk: [flaggedTextBulk],
} as const satisfies Feature;
