import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { programFit } from "./contract.ts";
import { fitsFor } from "./queries.server.ts";

export function programFitApi(app: App): void {
  serve(app, programFit, ({ db, body, viewer }) => fitsFor(db, memberOnly(viewer), body));
}
