import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { listHelp } from "./contract.ts";
import { helpPage } from "./queries.server.ts";

export function earthquakeHelpApi(app: App): void {
  serve(app, listHelp, ({ db, query, locale }) => helpPage(db, query, locale));
}
