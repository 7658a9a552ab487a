import { columnNames, namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { bannedWordBulk, bannedWordsApi } from "./api.server.ts";
import { bannedWordCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { bannedWordTable } from "./queries.server.ts";

export const bannedWordsFeature = {
  adminMenu: [
    { page: "adminBannedWords", group: "users", order: 70, label: (textsOf) => textsOf("bannedWords").title },
  ],
  api: [bannedWordsApi],
  tables: [bannedWordTable],
  bulk: [bannedWordBulk],
  audited: [
    {
      of: "bannedWord",
      names: namesFrom(en, tr, ({ columns, values }) => ({
        fields: columnNames(bannedWordCalls.table.columns, columns),
        values,
      })),
      writes: [bannedWordCalls.table.change.body.shape],
    },
  ],
} as const satisfies Feature;
