import { sheetColumns } from "#server/spreadsheet.server.ts";
import { tableExport } from "#server/table/export.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { exportBannedWords } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { allBannedWords } from "./queries.server.ts";
import { BANNED_WORD_COLUMNS } from "./rules.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };

export const bannedWordsSheet = tableExport({
  key: "banned-words",
  body: exportBannedWords.body,
  isAllowed: isSiteAdmin,
  sheet: (db, { locale, counted }, { query, columns, ids, except }) => {
    const texts = TEXTS[locale];
    const rows = allBannedWords(db, locale, query, { ids, except, counted });
    return { name: texts.title, locale, columns: sheetColumns(BANNED_WORD_COLUMNS, columns, texts), rows };
  },
});
