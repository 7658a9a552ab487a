import { z } from "zod";
import { day } from "#shared/day.ts";
import { publicFacts } from "#shared/edit/fact-contract.ts";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";

/** Keys of the lists of a startup, as the specification spells them. */
export const DETAIL_KEYS = [
  "technology",
  "businessmodel",
  "revenuemodel",
  "incubationcenter",
  "patent",
  "investment",
  "governmentsupport",
  "importantupdate",
  "teammember",
  "competitor",
  "AccelerationProgram",
] as const;
export type DetailKey = (typeof DETAIL_KEYS)[number];

/** A value of the catalogue, its name and slug in the reader's language. */
export const choice = z.object({ id, name: z.string(), slug: z.string() });
/** `amount` in units of `currency` (ISO 4217); `usd` at the rate stored with it. */
export const money = z.object({ amount: z.number(), currency: z.string(), usd: z.number().nullable() });
const text = z.string().nullable();
const instant = z.iso.datetime();

const LOGOS = { logo: text, logo_512: text, logo_256: text, logo_64: text };
const COVERS = { cover: text, cover_High: text, cover_Medium: text, cover_Low: text };

const location = z.object({
  country: choice.extend({ code: z.string() }).nullable(),
  city: choice.nullable(),
  county: choice.nullable(),
});

/** The fields of a startup that a visitor sees elsewhere than on its page. */
const publicView = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  tagline: text,
  sector: choice.nullable(),
  stage: choice.nullable(),
  operatingStatus: choice.nullable(),
  foundationDate: day.nullable(),
  location,
  website: text,
  ...LOGOS,
  ...COVERS,
  updatedAt: instant,
});

const affiliation = z.object({
  id,
  name: z.string(),
  organizationId: id.nullable(),
  seoUrl: text,
  logo: text,
  startDate: day.nullable(),
  endDate: day.nullable(),
  /** Who says so: both sides, or one of them alone. */
  saidBy: z.enum(["both", "startup", "organization"]),
});
/** `seoUrl` where the portal has a startup of exactly that name. */
const competitor = z.object({ id, competitorName: z.string(), competitorWebsite: text, seoUrl: text });
const patent = z.object({ id, name: z.string(), applicationNumber: z.string() });
const governmentSupport = z.object({ id, type: choice, date: day });
const importantUpdate = z.object({ id, date: day, description: z.string() });
/** `shareValue` in percent. Null where the viewer may not see it; see `hidden`. */
const person = z.object({
  id,
  accountId: id.nullable(),
  seoUrl: text,
  name: z.string(),
  title: text,
  profession: choice.nullable(),
  position: text,
  photo: text,
  shareValue: z.number().nullable(),
  knownTime: text,
  whereMet: text,
  invited: z.boolean(),
});

/** Sums over the rounds the viewer may see, in US dollars; null: no amount of them is disclosed. */
const fundingSummary = z.object({
  rounds: z.int(),
  /** Rounds without a known amount. */
  undisclosed: z.int(),
  /** Of rounds that an investor, an admin or an import with its source has signed, too. */
  totalUsd: z.number().nullable(),
  /** Of rounds that the startup alone says; not part of the total. */
  saidUsd: z.number(),
  lastDate: day.nullable(),
  byYear: z.array(z.object({ year: z.int().nullable(), rounds: z.int(), usd: z.number().nullable() })),
});

/** The parts left out of the answer, and the condition that shows them: signing in, or a right on the startup. */
const hidden = z.object({
  /** Private rounds and shares of team members. */
  financial: z.boolean(),
  /** Times and places of acquaintance in the team, and people who are only invited. */
  team: z.boolean(),
  reason: z.enum(["signIn", "right"]).nullable(),
});

const detail = publicView.extend({
  legalName: text,
  legalForm: choice.nullable(),
  isVisible: z.boolean(),
  isDeleted: z.boolean(),
  description: text,
  subSectors: z.array(choice),
  incorporated: z.boolean().nullable(),
  employeeCount: choice.nullable(),
  technologies: z.array(choice),
  businessModels: z.array(choice),
  revenueModels: z.array(choice),
  startupPrograms: z.array(choice),
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  targetGroup: text,
  marketSize: money.nullable(),
  competitiveAdvantage: text,
  revenueModelDescription: text,
  investmentSeekingStatus: choice.extend({ countsAsSeeking: z.boolean() }).nullable(),
  investmentSeekingTour: choice.nullable(),
  investmentSeekingType: choice.nullable(),
  seekingInvestmentAmount: money.nullable(),
  /** At which the startup seeks it. */
  seekingValuation: money.nullable(),
  seekingStartDate: day.nullable(),
  seekingEndDate: day.nullable(),
  hasInvestment: z.boolean(),
  funding: fundingSummary,
  competitors: z.array(competitor),
  patents: z.array(patent),
  governmentSupports: z.array(governmentSupport),
  incubationCenters: z.array(affiliation),
  accelerationPrograms: z.array(affiliation),
  importantUpdates: z.array(importantUpdate),
  teamMembers: z.array(person),
  mentors: z.array(person),
  /** Nobody stands in its team, not even somebody whom the viewer may not see. */
  isTeamUnknown: z.boolean(),
  hidden,
  /** The viewer may change the entry. */
  mayEdit: z.boolean(),
  /** Nobody manages it, and the viewer is a member who may say that it is theirs. */
  mayClaim: z.boolean(),
  ...publicFacts,
  /** The author of the entry. */
  source: z.enum(["member", "import", "bot", "demo"]),
  /** The sources and terms of imported data; none for all other startups. */
  dataSources: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      licence: z.string(),
      licenceUrl: z.string(),
      attribution: z.string(),
      /** Since when the source has the startup no more. */
      vanishedAt: instant.nullable(),
    }),
  ),
  /** How much of the entry is filled in, in percent. */
  fullness: z.int(),
  createdAt: instant,
});
export type StartupDetail = z.output<typeof detail>;
export type StartupPublic = z.output<typeof publicView>;

