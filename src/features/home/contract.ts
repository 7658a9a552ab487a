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

export const sectorCount = z.object({ id, name: z.string(), slug: z.string(), count: z.int() });
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
