import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import type { Named } from "#shared/list/contract.ts";
import type { Locale } from "#shared/locale.ts";
import { DEFAULT_VIEW, type StartupRow, type ViewField } from "../contract.ts";
import { type StartupFilterName, startupList } from "../filters.ts";

/** Columns that a field of a row is made of. */
interface RawRow extends Record<string, unknown> {
  id: string;
  seo_url: string;
  name: string;
  tagline_en: string | null;
  tagline_tr: string | null;
  description_en: string | null;
  description_tr: string | null;
  website: string | null;
  logo: string | null;
  sector_id: string | null;
  stage_id: string | null;
  country_id: string | null;
  city_id: string | null;
  employee_count_id: string | null;
  operating_status_id: string | null;
  investment_seeking_status_id: string | null;
  incorporated: boolean | null;
  foundation_date: string | null;
  total_raised_usd: string;
  funding_count: number;
  last_funding_date: string | null;
  fullness: number;
  confirmed_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
  choices: Partial<Record<string, string[]>>;
}

const COLUMNS: Record<ViewField, readonly Exclude<keyof RawRow & string, "choices">[]> = {
  tagline: ["tagline_en", "tagline_tr"],
  description: ["description_en", "description_tr"],
  website: ["website"],
  logo: ["logo"],
  sector: ["sector_id"],
  subSectors: [],
  stage: ["stage_id"],
  location: ["country_id", "city_id"],
  technologies: [],
  businessModels: [],
  revenueModels: [],
  startupPrograms: [],
  employeeCount: ["employee_count_id"],
  operatingStatus: ["operating_status_id"],
  incorporated: ["incorporated"],
  foundationDate: ["foundation_date"],
  investmentSeekingStatus: ["investment_seeking_status_id"],
  hasInvestment: ["funding_count"],
  fundingCount: ["funding_count"],
  totalRaisedUsd: ["total_raised_usd"],
  lastFundingDate: ["last_funding_date"],
  fullness: ["fullness"],
  confirmedAt: ["confirmed_at"],
  createdAt: ["created_at"],
  updatedAt: ["updated_at"],
};
/** Fields made of `startup_choice`, and the kind of their rows. */
const CHOICES = {
  subSectors: "subSector",
  technologies: "technology",
  businessModels: "businessModel",
  revenueModels: "revenueModel",
  startupPrograms: "startupProgram",
} as const satisfies Partial<Record<ViewField, string>>;

interface Shown {
  view?: readonly ViewField[] | undefined;
  locale: Locale;
}

/** Listed startups by id, in the order given, with the fields of the view. One statement whatever the number. */
export async function rowsOf(
  db: Db,
  catalogue: Catalogue,
  ids: readonly string[],
  { view = DEFAULT_VIEW, locale }: Shown,
): Promise<StartupRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<RawRow>(sql`select ${columnsOf(view)}
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality wanted (id, place) join startup s on s.id = wanted.id
    where s.is_visible and s.deleted_at is null order by wanted.place`);
  return rows.map((row) => startupRow(catalogue, row, view, locale));
}

/** The page that a `pageStatement` finds, with the fields of the view. */
export const pageOfRows: ReadRows<StartupRow, Catalogue> = async (db, catalogue, page, { view: names, locale }) => {
  // The contract of the call lets no other names through.
  const view = (names as readonly ViewField[] | undefined) ?? DEFAULT_VIEW;
  const { rows } = await db.execute<RawRow & { totalCount: number }>(sql`select page."totalCount", ${columnsOf(view)}
    from (${page}) page left join startup s on s.id = page.id order by page.place`);
  const found = rows.filter((row) => row.id !== null);
  return {
    rows: found.map((row) => startupRow(catalogue, row, view, locale)),
    totalCount: rows[0]?.totalCount ?? 0,
  };
};

function columnsOf(view: readonly ViewField[]): SQL {
  const columns = [...new Set(["id", "seo_url", "name", ...view.flatMap((field) => COLUMNS[field])])];
  const kinds = Object.entries(CHOICES).flatMap(([field, kind]) => (view.includes(field as ViewField) ? [kind] : []));
  const choices = sql`, (select coalesce(json_object_agg(kind, types), '{}') from (
    select kind, json_agg(type_id) types from startup_choice
    where startup_id = s.id and kind = any (${sql.param(kinds)}) group by kind) chosen) choices`;
  return sql`${sql.raw(columns.map((column) => `s.${column}`).join(", "))}${kinds.length > 0 ? choices : sql``}`;
}

function startupRow(catalogue: Catalogue, row: RawRow, view: readonly ViewField[], locale: Locale): StartupRow {
  const named = (field: StartupFilterName, id: string | null): Named | null =>
    id === null ? null : namedChoice(catalogue, startupList, field, id, locale);
  const chosen = (field: keyof typeof CHOICES): Named[] =>
    (row.choices?.[CHOICES[field]] ?? [])
      .toSorted((a, b) => placeOf(catalogue, a) - placeOf(catalogue, b))
      .map((id) => namedChoice(catalogue, startupList, field, id, locale));
  const text = (name: "tagline" | "description") =>
    locale === "tr" ? (row[`${name}_tr`] ?? row[`${name}_en`]) : (row[`${name}_en`] ?? row[`${name}_tr`]);
  const make: { [Field in ViewField]: () => StartupRow[Field] } = {
    tagline: () => text("tagline"),
    description: () => text("description"),
    website: () => row.website,
    logo: () => row.logo,
    sector: () => named("sector", row.sector_id),
    subSectors: () => chosen("subSectors"),
    stage: () => named("stage", row.stage_id),
    location: () => ({ country: named("country", row.country_id), city: named("city", row.city_id) }),
    technologies: () => chosen("technologies"),
    businessModels: () => chosen("businessModels"),
    revenueModels: () => chosen("revenueModels"),
    startupPrograms: () => chosen("startupPrograms"),
    employeeCount: () => named("employeeCount", row.employee_count_id),
    operatingStatus: () => named("operatingStatus", row.operating_status_id),
    incorporated: () => row.incorporated,
    foundationDate: () => row.foundation_date,
    investmentSeekingStatus: () => named("investmentSeekingStatus", row.investment_seeking_status_id),
    hasInvestment: () => row.funding_count > 0,
    fundingCount: () => row.funding_count,
    totalRaisedUsd: () => Number(row.total_raised_usd),
    lastFundingDate: () => row.last_funding_date,
    fullness: () => row.fullness,
    confirmedAt: () => (row.confirmed_at === null ? null : instant(row.confirmed_at)),
    createdAt: () => instant(row.created_at),
    updatedAt: () => instant(row.updated_at),
  };
  const fields = view.map((field) => [field, make[field]()]);
  return { id: row.id, seoUrl: row.seo_url, name: row.name, ...Object.fromEntries(fields) };
}

const placeOf = (catalogue: Catalogue, id: string) => catalogue.types.get(id)?.sortOrder ?? 0;
const instant = (value: Date | string) => new Date(value).toISOString();
