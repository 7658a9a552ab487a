import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import { lookAtReports } from "./contract.ts";
import { spammersTable } from "./queries.server.ts";

/** Reported messages, for those who run the site. */
export function reportedMessagesApi(app: App): void {
  serveTable(app, spammersTable, {});

  serve(app, lookAtReports, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => commands.lookAtReports(tx, memberOnly(viewer), id),
      async (tx) => (await spammersTable.byId(tx, { viewer, locale }, id))!,
    ),
  );
}
