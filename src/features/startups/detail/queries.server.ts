import { eq, or, sql } from "drizzle-orm";
import { buildOnce } from "#db/build-once.server.ts";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue, type Names, namesIn } from "#features/reference/queries.server.ts";
import { isManaged } from "#server/access.server.ts";
import { publicFactsOf } from "#server/edit/fact-ages.server.ts";
import { mayEdit, mayVisit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { isUuid } from "#shared/uuid.ts";
import { VISITOR, type Viewer } from "#shared/viewer.ts";
import { startupForm } from "../editing/form.ts";
import { sourcesOf } from "../import/queries.server.ts";
import { mergeTarget } from "../merges/queries.server.ts";
import type { StartupDetail, StartupPublic } from "./contract.ts";
import { fundingSummaryOf, hiddenFrom, peopleFor } from "./parts/disclosure.server.ts";
import { type Children, childrenOf } from "./queries/children.server.ts";

export type StartupRow = typeof startup.$inferSelect;

const isNamed = eq(startup.seoUrl, sql.placeholder("name"));
const startupBySlug = buildOnce((db) => db.select().from(startup).where(isNamed).prepare("startup_by_slug"));
const startupByIdOrSlug = buildOnce((db) =>
  db
    .select()
    .from(startup)
    .where(or(eq(startup.id, sql.placeholder("name")), isNamed))
    .prepare("startup_by_id_or_slug"),
);

/** The row behind a `seoUrl` or an id, when the viewer may open it; of one that was merged, what it was merged into. Throws `notFound`, for hidden and for missing startups. */
export async function openStartup(db: Db, seoUrlOrId: string, viewer: Viewer): Promise<StartupRow> {
  const query = isUuid(seoUrlOrId) ? startupByIdOrSlug : startupBySlug;
  const [row] = await query(db).execute({ name: seoUrlOrId });
  if (!row) throw new AppError("notFound");
  const mergedInto = row.deletedAt ? await mergeTarget(db, row.id) : undefined;
  if (mergedInto) return openStartup(db, mergedInto, viewer);
  const listed = row.isVisible && row.deletedAt === null;
  if (!listed && !mayVisit(viewer, row.id)) throw new AppError("notFound");
  return row;
}

/** The short form of a startup that every visitor sees. Throws `notFound`, also for those who may see more. */
export async function publicStartup(db: Db, seoUrlOrId: string, locale: Locale): Promise<StartupPublic> {
  const row = await openStartup(db, seoUrlOrId, VISITOR);
  return publicView(row, namesIn(await catalogue(db), locale), locale);
}

/** A startup with everything the viewer may see. Throws `notFound`. */
export async function startupDetail(
  db: Db,
  seoUrlOrId: string,
  viewer: Viewer,
  locale: Locale,
): Promise<StartupDetail> {
  const row = await openStartup(db, seoUrlOrId, viewer);
  const children = await childrenOf(db, row.id, viewer);
  const names = namesIn(await catalogue(db), locale);
  const funding = fundingSummaryOf(viewer, row.id, children);
  const updates = children.updates.map(({ id, date, en, tr }) => ({
    id,
    date,
    description: inLocale(locale, en, tr)!,
  }));
  return {
    ...publicView(row, names, locale),
    ...ownFields(row, names, locale),
    ...choicesOf(children, names),
    ...affiliationsOf(children),
    hasInvestment: funding.rounds > 0,
    funding,
    competitors: children.competitors,
    patents: children.patents,
    governmentSupports: children.supports.flatMap(({ id, supportId, date }) => {
      const type = names.type(supportId);
      return type ? [{ id, type, date }] : [];
    }),
    importantUpdates: updates,
    ...peopleFor(viewer, row.id, names, children.people),
    hidden: hiddenFrom(viewer, row.id, children),
    mayEdit: mayEdit(viewer, row.id),
    mayClaim: viewer.kind === "member" && row.isVisible && !(await isManaged(db, row.id)),
    ...publicFactsOf(startupForm.fields, { ...row, values: { ...row } }),
    source: row.source,
    dataSources: await dataSourcesOf(db, row, locale),
    fullness: row.fullness,
    createdAt: row.createdAt.toISOString(),
  };
}

async function dataSourcesOf(db: Db, row: StartupRow, locale: Locale): Promise<StartupDetail["dataSources"]> {
  const sources = await sourcesOf(db, row.id);
  return sources.map(({ name, url, licence, licenceUrl, attribution, vanishedAt }) => ({
    name,
    url,
    licence,
    licenceUrl,
    attribution: attribution[locale],
    vanishedAt: vanishedAt?.toISOString() ?? null,
  }));
}

/** The text in the reader's language, else in the other one. */
const inLocale = (locale: Locale, en: string | null, tr: string | null): string | null =>
  (locale === "tr" ? tr || en : en || tr) || null;

function publicView(row: StartupRow, names: Names, locale: Locale): StartupPublic {
  return {
    id: row.id,
    seoUrl: row.seoUrl,
    name: row.name,
    tagline: inLocale(locale, row.taglineEn, row.taglineTr),
    sector: names.type(row.sectorId),
    stage: names.type(row.stageId),
    operatingStatus: names.type(row.operatingStatusId),
    foundationDate: row.foundationDate,
    location: {
      country: names.country(row.countryId),
      city: names.city(row.cityId),
      county: names.county(row.countyId),
    },
    website: row.website,
    logo: row.logo,
    logo_512: row.logo512 ?? row.logo,
    logo_256: row.logo256 ?? row.logo,
    logo_64: row.logo64 ?? row.logo,
    cover: row.cover,
    cover_High: row.coverHigh ?? row.cover,
    cover_Medium: row.coverMedium ?? row.cover,
    cover_Low: row.coverLow ?? row.cover,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function ownFields(row: StartupRow, names: Names, locale: Locale) {
  const status = names.type(row.investmentSeekingStatusId);
  return {
    legalName: row.legalName,
    legalForm: names.type(row.legalFormId),
    isVisible: row.isVisible,
    isDeleted: row.deletedAt !== null,
    description: inLocale(locale, row.descriptionEn, row.descriptionTr),
    incorporated: row.incorporated,
    employeeCount: names.type(row.employeeCountId),
    facebook: row.facebook,
    instagram: row.instagram,
    twitter: row.twitter,
    linkedin: row.linkedin,
    targetGroup: inLocale(locale, row.targetGroupEn, row.targetGroupTr),
    marketSize: moneyOf(row.marketSize, names.currency(row.marketSizeCurrencyId), row.marketSizeUsd),
    competitiveAdvantage: inLocale(locale, row.competitiveAdvantageEn, row.competitiveAdvantageTr),
    revenueModelDescription: inLocale(locale, row.revenueModelDescriptionEn, row.revenueModelDescriptionTr),
    investmentSeekingStatus: status && {
      ...status,
      countsAsSeeking: names.seeking(row.investmentSeekingStatusId),
    },
    investmentSeekingTour: names.type(row.investmentSeekingTourId),
    investmentSeekingType: names.type(row.investmentSeekingTypeId),
    seekingInvestmentAmount: moneyOf(
      row.seekingAmount,
      names.currency(row.seekingAmountCurrencyId),
      row.seekingAmountUsd,
    ),
    seekingValuation: moneyOf(
      row.seekingValuation,
      names.currency(row.seekingValuationCurrencyId),
      row.seekingValuationUsd,
    ),
    seekingStartDate: row.seekingStartDate,
    seekingEndDate: row.seekingEndDate,
  };
}

const moneyOf = (amount: number | null, currency: string | null, usd: number | null) =>
  amount === null || currency === null ? null : { amount, currency, usd };

function choicesOf({ choices }: Children, names: Names) {
  const typesOfKind = (kind: string) =>
    names.types(choices.filter((row) => row.kind === kind).map((row) => row.typeId));
  return {
    subSectors: typesOfKind("subSector"),
    technologies: typesOfKind("technology"),
    businessModels: typesOfKind("businessModel"),
    revenueModels: typesOfKind("revenueModel"),
    startupPrograms: typesOfKind("startupProgram"),
  };
}

function affiliationsOf({ affiliations }: Children) {
  const ofKind = (kind: string) =>
    affiliations.filter((row) => row.kind === kind).map(({ kind: _, ...affiliation }) => affiliation);
  return { incubationCenters: ofKind("incubationCenter"), accelerationPrograms: ofKind("accelerationProgram") };
}
