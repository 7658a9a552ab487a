import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { auditTable } from "./audit/queries.server.ts";
import { markError } from "./error-log/commands.server.ts";
import { resolveError } from "./error-log/contract.ts";
import { errorLogTable } from "./error-log/queries.server.ts";
import { sendAgain } from "./mails/commands.server.ts";
import { sendMailAgain } from "./mails/contract.ts";
import { sentMailTable } from "./mails/queries.server.ts";
import { workAgain } from "./work/commands.server.ts";
import { tryAgain } from "./work/contract.ts";
import { workTable } from "./work/queries.server.ts";

const sentMailBulk = bulkChanges(sentMailTable, sendAgain);
const workBulk = bulkChanges(workTable, workAgain);
const errorLogBulk = bulkChanges(errorLogTable, (tx, viewer, id, { action }) => markError(tx, viewer, id, action));
export const operationsBulk = [sentMailBulk, workBulk, errorLogBulk];

/** The server's mails, background work, faults and audit, for admins. */
export function operationsApi(app: App): void {
  serveTable(app, auditTable, {});
  serveTable(app, sentMailTable, { bulk: sentMailBulk });
  serveTable(app, workTable, { bulk: workBulk });
  serveTable(app, errorLogTable, { bulk: errorLogBulk });

  serve(app, sendMailAgain, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => sendAgain(tx, memberOnly(viewer), id),
      async (tx) => (await sentMailTable.byId(tx, { viewer, locale }, id))!,
    ),
  );
  serve(app, tryAgain, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => workAgain(tx, memberOnly(viewer), id),
      async (tx) => (await workTable.byId(tx, { viewer, locale }, id)) ?? null,
    ),
  );
  serve(app, resolveError, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => markError(tx, memberOnly(viewer), id, "resolved"),
      async (tx) => (await errorLogTable.byId(tx, { viewer, locale }, id))!,
    ),
  );
}
