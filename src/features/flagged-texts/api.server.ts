import type { App } from "#server/app.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { changeFlaggedText } from "./commands.server.ts";
import { flaggedTextTable } from "./queries.server.ts";

export const flaggedTextBulk = bulkChanges(flaggedTextTable, (tx, viewer, id, { action }) =>
  changeFlaggedText(tx, viewer, id, action),
);

/** Texts with a watched word, for admins to review. */
export const flaggedTextsApi = (app: App): void =>
  serveTable(app, flaggedTextTable, {
    change: (tx, viewer, id, { state }) => changeFlaggedText(tx, viewer, id, state),
    bulk: flaggedTextBulk,
  });
