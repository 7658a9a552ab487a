import type { App } from "#server/app.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { changeSchool } from "./commands.server.ts";
import { schoolTable } from "./queries.server.ts";

export const schoolBulk = bulkChanges(schoolTable, (tx, viewer, id, { action }) =>
  changeSchool(tx, viewer, id, { state: action }),
);

/** Schools that members have typed in, for those who run the platform. */
export const schoolsApi = (app: App): void =>
  serveTable(app, schoolTable, {
    change: changeSchool,
    bulk: schoolBulk,
  });
