// Hand-written SQL: facts of a startup as texts, and what belongs to it counted by table.

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { AppError } from "#shared/errors.ts";
import { formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { isUuid } from "#shared/uuid.ts";
import { type Fact, MOVED_ROWS } from "../merges/limits.ts";
import { SHOWN_ROWS } from "../merges/parts/merged-rows.server.ts";
import { type MergeSide, mergeSide } from "./contract.ts";

const typeName = (column: string, locale: Locale) =>
  sql.raw(`(select name_${locale} from type where type.id = s.${column})`);
/** Number and code of the currency; numbers as the database writes them. */
const money = (field: string, currency: string) =>
  sql.raw(
    `trim_scale(s.${field})::text || coalesce(' ' || (select code from currency where currency.id = s.${currency}), '')`,
  );

/** Each fact of a startup `s` as text. */
const factTexts = (locale: Locale): Record<Fact, SQL> => ({
  logo: sql`s.logo_64`,
  cover: sql`s.cover_low`,
  tagline: localizedSql("s.tagline", locale),
  description: localizedSql("s.description", locale),
  website: sql`s.website`,
  sector: typeName("sector_id", locale),
  stage: typeName("stage_id", locale),
  operatingStatus: typeName("operating_status_id", locale),
  employeeCount: typeName("employee_count_id", locale),
  incorporated: sql`s.incorporated::text`,
  foundationDate: sql`s.foundation_date::text`,
  legalName: sql`s.legal_name`,
  legalForm: typeName("legal_form_id", locale),
  place: sql.raw(`nullif(concat_ws(', ', (select name from county where county.id = s.county_id),
    (select name_${locale} from city where city.id = s.city_id), (select name_${locale} from country where country.id = s.country_id)), '')`),
  facebook: sql`s.facebook`,
  instagram: sql`s.instagram`,
  twitter: sql`s.twitter`,
  linkedin: sql`s.linkedin`,
  targetGroup: localizedSql("s.target_group", locale),
  competitiveAdvantage: localizedSql("s.competitive_advantage", locale),
  revenueModelDescription: localizedSql("s.revenue_model_description", locale),
  marketSize: money("market_size", "market_size_currency_id"),
  seeking: sql`nullif(concat_ws(', ', ${typeName("investment_seeking_status_id", locale)}, ${money("seeking_amount", "seeking_amount_currency_id")}, ${money("seeking_valuation", "seeking_valuation_currency_id")}), '')`,
});

/** Two startups side by side, each named by id or address. Throws `notFound`, also for deleted ones. */
export async function compared(db: Db, names: readonly [string, string], locale: Locale) {
  const ids = await Promise.all(names.map((name) => idOf(db, name)));
  const [first, second] = await Promise.all([
    sideOf(db, { id: ids[0]!, otherId: ids[1]!, locale }),
    sideOf(db, { id: ids[1]!, otherId: ids[0]!, locale }),
  ]);
  return { first, second };
}

async function idOf(db: Db, name: string): Promise<string> {
  const isNamed = isUuid(name) ? eq(startup.id, name) : eq(startup.seoUrl, name);
  const [found] = await db
    .select({ id: startup.id })
    .from(startup)
    .where(and(isNamed, isNull(startup.deletedAt)));
  if (!found) throw new AppError("notFound");
  return found.id;
}

const sideRow = mergeSide.extend({ id: z.string(), createdAt: z.string() });

async function sideOf(db: Db, { id, otherId, locale }: { id: string; otherId: string; locale: Locale }) {
  const facts = Object.entries(factTexts(locale)).map(
    ([key, text]) => sql`${sql.raw(`'${key}'`)}, nullif(${text}, '')`,
  );
  const counts = MOVED_ROWS.map((key) => {
    const { table, owner, same = [] } = SHOWN_ROWS[key];
    const isSame = same.map((name) => `other.${name} is not distinct from r.${name}`).join(" and ");
    const isThere =
      same.length > 0
        ? sql`not exists (select from ${sql.raw(table)} other where other.${sql.raw(owner)} = ${otherId} and ${sql.raw(isSame)})`
        : sql`true`;
    return sql`${sql.raw(`'${key}'`)}, (select json_build_object('all', count(*), 'moving', count(*) filter (where ${isThere}))
      from ${sql.raw(table)} r where r.${sql.raw(owner)} = ${id})`;
  });
  const [side] = await rowsOf(
    db,
    sideRow,
    sql`
    select s.id, s.name, s.seo_url "seoUrl", s.logo_64 logo, s.is_visible "isVisible",
      to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "createdAt",
      json_build_object(${sql.join(facts, sql`, `)}) facts, json_build_object(${sql.join(counts, sql`, `)}) rows
    from startup s where s.id = ${id}`,
  );
  const written = Object.entries(side!.facts).map(([fact, text]) => [fact, text && withMoney(text, fact, locale)]);
  return { ...side!, facts: Object.fromEntries(written) as MergeSide["facts"] };
}

/** "1500 EUR" as the reader's language writes it, in the facts that are amounts. */
const withMoney = (text: string, fact: string, locale: Locale) =>
  fact === "marketSize" || fact === "seeking"
    ? text.replace(/(\d+(?:\.\d+)?) ([A-Z]{3})\b/, (_, amount: string, code: string) =>
        formatMoney(Number(amount), code, locale),
      )
    : text;
