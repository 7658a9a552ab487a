import { z } from "zod";
import { ENTITY_TYPES } from "#shared/access.ts";
import { endpoint } from "#shared/endpoint.ts";
import { WAITING_ACTS } from "#shared/waiting-acts.ts";

const waitingItem = z.object({
  /** The name of its kind. */
  kind: z.string(),
  /** A line in the language of the reader. */
  text: z.string(),
  count: z.int().positive(),
  act: z.enum(WAITING_ACTS),
  /** Where it is done. */
  path: z.string(),
  /** The key of the page that lists the kind. */
  page: z.string(),
  /** Null: there is no hurry. */
  deadline: z.iso.datetime().nullable(),
  /** Calendar days of Istanbul until then, 0 on the very day. */
  daysLeft: z.int().nullable(),
  /** Calendar days since which the oldest of it waits; null: nobody counts them. */
  daysWaiting: z.int().min(0).nullable(),
  /** The entry whose people do it; null: the viewer alone. */
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Its owner is an entry of this kind, whose facts are confirmed in one step. */
  confirms: z.enum(ENTITY_TYPES).nullable(),
  /** Work of a juror. */
  isOfJury: z.boolean(),
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
