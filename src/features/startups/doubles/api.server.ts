import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { decideDouble, searchForDoubles } from "./commands.server.ts";
import { searchDoubles } from "./contract.ts";
import { doubleStartupTable } from "./queries.server.ts";

/** Startups that are probably there twice, for those who run the platform. */
export function doubleStartupsApi(app: App): void {
  serveTable(app, doubleStartupTable, { change: decideDouble });
  serve(app, searchDoubles, ({ viewer, write }) =>
    write(
      (tx) => searchForDoubles(tx, memberOnly(viewer)),
      () => ({ isSearching: true as const }),
    ),
  );
}
