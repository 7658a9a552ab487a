import { sheetColumns } from "#server/spreadsheet.server.ts";
import { tableExport } from "#server/table/export.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { exportAdmins, exportUsers } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { allAdmins, allUsers } from "./queries.server.ts";
import { ADMIN_COLUMNS, USER_COLUMNS } from "./rules.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };

export const usersSheet = tableExport({
  key: "users",
  body: exportUsers.body,
  isAllowed: isSiteAdmin,
  sheet: (db, { locale, counted }, { query, columns, ids, except }) => {
    const texts = TEXTS[locale].users;
    const rows = allUsers(db, locale, query, { ids, except, counted });
    return { name: texts.title, locale, columns: sheetColumns(USER_COLUMNS, columns, texts), rows };
  },
});

export const adminsSheet = tableExport({
  key: "admins",
  body: exportAdmins.body,
  isAllowed: isSiteAdmin,
  sheet: (db, { viewer, locale, counted }, { query, columns, ids, except }) => {
    const texts = TEXTS[locale].admins;
    const rows = allAdmins(db, { viewer, locale }, query, { ids, except, counted });
    return { name: texts.title, locale, columns: sheetColumns(ADMIN_COLUMNS, columns, texts), rows };
  },
});
