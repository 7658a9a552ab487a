import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { Outcome, Refusal } from "#shared/outcome.ts";
import { isSameValue } from "#shared/same-value.ts";
import type { QueryOf, RowOf, TableDescription } from "#shared/table/calls.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { type Call, type NoOtherRefusal, serve } from "../serve.server.ts";
import { countVersion, saveChanges } from "../versions.server.ts";
import { BULK_ID_LIMIT, inBulk } from "./bulk.server.ts";
import type { Selection } from "./rows.server.ts";
import { serveExport, serveFile } from "./serve-export.server.ts";
import type { AdminTable } from "./table.server.ts";

type BodyOf<Write, Key extends string> =
  Write extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : never;

/** The commands of its writes. A call whose command is left out is served by the feature itself. */
interface TableWrites<T extends TableDescription> {
  add?: (tx: Db, viewer: Member, body: BodyOf<T["add"], "body">) => Promise<Outcome<{ id: string }>>;
  change?: RowOf<T> extends { version: number }
    ? (tx: Db, viewer: Member, id: string, body: BodyOf<T["change"], "body">) => Promise<Outcome>
    : never;
  remove?: (tx: Db, viewer: Member, id: string) => Promise<Outcome>;
  /** Does to one row what a bulk call does to many. */
  bulk?: (tx: Db, viewer: Member, id: string, change: BodyOf<T["bulk"], "change">) => Promise<Outcome>;
  /** Refuses a bulk call as a whole. */
  checkBulk?: (tx: Db, change: BodyOf<T["bulk"], "change">) => Promise<Refusal | undefined>;
  /** Called after each write, when its transaction has ended. */
  changed?: (db: Db) => void;
}

/** Serves the calls of a table: list, one row, spreadsheet and writes. */
export function serveTable<T extends TableDescription>(
  app: App,
  table: AdminTable<T>,
  { add, change, remove, bulk, checkBulk, changed }: TableWrites<T>,
): void {
  // The handlers are the same for all tables, so they do not know the types of this one's calls.
  const calls = table.calls as unknown as Record<
    "list" | "get" | "add" | "change" | "replace" | "remove" | "bulk",
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
      (tx, viewer, { body }) => add(tx, viewer, body as never),
      (tx, call, { id }) => existingRow(tx, call, id),
    );
  if (change)
    for (const endpoint of [calls.change, calls.replace])
      serveWrite(
        endpoint,
        async (tx, viewer, call) => {
          const { version: from, ...fields } = call.body as { version?: number };
          const current = fieldsOf(table.calls.table, await table.byId(tx, call, idOf(call)));
          return saveChanges(tx, table.thing(idOf(call)), { from, change: fields, current }, () =>
            change(tx, viewer, idOf(call), fields as never),
          );
        },
        rowAfter,
      );
  if (remove) serveWrite(calls.remove, (tx, viewer, call) => remove(tx, viewer, idOf(call)), rowAfter);
  if (bulk)
    serveWrite(
      calls.bulk,
      async (tx, viewer, call) => {
        const { query, change: rowChange, ...selection } = call.body as BulkBody<T>;
        const refusal = await checkBulk?.(tx, rowChange);
        if (refusal) return refusal;
        const ids = await table.ids(tx, call.locale, query, selection, BULK_ID_LIMIT);
        return inBulk(tx, {
          // The viewer's own account comes last: without their roles they could not change the others.
          ids: ids.sort((a, b) => Number(a === viewer.id) - Number(b === viewer.id)),
          locale: call.locale,
          nameOf: async (row, id) => {
            const refused = await table.byId(row, call, id);
            return refused && table.nameOf(refused);
          },
          change: async (row, id) => {
            const before = fieldsOf(table.calls.table, await table.byId(row, call, id));
            const outcome = await bulk(row, viewer, id, rowChange);
            if (outcome.ok && before.version !== undefined) {
              const after = fieldsOf(table.calls.table, await table.byId(row, call, id));
              const changed = Object.keys(after).filter((field) => !isSameValue(after[field], before[field]));
              if (changed.length > 0) await countVersion(row, table.thing(id), changed);
            }
            return outcome;
          },
        });
      },
      (_tx, _call, answer) => answer,
    );
}

/** The fields of a row by the names that changes have. */
function fieldsOf({ columns }: TableDescription, row: object = {}): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...row };
  for (const { key, changes, elasticTypeItem } of columns) {
    const value = fields[key];
    if (changes) fields[changes] = elasticTypeItem ? ((value as { id: string } | null)?.id ?? null) : value;
  }
  return fields;
}

interface BulkBody<T extends TableDescription> extends Selection {
  query: QueryOf<T>;
  change: BodyOf<T["bulk"], "change">;
}
