import type { App } from "#server/app.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { decideVanished } from "./commands.server.ts";
import { vanishedRowTable } from "./queries.server.ts";

export const vanishedBulk = bulkChanges(vanishedRowTable, (tx, viewer, id, { action }) =>
  decideVanished(tx, viewer, id, action),
);

/** Imported rows that their source has no more, for admins to decide about. */
export const vanishedApi = (app: App): void =>
  serveTable(app, vanishedRowTable, {
    change: (tx, viewer, id, { decision }) => decideVanished(tx, viewer, id, decision),
    bulk: vanishedBulk,
  });