/** An organization, a person or a name alone. `seoUrl` is the address of what is named by the id. */
const investor = z.object({
  name: z.string(),
  isLead: z.boolean(),
  /** False: an organization or a person who has not confirmed it. */
  isConfirmed: z.boolean(),
  organizationId: id.nullable(),
  accountId: id.nullable(),
  seoUrl: text,
});

/** A financing round of a startup (specification, "Funding"). The association is the funded startup. */
export const fundingRow = z.object({
  id,
  associationId: id,
  associationName: z.string(),
  associationSeoUrl: z.string(),
  associationLogo: text,
  announcedDate: day.nullable(),
  fundingStageId: id.nullable(),
  fundingStageName: text,
  fundingTypeId: id.nullable(),
  fundingTypeName: text,
  amount: z.number().nullable(),
  amountCurrency: text,
  amountUsd: z.number().nullable(),
  premValuation: z.number().nullable(),
  premValuationCurrency: text,
  premValuationUsd: z.number().nullable(),
  /** Percent. */
  shareRatio: z.number().nullable(),
  isPrivate: z.boolean(),
  /** Who signed the amount beside the startup; null: nobody. */
  signedBy: z.enum(["import", "investor", "admin"]).nullable(),
  fundingInvestors: z.array(investor),
  /** The startup names an investor who has refused, and who is not shown. */
  isRefused: z.boolean(),
});
export type FundingRow = z.output<typeof fundingRow>;

const listOf = <Key extends DetailKey, Row extends z.ZodType>(key: Key, row: Row) =>
  z.object({ key: z.literal(key), rows: z.array(row) });

const detailList = z.discriminatedUnion("key", [
  listOf("technology", choice),
  listOf("businessmodel", choice),
  listOf("revenuemodel", choice),
  listOf("incubationcenter", affiliation),
  listOf("patent", patent),
  listOf("investment", fundingRow),
  listOf("governmentsupport", governmentSupport),
  listOf("importantupdate", importantUpdate),
  listOf("teammember", person.extend({ isMentor: z.boolean() })),
  listOf("competitor", competitor),
  listOf("AccelerationProgram", affiliation),
]);
export type DetailList = z.output<typeof detailList>;

const byAddress = z.object({ seoUrlOrId: seoUrl });

export const getStartup = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/:seoUrlOrId",
  summary: "A startup with everything the viewer may see, and what is hidden from them",
  failures: ["notFound"],
  params: byAddress,
  answer: detail,
});

export const getStartupPublic = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/:seoUrlOrId/Public",
  summary: "A startup in short, as every visitor sees it",
  failures: ["notFound"],
  params: byAddress,
  answer: publicView,
});

const similarStartup = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  tagline: text,
  logo: text,
  sector: choice.nullable(),
  city: choice.nullable(),
  /** What both have: the reason why it is here. */
  common: z.object({ sector: z.boolean(), stage: z.boolean(), city: z.boolean(), technologies: z.array(choice) }),
});
export type SimilarStartup = z.output<typeof similarStartup>;

export const getSimilarStartups = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/:seoUrlOrId/Similar",
  summary: "A few listed startups that have most in common with one, and what that is",
  failures: ["notFound"],
  params: byAddress,
  answer: z.array(similarStartup),
});

export const getStartupDetails = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/:seoUrlOrId/Details/:key",
  summary: "One list of a startup; with `id` only that row",
  failures: ["notFound"],
  params: byAddress.extend({ key: z.enum(DETAIL_KEYS) }),
  query: z.object({ id: id.optional() }),
  answer: detailList,
});

export const getStartupPdf = endpoint({
  method: "GET",
  path: "/apiStartup/Startups/:seoUrlOrId/Pdf",
  summary: "A startup as a document of one to three A4 pages in the reader's language",
  format: "file",
  perMinute: 30,
  failures: ["notFound"],
  params: byAddress,
});
