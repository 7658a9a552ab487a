import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { isRefusal } from "#shared/outcome.ts";
import { BULK_AT_ONCE, BULK_MAX, BULK_MAX_EMBEDDED } from "#shared/table/column.ts";
import { memberOnly } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { type Call, serve } from "../serve.server.ts";
import { type BulkChanges, changeRows, previewRows } from "./bulk.server.ts";
import { startBulkChange } from "./bulk-jobs.server.ts";
import { valuesMeant } from "./meant-values.server.ts";
import type { Selection } from "./rows.server.ts";

interface BulkBody extends Selection {
  query: object;
  change: unknown;
  inBackground: boolean;
  isPreview: boolean;
}

/**
 * Serves the change of many rows: in the transaction of the call, or in the background. More rows than may be changed
 * are `invalidInput`.
 */
export function serveBulk(app: App, endpoint: Endpoint, bulk: BulkChanges): void {
  serve(app, endpoint, async ({ db, viewer, locale, body, write }: Call<Endpoint>) => {
    const member = memberOnly(viewer);
    if (!bulk.isAllowed(member)) throw new AppError("forbidden");
    const { query, change, inBackground, isPreview, ...selection } = body as BulkBody;
    const limit = !inBackground ? BULK_AT_ONCE : app.database.embedded ? BULK_MAX_EMBEDDED : BULK_MAX;
    const meant = await valuesMeant(db, (query as { searchText?: string }).searchText);
    const answered = await write(async (tx) => {
      const refusal = await bulk.check(tx, change);
      if (refusal) return refusal;
      // One more than may be changed shows that there are too many.
      const ids = await bulk.ids(tx, locale, query, { ...selection, meant }, limit + 1);
      if (ids.length > limit)
        throw new AppError("invalidInput", [{ field: "ids", reason: "atMost", detail: `${limit}` }]);
      const rows = { reader: { viewer: member, locale }, ids, change };
      if (isPreview) return { ...(await previewRows(tx, bulk, rows)), work: null };
      if (!inBackground || ids.length === 0) return { ...(await changeRows(tx, bulk, rows)), work: null };
      const started = await startBulkChange(tx, { accountId: member.id, tableKey: bulk.tableKey, locale, ids, change });
      return isRefusal(started) ? started : { done: 0, refused: [], work: started.work };
    });
    if (!inBackground && !isPreview) bulk.changed(db);
    return answered;
  });
}
