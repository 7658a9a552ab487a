import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { jobApplicantTable } from "./queries.server.ts";

export function jobApplicantsApi(app: App): void {
  serveTable(app, jobApplicantTable, {});
}
