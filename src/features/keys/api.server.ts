import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import * as calls from "./contract.ts";
import { keysOf, keyTable } from "./queries.server.ts";

export function keysApi(app: App): void {
  serve(app, calls.ownKeys, ({ db, viewer }) => keysOf(db, memberOnly(viewer).id));

  serve(app, calls.makeKey, ({ viewer, body, write }) =>
    write((tx) => commands.makeKey(tx, memberOnly(viewer), "member", body)),
  );

  serve(app, calls.removeKey, ({ viewer, params, write }) =>
    write(
      (tx) => commands.removeOwnKey(tx, memberOnly(viewer).id, params.id),
      () => true as const,
    ),
  );

  serve(app, calls.makeHouseKey, ({ viewer, body, write }) =>
    write((tx) => commands.makeKey(tx, memberOnly(viewer), "house", body)),
  );

  serveTable(app, keyTable, { remove: commands.removeKey });
}
