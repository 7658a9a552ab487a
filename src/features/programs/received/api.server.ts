import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { receivedDetail, receivedList } from "./contract.ts";
import { applicantTable } from "./queries/applicants.server.ts";
import { receivedApplication, receivedOf } from "./queries/received.server.ts";

export function receivedApi(app: App): void {
  serve(app, receivedList, ({ db, query, body, viewer, locale }) =>
    receivedOf(db, memberOnly(viewer), locale, { ...body, ...query }),
  );

  serve(app, receivedDetail, ({ db, params, viewer, locale }) =>
    receivedApplication(db, params.id, memberOnly(viewer), locale),
  );

  serveTable(app, applicantTable, {});
}
