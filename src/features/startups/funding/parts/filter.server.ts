import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { AppError } from "#shared/errors.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { FundingFilter } from "../contract.ts";

/** An array as one parameter. */
const list = (values: string[]) => sql`${sql.param(values)}::text[]`;
const inIds = (column: SQL, ids: string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`;

/** The filter as conditions on `funding f`. Throws `invalidInput` naming a choice that does not exist. */
export async function conditionsOf(db: Db, filter: FundingFilter): Promise<SQL[]> {
  const [startups, tours, types, currencies] = await Promise.all([
    filter.startup?.length ? startupsNamed(db, filter.startup) : undefined,
    filter.tour?.length ? typesNamed(db, "investmentTour", filter.tour, "filter.tour") : undefined,
    filter.type?.length ? typesNamed(db, "investmentType", filter.type, "filter.type") : undefined,
    filter.currency?.length ? currenciesNamed(db, filter.currency) : undefined,
  ]);
  return [
    ...(startups ? [inIds(sql`f.startup_id`, startups)] : []),
    ...(tours ? [inIds(sql`f.stage_id`, tours)] : []),
    ...(types ? [inIds(sql`f.type_id`, types)] : []),
    ...(currencies ? [inIds(sql`f.amount_currency_id`, currencies)] : []),
    ...rangeOf(sql`f.amount_usd`, "numeric", filter.amountUsd),
    ...rangeOf(sql`f.announced_date`, "date", filter.announcedDate),
  ];
}

/** The filter asks for dates alone, or for nothing. */
export const asksDatesOnly = ({ announcedDate: _, ...others }: FundingFilter): boolean =>
  Object.values(others).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value || Object.values(value).every((bound) => bound === undefined),
  );

interface Range {
  gte?: string | number | undefined;
  lte?: string | number | undefined;
}
export function rangeOf(column: SQL, type: "numeric" | "date", { gte, lte }: Range = {}): SQL[] {
  const bound = (value: string | number) => sql`${String(value)}::${sql.raw(type)}`;
  return [
    ...(gte === undefined ? [] : [sql`${column} >= ${bound(gte)}`]),
    ...(lte === undefined ? [] : [sql`${column} <= ${bound(lte)}`]),
  ];
}

interface Found extends Record<string, unknown> {
  id: string;
  wanted: string;
}
function allFound(rows: Found[], wanted: string[], field: string): string[] {
  const found = new Set(rows.map((row) => row.wanted));
  const missing = wanted.find((word) => !found.has(word));
  if (missing !== undefined) throw new AppError("invalidInput", [{ field, reason: `unknown: ${missing}` }]);
  return [...new Set(rows.map((row) => row.id))];
}

async function typesNamed(db: Db, kind: TypeKind, wanted: string[], field: string): Promise<string[]> {
  const { rows } = await db.execute<Found>(sql`
    select id, wanted from unnest(${list(wanted)}) wanted
    join type on kind = ${kind} and (id::text = lower(wanted) or slug_en = wanted or slug_tr = wanted)`);
  return allFound(rows, wanted, field);
}

async function currenciesNamed(db: Db, wanted: string[]): Promise<string[]> {
  const { rows } = await db.execute<Found>(sql`
    select id, wanted from unnest(${list(wanted)}) wanted
    join currency on id::text = lower(wanted) or code = upper(wanted)`);
  return allFound(rows, wanted, "filter.currency");
}

/** A startup nobody knows has no rounds: that is an answer, not a mistake. */
async function startupsNamed(db: Db, wanted: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from startup where seo_url = any(${list(wanted)})
    union select id from startup where id = any(${sql.param(wanted.filter((word) => UUID.test(word)))}::uuid[])`);
  return rows.map((row) => row.id);
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
