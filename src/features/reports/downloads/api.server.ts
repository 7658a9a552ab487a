import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { reportDownloadTable } from "./queries.server.ts";

/** Who has taken which report, for admins. */
export const reportDownloadsApi = (app: App): void => serveTable(app, reportDownloadTable, {});
