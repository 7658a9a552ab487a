import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { changeFlaggedText } from "./commands.server.ts";
import { flaggedTextTable } from "./queries.server.ts";

/** Texts with a watched word, for admins to review. */
export const flaggedTextsApi = (app: App): void =>
  serveTable(app, flaggedTextTable, {
    change: (tx, viewer, id, { state }) => changeFlaggedText(tx, viewer, id, state),
    bulk: (tx, viewer, id, { action }) => changeFlaggedText(tx, viewer, id, action),
  });
