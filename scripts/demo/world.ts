import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { currency, currencyRate } from "#db/tables/reference.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import type { TypeKind } from "#shared/type-kinds.ts";

export const CURRENCY_CODES = ["USD", "EUR", "GBP", "TRY"] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export interface Person {
  id: string;
  name: string;
  surname: string;
  title: string;
  photo: string;
  /** Key of kind `userType`. */
  userType: string;
  /** Part of the address before the at sign, of the accounts one can sign in with. */
  demo?: string;
}

export interface Organization {
  id: string;
  name: string;
  /** Key of kind `organizerType`. */
  type: string;
}

export interface DemoStartup {
  id: string;
  name: string;
  /** Key of kind `stage`. */
  stage: string;
  sector: string;
  /** Days before the day of filling in. */
  foundedDaysAgo: number;
  closed: boolean;
  foreign: boolean;
}

/** Rows that the parts of the demo have made so far; each adds its own for the parts after it. */
export interface World {
  tx: Db;
  /** Midnight (UTC) of the day of filling in. Every date of the demo is relative to it. */
  today: Date;
  people: Person[];
  organizations: Organization[];
  startups: DemoStartup[];
  jobs: { id: string }[];
  providers: { id: string }[];
  patents: { id: string }[];
  reports: { id: string }[];
  programs: { id: string }[];
  /** The newest rate on or before a day, as decision 8 wants it. */
  rateOn(currency: CurrencyCode, day: string): { usd: number; day: string };
}

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 1_000;

export const instantAgo = (world: World, days: number): Date => new Date(world.today.getTime() - days * DAY_MS);
/** A calendar date, "2024-03-01". Negative: in the future. */
export const dayAgo = (world: World, days: number): string => instantAgo(world, days).toISOString().slice(0, 10);

/**
 * Inserts rows with few statements, each with its rows in one JSON parameter: on the embedded database several times
 * quicker than a parameter a value. A column that some rows leave out is null there, so not-null columns are in all or none.
 */
export async function insertAll<T extends PgTable>(world: World, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => used.has(key));
  const names = sql.raw(columns.map(([, column]) => column.name).join(", "));
  const typed = sql.raw(columns.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(", "));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const batch = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])),
      );
    await world.tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as batch(${typed})`);
  }
}

export const idOf = (kind: TypeKind, key: string | undefined): string | null => (key ? typeId(kind, key) : null);
export const currencyId = (code: CurrencyCode): string => fixedId(`currency/${code}`);

export async function newWorld(tx: Db, now: Date): Promise<World> {
  const rows = await tx
    .select({ code: currency.code, day: currencyRate.day, usd: currencyRate.usdPerUnit })
    .from(currencyRate)
    .innerJoin(currency, eq(currency.id, currencyRate.currencyId))
    .orderBy(desc(currencyRate.day));
  return {
    tx,
    today: new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS),
    people: [],
    organizations: [],
    startups: [],
    jobs: [],
    providers: [],
    patents: [],
    reports: [],
    programs: [],
    rateOn(currency, day) {
      const rate =
        rows.find((row) => row.code === currency && row.day <= day) ?? rows.findLast((row) => row.code === currency);
      if (!rate) throw new Error(`There is no rate of ${currency}: fill in the reference data first.`);
      return { usd: Number(rate.usd), day: rate.day };
    },
  };
}
