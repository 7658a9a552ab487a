import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { askForEntry, decideClaim, proveEntry } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { claimFor, claimTable } from "./queries.server.ts";

export function claimsApi(app: App): void {
  serve(app, contract.getClaim, ({ db, query, viewer }) => claimFor(db, query.kind, query.seoUrl, memberOnly(viewer)));

  serve(app, contract.askClaim, ({ body, viewer, write }) =>
    write(
      (tx) => askForEntry(tx, memberOnly(viewer), body),
      (_, { state }) => ({ state }),
    ),
  );

  serve(app, contract.proveClaim, ({ body, viewer, write }) =>
    write(
      (tx) => proveEntry(tx, memberOnly(viewer), body.code),
      () => null,
    ),
  );

  serveTable(app, claimTable, { change: (tx, viewer, id, { state }) => decideClaim(tx, viewer, id, state) });
}
