// Hand-written SQL: conditions on rounds, in the form of their indexes.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { isUuid } from "#shared/uuid.ts";
import type { FundingFilter } from "../contract.ts";

/** An array as one parameter. */
const list = (values: string[]) => sql`${sql.param(values)}::text[]`;
const inIds = (column: SQL, ids: string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`;

/** The filter as conditions on `funding f`. Throws `invalidInput` naming a choice that does not exist. */
export async function conditionsOf(db: Db, filter: FundingFilter): Promise<SQL[]> {
  const lists = await catalogue(db);
  const startups = filter.startup?.length ? await startupsNamed(db, filter.startup) : undefined;
  const types = (kind: TypeKind, field: "tour" | "type") =>
    idsNamed(filter[field], `filter.${field}`, (word) => {
      const row = lists.types.get(word.toLowerCase()) ?? lists.typeBySlug(kind, word);
      return row?.kind === kind ? row.id : undefined;
    });
  const tours = types("investmentTour", "tour");
  const kinds = types("investmentType", "type");
  const codes = new Map([...lists.currencies.values()].map(({ id, code }) => [code, id]));
  const currencies = idsNamed(filter.currency, "filter.currency", (word) =>
    lists.currencies.has(word.toLowerCase()) ? word.toLowerCase() : codes.get(word.toUpperCase()),
  );
  return [
    ...(startups ? [inIds(sql`f.startup_id`, startups)] : []),
    ...(tours ? [inIds(sql`f.stage_id`, tours)] : []),
    ...(kinds ? [inIds(sql`f.type_id`, kinds)] : []),
    ...(currencies ? [inIds(sql`f.amount_currency_id`, currencies)] : []),
    ...rangeOf(sql`f.amount_usd`, "numeric", filter.amountUsd),
    ...rangeOf(sql`f.announced_date`, "date", filter.announcedDate),
  ];
}

/** True if the filter has no conditions besides dates. */
export const filtersDatesOnly = ({ announcedDate: _, ...others }: FundingFilter): boolean =>
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

/** The ids of the named choices; undefined when none are named. */
function idsNamed(words: string[] | undefined, field: string, find: (word: string) => string | undefined) {
  if (!words?.length) return undefined;
  return words.map((word) => {
    const id = find(word);
    if (!id) throw new AppError("invalidInput", [{ field, reason: "noSuchValue", detail: word }]);
    return id;
  });
}

const idRow = z.object({ id: z.string() });

/** The ids of these startups. An unknown one is no mistake: it has no rounds. */
async function startupsNamed(db: Db, names: string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
    select id from startup where seo_url = any(${list(names)})
    union select id from startup where id = any(${sql.param(names.filter(isUuid))}::uuid[])`,
  );
  return rows.map((row) => row.id);
}
