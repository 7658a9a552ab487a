import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

const waitingItem = z.object({
  /** The name of its kind. */
  kind: z.string(),
  /** A line in the language of the reader. */
  text: z.string(),
  count: z.int().positive(),
  /** Where it is done. */
  path: z.string(),
  /** The key of the page that lists the kind. */
  page: z.string(),
  /** Null: there is no hurry. */
  deadline: z.iso.datetime().nullable(),
  /** Calendar days of Istanbul until then, 0 on the very day. */
  daysLeft: z.int().nullable(),
  /** Work of the people who run the site. */
  isOfHouse: z.boolean(),
});
export type WaitingItem = z.output<typeof waitingItem>;

export const whatWaits = endpoint({
  method: "GET",
  path: "/apiUser/Waiting/Get",
  summary: "What waits for the viewer, the nearest deadline first; of each kind 1,000 are counted at most",
  access: "signedIn",
  answer: z.array(waitingItem),
});
