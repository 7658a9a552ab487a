import { sheetColumns } from "#server/spreadsheet.server.ts";
import { tableExport } from "#server/table/export.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { exportUserTypes } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { allUserTypes } from "./queries.server.ts";
import { USER_TYPE_COLUMNS } from "./rules.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };

export const userTypesSheet = tableExport({
  key: "user-types",
  body: exportUserTypes.body,
  isAllowed: isSiteAdmin,
  sheet: (db, { locale, counted }, { query, columns, ids, except }) => {
    const texts = TEXTS[locale];
    const rows = allUserTypes(db, query, { ids, except, counted });
    return { name: texts.title, locale, columns: sheetColumns(USER_TYPE_COLUMNS, columns, texts), rows };
  },
});
