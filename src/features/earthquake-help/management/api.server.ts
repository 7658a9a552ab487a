import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { addHelp, changeHelp, removeHelp } from "./commands.server.ts";
import { helpTable } from "./queries.server.ts";

/** Offers and needs of earthquake help, for admins to edit. */
export function helpManagementApi(app: App): void {
  serveTable(app, helpTable, { add: addHelp, change: changeHelp, remove: removeHelp });
}
