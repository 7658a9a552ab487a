import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { inBulk } from "#server/table/bulk.server.ts";
import { serveExport } from "#server/table/serve-export.server.ts";
import { AppError, type ErrorCode, type FieldProblem } from "#shared/errors.ts";
import { memberOnly, type Role } from "#shared/viewer.ts";
import { flaggedInName } from "../parts/person-name.server.ts";
import * as commands from "./commands.server.ts";
import {
  addAdmin,
  addUser,
  changeAdmin,
  changeAdmins,
  changeUser,
  changeUsers,
  deleteUser,
  endSessions,
  exportAdmins,
  exportUsers,
  getAdmin,
  getUser,
  listAdmins,
  listUsers,
  removeAdmin,
  restoreUser,
} from "./contract.ts";
import { adminsSheet, usersSheet } from "./jobs.server.ts";
import {
  accountIdOf,
  adminById,
  adminsPage,
  chosenAdmins,
  chosenUsers,
  isUserType,
  userById,
  usersPage,
} from "./queries.server.ts";

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

  serveExport(app, exportUsers, usersSheet);

  serve(app, getUser, async ({ db, viewer, locale, params }) =>
    found(await userById(db, { viewer, locale }, params.id)),
  );

  serve(app, changeUser, ({ viewer, locale, params: { id }, body, write }) =>
    write(async (tx) => {
      succeeded(await commands.changeUser(tx, memberOnly(viewer), id, body));
      return found(await userById(tx, { viewer, locale }, id));
    }),
  );

  serve(app, addUser, async ({ db, viewer, locale, body, write }) => {
    const flagged = await flaggedInName(db, body, locale);
    return write(async (tx) => {
      const added = await commands.addUser(tx, memberOnly(viewer), { ...body, flagged });
      if (!added.ok && added.reason === "conflict")
        throw new AppError("conflict", [{ field: "email", reason: "exists" }]);
      return found(await userById(tx, { viewer, locale }, succeeded(added).id));
    });
  });

  serve(app, deleteUser, ({ viewer, locale, params: { id }, write }) =>
    write(async (tx) => {
      succeeded(await commands.deleteUser(tx, memberOnly(viewer), id));
      return found(await userById(tx, { viewer, locale }, id));
    }),
  );

  serve(app, restoreUser, ({ viewer, locale, params: { id }, write }) =>
    write(async (tx) => {
      succeeded(await commands.restoreUser(tx, memberOnly(viewer), id));
      return found(await userById(tx, { viewer, locale }, id));
    }),
  );

  serve(app, changeUsers, ({ viewer, locale, body: { query, change, ...chosen }, write }) =>
    write(async (tx) => {
      // Said once, not for every row.
      if (change.action === "setType" && change.userTypeId && !(await isUserType(tx, change.userTypeId)))
        throw new AppError("invalidInput", [{ field: "change.userTypeId", reason: "unknown" }]);
      return inBulk(tx, {
        ids: await chosenUsers(tx, query, chosen),
        locale,
        nameOf: async (row, id) => (await userById(row, { viewer, locale }, id))?.name,
        change: (row, id) => commands.changeOne(row, memberOnly(viewer), id, change),
      });
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

  serveExport(app, exportAdmins, adminsSheet);

  serve(app, getAdmin, async ({ db, viewer, locale, params }) =>
    found(await adminById(db, { viewer, locale }, params.id)),
  );

  serve(app, addAdmin, ({ viewer, locale, body, write }) =>
    write(async (tx) => {
      const id = await accountIdOf(tx, body.account);
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
      succeeded(await commands.setRoles(tx, memberOnly(viewer), id, NO_ROLES));
      return null;
    }),
  );

  serve(app, changeAdmins, ({ viewer, locale, body: { query, change: _, ...chosen }, write }) => {
    const ownId = memberOnly(viewer).id;
    return write(async (tx) =>
      inBulk(tx, {
        // Who asks comes last: without the role one could take none from others.
        ids: (await chosenAdmins(tx, query, chosen)).sort((a, b) => Number(a === ownId) - Number(b === ownId)),
        locale,
        nameOf: async (row, id) => (await userById(row, { viewer, locale }, id))?.name,
        change: (row, id) => commands.setRoles(row, memberOnly(viewer), id, NO_ROLES),
      }),
    );
  });
}

interface Refusal {
  ok: false;
  reason: ErrorCode;
  fields?: FieldProblem[];
}

const NO_ROLES = { admin: false, specialAdmin: false, moderator: false };

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError("notFound");
  return row;
}

function succeeded<Outcome extends { ok: true } | Refusal>(outcome: Outcome) {
  if (!outcome.ok) throw new AppError(outcome.reason, outcome.fields);
  return outcome as Extract<Outcome, { ok: true }>;
}
