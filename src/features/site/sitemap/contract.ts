import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

/** A thousand million rows. */
const part = z.coerce.number().int().min(0).max(99_999);

export const sitemapParts = endpoint({
  method: "GET",
  path: "/apiCommon/Sitemap",
  summary: "Parts of the sitemap of every noun, the page of its rows, and when one of them last changed",
  answer: z.array(z.object({ kind: z.string(), page: z.string(), part: z.int(), updatedAt: z.iso.datetime() })),
});

export const sitemapEntries = endpoint({
  method: "GET",
  path: "/apiCommon/Sitemap/Entries",
  summary: "Addresses of listed rows of a noun in one part of its sitemap, some at a time",
  failures: ["notFound"],
  query: z.object({
    kind: z.string().max(50),
    part,
    after: z.coerce.number().int().min(-1).max(2_147_483_647).default(-1),
  }),
  answer: z.object({
    rows: z.array(z.object({ paths: z.object({ en: z.string(), tr: z.string() }), updatedAt: z.iso.datetime() })),
    /** `after` of the next request; null at the end of the part. */
    next: z.int().nullable(),
  }),
});
