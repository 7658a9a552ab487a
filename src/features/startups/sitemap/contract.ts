import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

/**
 * Startups of one part of a sitemap. Each has an address a language, and the protocol allows 50,000 addresses and 50 MB a
 * file: 10,000 startups with the longest addresses stay below both.
 */
export const PART_SIZE = 10_000;
/** Startups read at once. */
export const BATCH_SIZE = 1_000;

/** A thousand million startups. */
const part = z.coerce.number().int().min(0).max(99_999);

export const sitemapParts = endpoint({
  method: "GET",
  path: "/apiStartup/Sitemap",
  summary: "Parts of the sitemap that hold listed startups, and when one of them last changed",
  answer: z.array(z.object({ part: z.int(), updatedAt: z.iso.datetime() })),
});

export const sitemapStartups = endpoint({
  method: "GET",
  path: "/apiStartup/Sitemap/Startups",
  summary: "Addresses of listed startups in one part of the sitemap, some at a time",
  query: z.object({ part, after: z.coerce.number().int().min(-1).max(2_147_483_647).default(-1) }),
  answer: z.object({
    rows: z.array(z.object({ seoUrl: z.string(), updatedAt: z.iso.datetime() })),
    /** `after` of the next request; null at the end of the part. */
    next: z.int().nullable(),
  }),
});
