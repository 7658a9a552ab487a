import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { reportDownloadTable } from "./queries.server.ts";

/** Reports and the people who have taken them, for admins. */
export const reportDownloadsApi = (app: App): void => serveTable(app, reportDownloadTable, {});
