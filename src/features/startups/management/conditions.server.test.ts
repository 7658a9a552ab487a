import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { fold } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import { DATE_PRESETS, type DatePreset, presetRange } from "#shared/list/periods.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { TableDescription } from "#shared/table/calls.ts";
import type { TableColumn } from "#shared/table/column.ts";
import { type Condition, operatorsOf, writeConditions } from "#shared/table/conditions.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { managedStartupCalls } from "./contract.ts";

const NAMES = ["Bal Kovanı", "Kovan 50%", "KOVAN IŞIK A.Ş.", "petek", "Petek_2", "İncir, Üzüm; Arı"];
const SITES = [null, "https://bal.test", "https://petek.test/?a=50%", null, "https://ari.test", "https://bal.test"];
const FOUNDED = ["2019-12-31", null, "2026-01-01", "2026-11-27", null, "2020-02-29"];
/** The fifth has a round and no amount. */
const RAISED = [0, 10, 20.5, 1_000_000, 0, 10];

/** Startups that differ in every column, some with owners, rounds, programs, and two that are deleted. */
async function insertStartups({ db, database }: TestApp): Promise<void> {
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  const typeOf = (kind: string) =>
    `(select id from type where kind = '${kind}' order by sort_order, id offset $8::int limit 1)`;
  for (const [place, name] of NAMES.entries()) {
    const { rows } = await run(
      `insert into startup (id, name, seo_url, website, foundation_date, total_raised_usd, created_at, deleted_at, is_visible, is_favorite,
          country_id, city_id, sector_id, stage_id, operating_status_id, source)
        select gen_random_uuid(), $1, $2, $3, $4::date, $5::numeric, now() - make_interval(days => $6::int), $7::timestamptz, $8::int % 3 > 0, $8::int % 2 = 0,
          (select country_id from city order by id limit 1), case when $8::int < 3 then (select id from city order by id limit 1) end,
          case when $8::int < 4 then ${typeOf("sector")} end, case when $8::int > 1 then ${typeOf("stage")} end,
          case when $8::int > 2 then ${typeOf("operatingStatus")} end, case when $8::int = 1 then 'bot' when $8::int = 2 then 'import' else 'member' end
        returning id`,
      [
        name,
        `s-${place}`,
        SITES[place],
        FOUNDED[place],
        RAISED[place],
        [0, 1, 40, 100, 400, 800][place],
        place > 3 ? `2026-0${place}-15T21:30:00Z` : null,
        place,
      ],
    );
    const id: string = rows[0].id;
    await run("update startup set funding_count = $2, fullness = $3 where id = $1", [id, place % 3, place * 15]);
    if (place % 2 === 0) await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
    if (place % 3 === 0) await signedIn(db, { [id]: [SCOPE.READ] });
    await run(
      `insert into startup_choice (startup_id, kind, type_id) select $1, 'startupProgram', id from type order by id limit $2::int`,
      [id, place % 3],
    );
  }
  await db.update(account).set({ name: "Işık", surname: "Arı" });
}

type Row = Record<string, unknown>;
const isEmpty = (value: unknown) => value === null || value === "";
const idOf = (value: unknown) => (value !== null && typeof value === "object" ? (value as { id: string }).id : value);
const dayOf = (value: unknown) => (String(value).length > 10 ? isoDay(new Date(String(value))) : String(value));

/** What a condition says, written down anew: of a value as the row shows it. */
function holds({ operator, values }: Condition, { condition: kind }: TableColumn, value: unknown): boolean {
  const [first = "", second = ""] = values;
  const text = fold(isEmpty(value) ? "" : String(value));
  const sought = fold(first).trim();
  const between = (from: string | number, shown: string | number, to: string | number) => from <= shown && shown <= to;
  if (operator === "isEmpty" || operator === "isFilled") return isEmpty(value) === (operator === "isEmpty");
  if (operator === "yes" || operator === "no") return value === (operator === "yes");
  if (operator === "anyOf" || operator === "noneOf")
    return (value !== null && values.includes(String(idOf(value)))) === (operator === "anyOf");
  if (operator === "contains" || operator === "lacks") return text.includes(sought) === (operator === "contains");
  if (operator === "is") return text === sought;
  if (isEmpty(value)) return false;
  if (operator === "during") {
    const { gte = "", lte = "9" } = presetRange(first as DatePreset, isoDay(new Date()));
    return between(gte, dayOf(value), lte);
  }
  const shown = kind === "day" ? dayOf(value) : Number(value);
  const [from, to] = kind === "day" ? [first, second] : [Number(first), Number(second)];
  switch (operator) {
    case "between":
      return between(from, shown, to);
    case "equals":
      return shown === from;
    case "atLeast":
    case "from":
      return shown >= from;
    default:
      return shown <= from;
  }
}

/** Values for each way to compare a column: those that its rows have, and one that none has. */
function valuesFor(
  operator: Condition["operator"],
  { condition: kind }: TableColumn,
  shown: readonly unknown[],
): string[][] {
  const filled = shown.filter((value) => !isEmpty(value));
  if (["isEmpty", "isFilled", "yes", "no"].includes(operator)) return [[]];
  if (operator === "during") return DATE_PRESETS.map((preset) => [preset]);
  if (operator === "anyOf" || operator === "noneOf") {
    const ids = [...new Set(filled.map((value) => String(idOf(value))))];
    return [ids.slice(0, 1), ids.slice(0, 2), ids];
  }
  const single = kind === "day" ? filled.map(dayOf) : filled.map(String);
  if (operator === "between") {
    const inOrder = kind === "day" ? single.toSorted() : single.toSorted((a, b) => Number(a) - Number(b));
    return [
      [inOrder[0]!, inOrder.at(-1)!],
      [inOrder[1]!, inOrder[1]!],
    ];
  }
  if (kind === "text")
    return [...single.map((text) => [text]), ...single.map((text) => [text.slice(1, 5)]), ["nowhere"]];
  return kind === "number" ? [...single.map((text) => [text]), ["-1"], ["2.5"]] : single.map((text) => [text]);
}

test("each of the 79 conditions on startups finds the rows that fulfil it", async () => {
  const built = await testApp();
  await insertStartups(built);
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const list = async (where: string) => {
    const { status, data } = await built.call(managedStartupCalls.list, { query: { where } }, admin);
    return status === 200 ? (data.rows as unknown as Row[]) : [{ name: `${status}` }];
  };
  const all = await list("");
  expect(all).toHaveLength(NAMES.length);
  const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name).toSorted();
  const wrong: unknown[] = [];
  let tried = 0;
  for (const column of (managedStartupCalls.table as TableDescription).columns)
    for (const operator of operatorsOf(column)) {
      tried++;
      const shown = all.map((row) => row[column.key]);
      let split = 0;
      for (const values of valuesFor(operator, column, shown)) {
        const condition: Condition = { column: column.key, operator, values };
        const where = writeConditions([condition]);
        const wanted = namesOf(all.filter((row) => holds(condition, column, row[column.key])));
        const found = namesOf(await list(where));
        if (wanted.length > 0 && wanted.length < all.length) split++;
        if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push({ where, found, wanted });
      }
      // A condition that all rows fulfil, or none, would show nothing.
      if (split === 0 && column.key !== "updatedAt") wrong.push(`${column.key} ${operator} parts no rows`);
    }
  expect(wrong).toEqual([]);
  expect(tried).toBe(79);
});
