import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { catalogueChanged } from "../queries.server.ts";
import { reportValueCommands } from "./commands.server.ts";
import { REPORT_VALUE_KINDS } from "./contract.ts";
import { reportValueTables } from "./queries.server.ts";

/** Categories, types and versions of reports, for those who run the platform. */
export function reportValuesApi(app: App): void {
  for (const kind of REPORT_VALUE_KINDS)
    serveTable(app, reportValueTables[kind], { ...reportValueCommands(kind), changed: catalogueChanged });
}
