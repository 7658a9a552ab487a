import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { tableExport } from "#db/tables/table-exports.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { writeAudit } from "../audit.server.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { type Call, serve } from "../serve.server.ts";
import { spreadsheet } from "../spreadsheet.server.ts";
import type { TableExport } from "./export.server.ts";
import { writeExport } from "./export-jobs.server.ts";
import { exportOfRow, isWriting } from "./export-queries.server.ts";

/** Serves the spreadsheet of a table: while it is written, or in the background, with the answer 202 and its state. */
export function serveExport(app: App, endpoint: Endpoint, table: TableExport): void {
  app.tableExports.set(table.key, { table, endpoint });
  serve(app, endpoint, async (call: Call<Endpoint>) => {
    const viewer = memberOnly(call.viewer);
    if (!table.isAllowed(viewer)) throw new AppError("forbidden");
    const { db, locale } = call;
    const { inBackground, ...request } = call.body as { inBackground: boolean; columns: string[] };
    await auditExport(db, viewer, table, request.columns);
    if (!inBackground) return spreadsheet(table.sheet(db, { viewer, locale }, table.body.parse(request)));
    const row = await db.transaction(async (tx) => {
      if (await isWriting(tx, viewer.id)) throw new AppError("exportInProgress");
      const id = v7();
      const [added] = await tx
        .insert(tableExport)
        .values({ id, accountId: viewer.id, tableKey: table.key, request, locale })
        .returning();
      await enqueue(tx, writeExport, { id });
      return added!;
    });
    return call.http!.reply.code(202).send({ data: exportOfRow(row) });
  });
}

/** Serves the spreadsheet of all columns, of what the query of the list finds. */
export function serveFile(app: App, endpoint: Endpoint, table: TableExport): void {
  serve(app, endpoint, async ({ db, query, viewer, locale }: Call<Endpoint>) => {
    const member = memberOnly(viewer);
    if (!table.isAllowed(member)) throw new AppError("forbidden");
    await auditExport(db, member, table, table.columns);
    return spreadsheet(table.sheet(db, { viewer: member, locale }, { query, columns: table.columns }));
  });
}

/** Personal data leaves the portal here. */
const auditExport = (db: Db, { id: accountId }: Member, { key: entityId }: TableExport, columns: readonly string[]) =>
  writeAudit(db, { accountId, action: "table.exported", entity: "table", entityId, detail: { columns } });
