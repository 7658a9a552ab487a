import { z } from "zod";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { FACTS, MOVED_ROWS } from "../merges/limits.ts";

export const mergeSide = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  logo: z.string().nullable(),
  isVisible: z.boolean(),
  createdAt: z.iso.datetime(),
  /** As text in the reader's language; null: empty. Of pictures their address. */
  facts: z.record(z.enum(FACTS), z.string().nullable()),
  /** How many rows it has, and how many of them would move to the other one. */
  rows: z.record(z.enum(MOVED_ROWS), z.object({ all: z.int(), moving: z.int() })),
});
export type MergeSide = z.output<typeof mergeSide>;

export const compareStartups = endpoint({
  access: "admin",
  method: "GET",
  path: "/apiAdmin/StartupMerges/Compare",
  summary: "Two startups side by side: facts as texts, and what each has; named by id or address",
  failures: ["notFound"],
  query: z.object({ first: seoUrl, second: seoUrl }),
  answer: z.object({ first: mergeSide, second: mergeSide }),
});
