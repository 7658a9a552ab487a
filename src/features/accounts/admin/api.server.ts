import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { flaggedInName } from "../parts/person-name.server.ts";
import * as commands from "./commands.server.ts";
import { endSessions, restoreUser, userCalls } from "./contract.ts";
import { adminsTable, isUserType, userTable } from "./queries.server.ts";

export const userBulk = bulkChanges(userTable, commands.changeOne, {
  // Checked once, not for every row.
  async check(tx, change) {
    if (change.action !== "setType" || !change.userTypeId || (await isUserType(tx, change.userTypeId))) return;
    return refuse("invalidInput", [{ field: "change.userTypeId", reason: "unknown" }]);
  },
});
export const adminBulk = bulkChanges(adminsTable, commands.removeAdmin);

/** Accounts and roles, for those who run the platform. */
export function accountsAdminApi(app: App): void {
  serveTable(app, userTable, {
    change: commands.changeUser,
    remove: commands.deleteUser,
    bulk: userBulk,
  });

  serve(app, userCalls.add, async ({ db, viewer, locale, body, write }) => {
    const flagged = await flaggedInName(db, body, locale);
    return write(
      (tx) => commands.addUser(tx, memberOnly(viewer), { ...body, flagged }),
      async (tx, { id }) => (await userTable.byId(tx, { viewer, locale }, id))!,
    );
  });

  serve(app, restoreUser, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => commands.restoreUser(tx, memberOnly(viewer), id),
      async (tx) => (await userTable.byId(tx, { viewer, locale }, id))!,
    ),
  );

  serve(app, endSessions, ({ viewer, params: { id }, write }) =>
    write(
      (tx) => commands.endSessions(tx, memberOnly(viewer), id),
      (_tx, { count }) => count,
    ),
  );

  serveTable(app, adminsTable, {
    add: commands.addAdmin,
    change: commands.changeAdmin,
    remove: commands.removeAdmin,
    bulk: adminBulk,
  });
}
