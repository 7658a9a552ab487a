import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";

export const homeStatistics = endpoint({
  method: "GET",
  path: "/apiCommon/Statistics/Home",
  summary: "Numbers of the ecosystem; at most a minute old",
  answer: z.object({
    startups: z.int(),
    /** Listed startups that were added this month, in the time of Istanbul. */
    newStartups: z.int(),
    /** Public rounds of listed startups, in US dollars; null: there are some, and no amount is disclosed. */
    raisedUsd: z.number().nullable(),
    /** Beside it: of rounds that startups alone say. */
    saidUsd: z.number(),
    /** US dollars of public rounds of the last twelve months that others have signed, too; the current month is the last one. */
    raisedByMonth: z.array(z.number()),
    people: z.int(),
    organizations: z.int(),
    cities: z.int(),
    asOf: z.iso.datetime(),
  }),
});
export type HomeStatistics = z.output<typeof homeStatistics.answer>;

export const indexCompany = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  /** US dollars of the last round, on the list of rounds. */
  amountUsd: z.number().nullable(),
  date: z.string().nullable(),
});
export type IndexCompany = z.output<typeof indexCompany>;

/** A person, job or service provider, named in the reader's language. */
export const indexEntry = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  image: z.string().nullable(),
  /** The title of a person, the startup of a job, the slogan of a service provider. */
  text: z.string().nullable(),
});
export type IndexEntry = z.output<typeof indexEntry>;

export const sectorCount = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  count: z.int(),
  /** Of these startups those that say they raised something, 100,000 dollars and a million or more. */
  raised: z.int(),
  raisedMore: z.int(),
  raisedMost: z.int(),
});
export type SectorCount = z.output<typeof sectorCount>;

export const indexData = endpoint({
  method: "GET",
  path: "/apiCommon/Index/Get",
  summary: "The index lists of the home page",
  answer: z.object({
    /** Newest first. */
    companies: z.array(indexCompany),
    /** The last rounds announced. */
    funded: z.array(indexCompany),
    /** Startups that look for investment, last changed first. */
    seeking: z.array(indexCompany),
    /** Jobs one can apply to, the newest first. */
    jobs: z.array(indexEntry),
    /** Members that hide from nobody, the newest first. */
    users: z.array(indexEntry),
    /** Service providers, the newest first. */
    providers: z.array(indexEntry),
    /** Largest first. */
    sectors: z.array(sectorCount),
  }),
});
export type IndexData = z.output<typeof indexData.answer>;

const named = z.object({ name: z.string(), seoUrl: z.string() });

/** A program one can apply to. */
export const closingProgram = named.extend({
  id,
  organizer: z.string(),
  logo: z.string().nullable(),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime(),
});
export type ClosingProgram = z.output<typeof closingProgram>;

/** A public round that others have signed, too. */
export const newRound = z.object({
  id,
  startup: named.extend({ logo: z.string().nullable() }),
  /** US dollars; null: not disclosed. */
  amountUsd: z.number().nullable(),
  /** "Seed", "Series A". */
  stage: z.string().nullable(),
  /** Who leads it, else the only investor. An organization that is listed has an address. */
  lead: z.object({ name: z.string(), seoUrl: z.string().nullable() }).nullable(),
  /** The investors besides. */
  others: z.int(),
  date: z.iso.date(),
});
export type NewRound = z.output<typeof newRound>;

/** A report in all languages of its files; the address is the one in the reader's language where there is one. */
export const newReport = z.object({
  id,
  seoUrl: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  releaseDate: z.iso.date(),
  languages: z.array(z.object({ code: z.string(), seoUrl: z.string() })),
});
export type NewReport = z.output<typeof newReport>;

export const homeNews = endpoint({
  method: "GET",
  path: "/apiCommon/Index/News",
  summary: "What closes soon and what is new: programs, rounds, a report",
  answer: z.object({
    /** The one that closes first at the top. */
    programs: z.array(closingProgram),
    openPrograms: z.int(),
    /** The newest first. */
    rounds: z.array(newRound),
    report: newReport.nullable(),
    /** Monday and Sunday of this week, where the house is. */
    week: z.object({ from: z.iso.date(), to: z.iso.date() }),
    asOf: z.iso.datetime(),
  }),
});
export type HomeNews = z.output<typeof homeNews.answer>;

/** Numbers of each year, in the order of the years. */
const yearly = z.array(z.int());

export const fundingByYear = endpoint({
  method: "GET",
  path: "/apiCommon/Statistics/Funding",
  summary: "Public rounds of listed startups by sector and year",
  answer: z.object({
    /** Calendar years, the last one until today. */
    years: z.array(z.int()),
    /** The sectors that raised most, largest first; at the end, without an id, all others together. */
    sectors: z.array(
      z.object({
        id: id.nullable(),
        name: z.string().nullable(),
        slug: z.string().nullable(),
        /** Whole US dollars that others have signed, too. */
        usd: yearly,
        rounds: yearly,
      }),
    ),
    /** Rounds of these years that are not in the dollars: their amount is not disclosed, or nobody else has signed it. */
    withoutAmount: z.int(),
  }),
});
export type FundingByYear = z.output<typeof fundingByYear.answer>;
