import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { Outcome, Refusal } from "#shared/outcome.ts";
import type { QueryOf, RowOf, TableDescription } from "#shared/table/calls.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { auditChanges } from "../audit.server.ts";
import { changesOf } from "../audit-changes.server.ts";
import { type Call, type NoOtherRefusal, serve } from "../serve.server.ts";
import { saveChanges } from "../versions.server.ts";
import type { BulkChanges } from "./bulk.server.ts";
import { serveBulk } from "./serve-bulk.server.ts";
import { serveExport, serveFile } from "./serve-export.server.ts";
import { type AdminTable, fieldsOf } from "./table.server.ts";

type BodyOf<Write, Key extends string> =
  Write extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : never;

/** The commands of its writes. A call whose command is left out is served by the feature itself. */
interface TableWrites<T extends TableDescription> {
  add?: (tx: Db, viewer: Member, body: BodyOf<T["add"], "body">) => Promise<Outcome<{ id: string }>>;
  change?: RowOf<T> extends { version: number }
    ? (tx: Db, viewer: Member, id: string, body: BodyOf<T["change"], "body">) => Promise<Outcome>
    : never;
  remove?: (tx: Db, viewer: Member, id: string) => Promise<Outcome>;
  place?: (tx: Db, viewer: Member, id: string, place: BodyOf<T["order"], "body">) => Promise<Outcome>;
  /** Made of the same table by `bulkChanges`; the feature lists it, too. */
  bulk?: BulkChanges;
  /** Called after each write, when its transaction has ended. */
  changed?: (db: Db) => void;
}

/** Serves the calls of a table: list, one row, spreadsheet and writes. */
export function serveTable<T extends TableDescription>(
  app: App,
  table: AdminTable<T>,
  { add, change, remove, place, bulk, changed }: TableWrites<T>,
): void {
  // The handlers are the same for all tables, so they do not know the types of this one's calls.
  const calls = table.calls as unknown as Record<
    "list" | "get" | "add" | "change" | "replace" | "remove" | "place" | "bulk",
    Endpoint
  >;
  const fieldNames = Object.keys(table.calls.table.row.shape);
  const existingRow = async (db: Db, call: Call<Endpoint>, id: string): Promise<RowOf<T>> => {
    const row = await table.byId(db, call, id);
    if (row === undefined) throw new AppError("notFound");
    return row;
  };
  const idOf = ({ params }: Call<Endpoint>) => (params as { id: string }).id;
  /** Refuses whom the contract alone would let in. */
  const only = <C extends Call<Endpoint>>(call: C): C => {
    if (!table.isAllowed(memberOnly(call.viewer))) throw new AppError("forbidden");
    return call;
  };
  const serveWrite = <Done extends NoOtherRefusal<ErrorCode>>(
    endpoint: Endpoint,
    command: (tx: Db, viewer: Member, call: Call<Endpoint>) => Promise<Done>,
    answer: (tx: Db, call: Call<Endpoint>, done: Exclude<Done, Refusal>) => unknown,
  ) =>
    serve(app, endpoint, async (call) => {
      only(call);
      const answered = await call.write(
        (tx) => command(tx, memberOnly(call.viewer), call),
        (tx, done) => answer(tx, call, done),
      );
      changed?.(call.db);
      return answered;
    });
  const rowAfter = async (tx: Db, call: Call<Endpoint>) => (await table.byId(tx, call, idOf(call))) ?? null;

  const { managementList, managementFile } = table.calls;
  app.tableLists.set(table.calls.table.key, calls.list);
  for (const list of [calls.list, ...(managementList ? [managementList as unknown as Endpoint] : [])])
    serve(app, list, async (call) => ({
      fieldNames,
      ...(await table.page(call.db, only(call), call.query as QueryOf<T>)),
    }));
  serveExport(app, table.calls.export, table);
  if (managementFile) serveFile(app, managementFile as unknown as Endpoint, table);
  serve(app, calls.get, (call) => existingRow(call.db, only(call), idOf(call)));
  if (add)
    serveWrite(
      calls.add,
      (tx, viewer, { body }) => add(tx, viewer, body as BodyOf<T["add"], "body">),
      (tx, call, { id }) => existingRow(tx, call, id),
    );
  if (change)
    for (const endpoint of [calls.change, calls.replace])
      serveWrite(
        endpoint,
        async (tx, viewer, call) => {
          const { version: from, ...fields } = call.body as { version?: number };
          const current = fieldsOf(table.calls.table, await table.byId(tx, call, idOf(call)));
          const saved = await saveChanges(tx, table.thing(idOf(call)), { from, change: fields, current }, () =>
            change(tx, viewer, idOf(call), fields as BodyOf<T["change"], "body">),
          );
          if (saved.ok) await auditChanges(tx, idOf(call), fields, changesOf(current, fields));
          return saved;
        },
        rowAfter,
      );
  if (remove) serveWrite(calls.remove, (tx, viewer, call) => remove(tx, viewer, idOf(call)), rowAfter);
  if (place)
    serveWrite(
      calls.place,
      (tx, viewer, call) => place(tx, viewer, idOf(call), call.body as BodyOf<T["order"], "body">),
      rowAfter,
    );
  if (bulk) serveBulk(app, calls.bulk, bulk);
}
