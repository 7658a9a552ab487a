import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { isStaff } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import { restoreStartup } from "./contract.ts";
import { managedStartupTable } from "./queries.server.ts";

export const startupBulk = bulkChanges(managedStartupTable, commands.changeOneOfMany);

/** All startups, for those who run the platform. */
export function startupManagementApi(app: App): void {
  serveTable(app, managedStartupTable, {
    change: commands.changeManagedStartup,
    remove: commands.deleteManagedStartup,
    bulk: startupBulk,
  });

  serve(app, restoreStartup, ({ viewer, locale, params: { id }, write }) => {
    if (!isStaff(viewer)) throw new AppError("forbidden");
    return write(
      (tx) => commands.restoreManagedStartup(tx, memberOnly(viewer), id),
      async (tx) => (await managedStartupTable.byId(tx, { viewer, locale }, id))!,
    );
  });
}
