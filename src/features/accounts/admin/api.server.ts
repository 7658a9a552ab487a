import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { sheetColumns, spreadsheet } from "#server/spreadsheet.server.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly, type Role } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import {
  addAdmin,
  changeAdmin,
  changeUser,
  endSessions,
  exportAdmins,
  exportUsers,
  getAdmin,
  getUser,
  listAdmins,
  listUsers,
  removeAdmin,
} from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { adminById, adminsPage, allAdmins, allUsers, userById, usersPage } from "./queries.server.ts";
import { ADMIN_COLUMNS, USER_COLUMNS } from "./rules.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };
const fieldsOf = (answer: { shape: { rows: { element: { shape: object } } } }) =>
  Object.keys(answer.shape.rows.element.shape);

/** Accounts and roles, for those who run the platform. */
export function accountsAdminApi(app: App): void {
  serveUsers(app);
  serveAdmins(app);
}

function serveUsers(app: App): void {
  serve(app, listUsers, async ({ db, viewer, locale, query }) => ({
    fieldNames: fieldsOf(listUsers.answer),
    ...(await usersPage(db, { viewer, locale }, query)),
  }));

  serve(app, exportUsers, ({ db, locale, body: { query, columns, ...chosen } }) => {
    const texts = TEXTS[locale].users;
    const rows = allUsers(db, locale, query, chosen);
    return spreadsheet({ name: texts.title, locale, columns: sheetColumns(USER_COLUMNS, columns, texts), rows });
  });

  serve(app, getUser, async ({ db, viewer, locale, params }) =>
    found(await userById(db, { viewer, locale }, params.id)),
  );

  serve(app, changeUser, ({ viewer, locale, params: { id }, body, write }) =>
    write(async (tx) => {
      succeeded(await commands.changeUser(tx, memberOnly(viewer), id, body));
      return found(await userById(tx, { viewer, locale }, id));
    }),
  );

  serve(app, endSessions, ({ viewer, params: { id }, write }) =>
    write(async (tx) => succeeded(await commands.endSessions(tx, memberOnly(viewer), id)).count),
  );
}

function serveAdmins(app: App): void {
  serve(app, listAdmins, async ({ db, viewer, locale, query }) => ({
    fieldNames: fieldsOf(listAdmins.answer),
    ...(await adminsPage(db, { viewer, locale }, query)),
  }));

  serve(app, exportAdmins, ({ db, viewer, locale, body: { query, columns, ...chosen } }) => {
    const texts = TEXTS[locale].admins;
    const rows = allAdmins(db, { viewer, locale }, query, chosen);
    return spreadsheet({ name: texts.title, locale, columns: sheetColumns(ADMIN_COLUMNS, columns, texts), rows });
  });

  serve(app, getAdmin, async ({ db, viewer, locale, params }) =>
    found(await adminById(db, { viewer, locale }, params.id)),
  );

  serve(app, addAdmin, ({ viewer, locale, body, write }) =>
    write(async (tx) => {
      const id = await accountOf(tx, body.account);
      if (!id) throw new AppError("invalidInput", [{ field: "account", reason: "unknown" }]);
      if (await adminById(tx, { viewer, locale }, id))
        throw new AppError("conflict", [{ field: "account", reason: "exists" }]);
      succeeded(await commands.setRoles(tx, memberOnly(viewer), id, { [body.role]: true }));
      return found(await adminById(tx, { viewer, locale }, id));
    }),
  );

  serve(app, changeAdmin, ({ viewer, locale, params: { id }, body, write }) =>
    write(async (tx) => {
      const wanted: [Role, boolean | undefined][] = [
        ["admin", body.isAdmin],
        ["specialAdmin", body.isSpecialAdmin],
        ["moderator", body.isModerator],
      ];
      const given = Object.fromEntries(wanted.filter(([, holds]) => holds !== undefined));
      succeeded(await commands.setRoles(tx, memberOnly(viewer), id, given));
      return (await adminById(tx, { viewer, locale }, id)) ?? null;
    }),
  );

  serve(app, removeAdmin, ({ viewer, params: { id }, write }) =>
    write(async (tx) => {
      const none = { admin: false, specialAdmin: false, moderator: false };
      succeeded(await commands.setRoles(tx, memberOnly(viewer), id, none));
      return null;
    }),
  );
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError("notFound");
  return row;
}

function succeeded<Outcome extends { ok: true } | { ok: false; reason: ErrorCode }>(outcome: Outcome) {
  if (!outcome.ok) throw new AppError(outcome.reason);
  return outcome as Extract<Outcome, { ok: true }>;
}

/** By id or by address, in whatever case it is written. */
async function accountOf(db: Db, text: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from account where id::text = ${text.toLowerCase()} or email = ${text.toLowerCase()}`,
  );
  return rows[0]?.id;
}
