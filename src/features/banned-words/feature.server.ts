import type { Feature } from "#server/feature.server.ts";
import { bannedWordBulk, bannedWordsApi } from "./api.server.ts";
import { bannedWordTable } from "./queries.server.ts";

export const bannedWordsFeature = {
  adminMenu: [
    { page: "adminBannedWords", group: "users", order: 70, label: (textsOf) => textsOf("bannedWords").title },
  ],
  api: [bannedWordsApi],
  tables: [bannedWordTable],
  bulk: [bannedWordBulk],
} as const satisfies Feature;
