import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { mergeStartups, undoMerge } from "./commands.server.ts";
import { undoStartupMerge } from "./contract.ts";
import { startupMergeTable } from "./queries.server.ts";

/** Startups that were two: merged, and parted again. */
export function startupMergesApi(app: App): void {
  serveTable(app, startupMergeTable, { add: mergeStartups });

  serve(app, undoStartupMerge, ({ viewer, params, write }) =>
    write(
      (tx) => undoMerge(tx, memberOnly(viewer), params.id),
      (_tx, { changedSince }) => ({ changedSince }),
    ),
  );
}
