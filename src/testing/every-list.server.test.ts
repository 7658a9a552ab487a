import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { TYPE_USES } from "#features/reference/types/limits.ts";
import { expressionOf } from "#server/list-index/expression.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import type { FilterInput } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import { LOCALES } from "#shared/locale.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { sharedApp } from "./app.ts";
import { LISTS } from "./lists.ts";
import { signedIn } from "./members.ts";

let premium: string;
const app = sharedApp(async ({ db }) => {
  premium = (await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] })).token;
});

const isTypeKind = (source: string): boolean => (TYPE_KINDS as readonly string[]).includes(source);

/** A value that no filter of the kind takes. */
const WRONG_VALUES = { choice: "text", words: 7, answer: "yes", dates: { gte: "yesterday" }, money: { lte: "much" } };

describe.each(LISTS)("the list of $kind", ({ kind, calls, source }) => {
  const { list } = source;
  /** Read with a package, which every filter is open to; `null`: as a visitor. */
  const read = async (body: object, token: string | null = premium) =>
    app().call(calls.page, { body }, token ? { token } : {});

  test("counts where values of the catalogue are used, for each filter by one", () => {
    const places = Object.values(list.filters).flatMap((row) =>
      row.kind === "choice" && row.term && isTypeKind(row.source) ? [[row.source, kind, row.term].join(" ")] : [],
    );
    const counted = Object.entries(TYPE_USES).flatMap(([type, uses]) => uses.map((use) => [type, ...use].join(" ")));
    expect(places.filter((place) => !counted.includes(place))).toEqual([]);
  });

  test("refuses filters it does not have, and values of another type, by name", async () => {
    for (const door of [calls.page, calls.availableValues]) {
      const send = (filter: object) =>
        app().call(door, { body: { filter: filter as FilterInput } }, { token: premium });
      expect(await send({ petek: ["bal"] })).toMatchObject({
        status: 400,
        code: "invalidInput",
        data: [{ field: expect.stringContaining("petek") }],
      });
      for (const field of list.names) {
        const answer = await send({ [field]: WRONG_VALUES[rowOf(list, field).kind] });
        expect(answer, field).toMatchObject({ status: 400, code: "invalidInput" });
        expect(JSON.stringify(answer.data), field).toContain(field);
      }
    }
  });

  test("has an index for each range, which begins with its column", async () => {
    const { pool } = app().database;
    const indexed = async (table: string, column: string) =>
      (
        await pool.query(
          `select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indrelid = $1::regclass and a.attname = $2`,
          [table, column],
        )
      ).rowCount;
    for (const [name, row] of Object.entries(list.filters)) {
      // Of days that are terms nothing is compared.
      if ((row.kind !== "dates" && row.kind !== "money") || row.byDay) continue;
      const table = row.child ? source.children!.table : source.table;
      for (const column of [row.column, ...(row.least ? [row.least.column] : [])])
        expect(await indexed(table, column), `${name}: ${column}`).toBeGreaterThan(0);
    }
  });

  test("has names in addresses that can be read again", () => {
    expect([...list.fieldsByQuery.keys()].filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test("lists refuse unknown values, too many of them and invalid pages", async () => {
    for (const field of list.names.filter((name) => rowOf(list, name).kind === "choice")) {
      const nothing = await read({ filter: { [field]: ["no-such-value"] } });
      expect(nothing.status, field).toBe(400);
      const many = await read({ filter: { [field]: Array.from({ length: 10_000 }, (_, index) => `v${index}`) } });
      expect(many.status, field).toBe(400);
    }
    for (const currentPage of [0, -1, 1.5, 1e9]) expect((await read({ currentPage })).status).toBe(400);
    expect((await read({})).data).toMatchObject({ currentPage: 1, pageSize: 9 });
    expect(await read({ currentPage: 100_000 })).toMatchObject({ status: 200, data: { rows: [] } });
    expect((await read({ sort: "petek" })).status).toBe(400);
    expect((await read({ segments: ["no-such-value"] })).status).toBe(404);
  });

  test("foreign ids and others' saved filters lead nowhere", async () => {
    for (const field of list.names.filter((name) => rowOf(list, name).kind === "choice")) {
      const { status } = await read({ filter: { [field]: [v7()] } });
      expect([200, 400], field).toContain(status);
    }
    const [owner, other] = [await signedIn(app().db), await signedIn(app().db)];
    const body = { name: "Petek", filter: {} };
    const own = await app().call(calls.saveQuery, { body }, owner);
    const elsewhere = LISTS.find((one) => one.kind !== kind)!.calls;
    const ofAnother = await app().call(elsewhere.saveQuery, { body }, owner);
    expect((await read({ queryId: own.data.id }, owner.token)).status).toBe(200);
    expect((await read({ queryId: own.data.id }, other.token)).status).toBe(404);
    expect([401, 404]).toContain((await read({ queryId: own.data.id }, null)).status);
    expect((await read({ queryId: ofAnother.data.id }, owner.token)).status).toBe(404);
    expect(await read({ queryId: "petek" }, owner.token)).toMatchObject({ status: 400, code: "invalidQueryId" });
  });

  test("every list's index matches its rows and each of its orders", async () => {
    const { db, database } = app();
    expect((await db.execute(sql`select fault from list_index_faults(${kind})`)).rows).toEqual([]);
    const client = await database.pool.connect();
    await client.query("set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off");
    for (const sort of list.sorts)
      for (const locale of LOCALES) {
        const expression = expressionOf(source, {}, ({ term }, id) => `${term}:${id}`);
        const statement = pageStatement(source, expression, { sort, locale, offset: 0, limit: 9 });
        const { sql: text, params } = new PgDialect().sqlToQuery(statement);
        const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, params);
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        expect(plan, `${sort} ${locale}`).toMatch(
          new RegExp(`Index (Only )?Scan (Backward )?using ${source.table}_\\w+ on ${source.table}`),
        );
        expect(plan, `${sort} ${locale}`).not.toMatch(new RegExp(`Sort|Seq Scan on ${source.table}\\b`));
      }
    client.release();
  });
});
