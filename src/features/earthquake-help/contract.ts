import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { DIRECTIONS, KINDS, STATES } from "./limits.ts";

const help = z.object({
  id,
  direction: z.enum(DIRECTIONS),
  kind: z.enum(KINDS),
  /** Texts in the reader's language. */
  title: z.string(),
  text: z.string(),
  city: z.string(),
  /** The last day, in the time of Istanbul. */
  until: z.iso.date().nullable(),
  state: z.enum(STATES),
  createdAt: z.iso.datetime(),
});
export type Help = z.output<typeof help>;

export const listHelp = endpoint({
  method: "GET",
  path: "/apiCommon/EarthquakeHelp/Get/List",
  summary: "Offers and needs in an earthquake region: open ones first, then the newest",
  query: z.object({
    direction: z.enum(DIRECTIONS).optional(),
    kind: z.enum(KINDS).optional(),
    state: z.enum(STATES).optional(),
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(help),
});
