import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { requestRefund } from "./commands.server.ts";
import { listDifferences, refundPayment } from "./contract.ts";
import { movementTable, openDifferences } from "./queries.server.ts";

/** Money that moved, for admins: refunds, and where provider and ledger differ. */
export function movementsApi(app: App): void {
  serveTable(app, movementTable, {});

  serve(app, refundPayment, ({ viewer, locale, params: { id }, body: { Amount }, write }) =>
    write(
      (tx) => requestRefund(tx, memberOnly(viewer), { entryId: id, minor: Amount && Math.round(Amount * 100) }),
      async (tx) => (await movementTable.byId(tx, { viewer, locale }, id))!,
    ),
  );

  serve(app, listDifferences, async ({ db }) => {
    const { rows, totalCount, comparisons } = await openDifferences(db);
    return {
      totalCount,
      comparisons: comparisons.map(({ provider, comparedAt, failedAt }) => ({
        provider,
        comparedAt: comparedAt?.toISOString() ?? null,
        failedAt: failedAt?.toISOString() ?? null,
      })),
      rows: rows.map(({ hereMinor, thereMinor, occurredAt, foundAt, ...row }) => ({
        id: row.id,
        provider: row.provider,
        kind: row.kind,
        reference: row.reference,
        problem: row.problem,
        currency: row.currency,
        here: hereMinor === null ? null : hereMinor / 100,
        there: thereMinor === null ? null : thereMinor / 100,
        occurredAt: occurredAt!.toISOString(),
        foundAt: foundAt!.toISOString(),
      })),
    };
  });
}
