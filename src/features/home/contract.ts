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
    /** Public rounds of listed startups, in US dollars. */
    raisedUsd: z.number(),
    people: z.int(),
    organizations: z.int(),
    cities: z.int(),
    asOf: z.iso.datetime(),
  }),
});

const company = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  /** US dollars of the last round, on the list of rounds. */
  amountUsd: z.number().nullable(),
  date: z.string().nullable(),
});
export type IndexCompany = z.output<typeof company>;

/** A person, job or service provider, named in the reader's language. */
const entry = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  image: z.string().nullable(),
  /** The title of a person, the startup of a job, the slogan of a service provider. */
  text: z.string().nullable(),
});
export type IndexEntry = z.output<typeof entry>;

const sector = z.object({ id, name: z.string(), slug: z.string(), count: z.int() });
export type SectorCount = z.output<typeof sector>;

export const indexData = endpoint({
  method: "GET",
  path: "/apiCommon/Index/Get",
  summary: "The index lists of the home page",
  answer: z.object({
    /** Newest first. */
    companies: z.array(company),
    /** The last rounds announced. */
    funded: z.array(company),
    /** Startups that look for investment, last changed first. */
    seeking: z.array(company),
    /** Jobs one can apply to, the newest first. */
    jobs: z.array(entry),
    /** Members that hide from nobody, the newest first. */
    users: z.array(entry),
    /** Service providers, the newest first. */
    providers: z.array(entry),
    /** Largest first. */
    sectors: z.array(sector),
  }),
});
