import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import { lookAtReports, reportedConversation } from "./contract.ts";
import { messagesAround, spammersTable } from "./queries.server.ts";

/** Reported messages, for those who run the site. */
export function reportedMessagesApi(app: App): void {
  serveTable(app, spammersTable, {});

  serve(app, lookAtReports, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => commands.lookAtReports(tx, memberOnly(viewer), id),
      async (tx) => (await spammersTable.byId(tx, { viewer, locale }, id))!,
    ),
  );

  serve(app, reportedConversation, async ({ db, viewer, locale, params: { id } }) => {
    if (!(await spammersTable.byId(db, { viewer, locale }, id))) return refuse("notFound");
    await commands.noteReading(db, memberOnly(viewer), id);
    return messagesAround(db, id);
  });
}
