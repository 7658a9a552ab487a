import { sheetColumns } from "#server/spreadsheet.server.ts";
import { tableExport } from "#server/table/export.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { exportFlaggedTexts } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { allFlaggedTexts } from "./queries.server.ts";
import { FLAGGED_TEXT_COLUMNS } from "./rules.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };

export const flaggedTextsSheet = tableExport({
  key: "flagged-texts",
  body: exportFlaggedTexts.body,
  isAllowed: isSiteAdmin,
  sheet: (db, { locale, counted }, { query, columns, ids, except }) => {
    const texts = TEXTS[locale];
    const rows = allFlaggedTexts(db, locale, query, { ids, except, counted });
    return { name: texts.title, locale, columns: sheetColumns(FLAGGED_TEXT_COLUMNS, columns, texts), rows };
  },
});
