import type { Catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import type { Named } from "#shared/list/contract.ts";
import type { Locale } from "#shared/locale.ts";
import type { StartupRow, ViewField } from "../contract.ts";
import { type StartupFilterName, startupList } from "../filters.ts";

/** A row as the database gives it: the columns of its view, and what they stand for in `choices` and lists. */
export type RawRow = {
  id: string;
  seo_url: string;
  name: string;
  choices?: Partial<Record<string, string[]>>;
} & Record<string, unknown>;

interface Reading {
  catalogue: Catalogue;
  locale: Locale;
}

/** The source of a field: columns of the startup, kinds of `startup_choice`, or a list as one column of SQL. */
interface Field<Value> {
  columns?: readonly string[];
  choices?: readonly string[];
  list?: readonly string[];
  make: (row: RawRow, reading: Reading) => Value;
}

const column = <Value>(name: string): Field<Value> => ({ columns: [name], make: (row) => row[name] as Value });

/** The text in the reader's language, else in the other one. */
const text = (name: string): Field<string | null> => ({
  columns: [`${name}_en`, `${name}_tr`],
  make: (row, { locale }) => {
    const [first, second] = locale === "tr" ? ["tr", "en"] : ["en", "tr"];
    return (row[`${name}_${first}`] ?? row[`${name}_${second}`]) as string | null;
  },
});

/** A version of a picture, else the picture itself. */
const picture = (name: string, version: string): Field<string | null> => ({
  columns: [name, `${name}_${version}`],
  make: (row) => (row[`${name}_${version}`] ?? row[name]) as string | null,
});

const nameOf = ({ catalogue, locale }: Reading, field: StartupFilterName, id: unknown): Named | null =>
  typeof id === "string" ? namedChoice(catalogue, startupList, field, id, locale) : null;

function countryOf(reading: Reading, id: unknown) {
  const named = nameOf(reading, "country", id);
  const country = reading.catalogue.countries.get(id as string);
  return named && country ? { ...named, code: country.iso2 } : null;
}

/** A value of a filter's choices. */
const named = (field: StartupFilterName, name: string): Field<Named | null> => ({
  columns: [name],
  make: (row, reading) => nameOf(reading, field, row[name]),
});

/** A value that no filter has. */
const typed = (name: string): Field<Named | null> => ({
  columns: [name],
  make: (row, { catalogue, locale }) => {
    const type = catalogue.types.get(row[name] as string);
    return type ? { id: type.id, name: type.name[locale], slug: type.slug[locale] } : null;
  },
});

const chosen = (field: StartupFilterName, kind: string): Field<Named[]> => ({
  choices: [kind],
  make: (row, reading) =>
    (row.choices?.[kind] ?? [])
      .toSorted((a, b) => placeOf(reading.catalogue, a) - placeOf(reading.catalogue, b))
      .map((id) => nameOf(reading, field, id)!),
});
const placeOf = (catalogue: Catalogue, id: string) => catalogue.types.get(id)?.sortOrder ?? 0;

const money = (name: string): Field<{ amount: number; currency: string; usd: number | null } | null> => ({
  columns: [name, `${name}_currency_id`, `${name}_usd`],
  make: (row, { catalogue }) => {
    const currency = catalogue.currencies.get(row[`${name}_currency_id`] as string)?.code;
    const usd = row[`${name}_usd`];
    return row[name] === null || currency === undefined
      ? null
      : { amount: Number(row[name]), currency, usd: usd === null ? null : Number(usd) };
  },
});

const instant = (name: string): Field<string> => ({
  columns: [name],
  make: (row) => new Date(row[name] as Date | string).toISOString(),
});

/** Rows below a startup in the order they were added; `fields` are pairs of name and column. */
const list = <Value>(name: string, table: string, fields: string): Field<Value[]> => ({
  list: [
    `(select coalesce(json_agg(json_build_object(${fields}) order by id), '[]') from ${table} where startup_id = s.id) ${name}`,
  ],
  make: (row) => row[name] as Value[],
});

interface LastRound {
  announcedDate: string | null;
  tourId: string | null;
  amountUsd: number | string | null;
  isConfirmed: boolean;
}

/** The latest public round of a startup, as one column of JSON. */
const LAST_ROUND = `(select json_build_object('announcedDate', f.announced_date, 'tourId', f.stage_id, 'amountUsd', f.amount_usd,
    'isConfirmed', f.signed_by is not null)
  from funding f where f.startup_id = s.id and not f.is_private
  order by f.announced_date desc nulls last, f.id desc limit 1) last_round`;

/** Every field of a row by its name in a view. */
export const VIEW: { [Name in ViewField]: Field<StartupRow[Name]> } = {
  tagline: text("tagline"),
  description: text("description"),
  website: column("website"),
  logo: column("logo"),
  logo_512: picture("logo", "512"),
  logo_256: picture("logo", "256"),
  logo_64: picture("logo", "64"),
  cover: column("cover"),
  cover_High: picture("cover", "high"),
  cover_Medium: picture("cover", "medium"),
  cover_Low: picture("cover", "low"),
  legalName: column("legal_name"),
  facebook: column("facebook"),
  instagram: column("instagram"),
  twitter: column("twitter"),
  linkedin: column("linkedin"),
  targetGroup: text("target_group"),
  competitiveAdvantage: text("competitive_advantage"),
  revenueModelDescription: text("revenue_model_description"),
  marketSize: money("market_size"),
  marketSizeCurrency: named("investments.amountCurrency", "market_size_currency_id"),
  competitors: list("competitors", "startup_competitor", "'competitorName', name, 'competitorWebsite', website"),
  patents: list("patents", "startup_patent", "'name', name, 'applicationNumber', application_number"),
  sector: named("sector", "sector_id"),
  subSectors: chosen("subSectors", "subSector"),
  stage: named("stage", "stage_id"),
  location: {
    columns: ["country_id", "city_id"],
    make: (row, reading) => ({
      country: countryOf(reading, row.country_id),
      city: nameOf(reading, "city", row.city_id),
    }),
  },
  technologies: chosen("technologies", "technology"),
  businessModels: chosen("businessModels", "businessModel"),
  revenueModels: chosen("revenueModels", "revenueModel"),
  startupPrograms: chosen("startupPrograms", "startupProgram"),
  employeeCount: named("employeeCount", "employee_count_id"),
  operatingStatus: named("operatingStatus", "operating_status_id"),
  incorporated: column("incorporated"),
  foundationDate: column("foundation_date"),
  investmentSeekingStatus: named("investmentSeekingStatus", "investment_seeking_status_id"),
  investmentSeekingTour: named("hasInvestment.tour", "investment_seeking_tour_id"),
  investmentSeekingType: typed("investment_seeking_type_id"),
  seekingInvestmentAmount: money("seeking_amount"),
  seekingInvestmentAmountCurrency: named("seekingInvestmentAmountCurrency", "seeking_amount_currency_id"),
  seekingValuation: money("seeking_valuation"),
  hasInvestment: { columns: ["funding_count"], make: (row) => Number(row.funding_count) > 0 },
  fundingCount: column("funding_count"),
  totalRaisedUsd: {
    columns: ["total_raised_usd", "said_raised_usd", "funding_count"],
    make: (row) => {
      const isDisclosed = Number(row.total_raised_usd) > 0 || Number(row.said_raised_usd) > 0;
      return isDisclosed || Number(row.funding_count) === 0 ? Number(row.total_raised_usd) : null;
    },
  },
  lastFundingDate: column("last_funding_date"),
  lastRound: {
    list: [LAST_ROUND],
    make: (row, { catalogue, locale }) => {
      const round = row.last_round as LastRound | null;
      if (!round) return null;
      const { announcedDate, tourId, amountUsd, isConfirmed } = round;
      const tour = tourId === null ? null : (catalogue.types.get(tourId)?.name[locale] ?? null);
      return { announcedDate, tour, amountUsd: amountUsd === null ? null : Number(amountUsd), isConfirmed };
    },
  },
  fullness: column("fullness"),
  confirmedAt: {
    columns: ["confirmed_at"],
    make: (row) => (row.confirmed_at === null ? null : new Date(row.confirmed_at as Date | string).toISOString()),
  },
  createdAt: instant("created_at"),
  updatedAt: instant("updated_at"),
};
