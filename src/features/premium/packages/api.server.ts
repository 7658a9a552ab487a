import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { changePackage } from "./commands.server.ts";
import { packageTable } from "./queries.server.ts";

/** Prices and contents of packages, for admins to change. */
export const packagesApi = (app: App): void => serveTable(app, packageTable, { change: changePackage });
