import { z } from "zod";
import { SCORED_KINDS } from "#shared/edit/score.ts";
import { endpoint, id } from "#shared/endpoint.ts";

const scored = z.object({
  kind: z.enum(SCORED_KINDS),
  id,
  seoUrl: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  isVisible: z.boolean(),
  mayEdit: z.boolean(),
  percent: z.int().min(0).max(100),
  /** How much of each section is there. */
  sections: z.array(z.object({ section: z.string(), filled: z.int(), of: z.int() })),
  /** Null of a profile. */
  facts: z.object({ confirmedAt: z.string().nullable(), factsToConfirm: z.int() }).nullable(),
  missing: z.array(z.object({ part: z.string(), section: z.string(), field: z.string(), points: z.int() })),
});
export type Scored = z.output<typeof scored>;

export const ownScores = endpoint({
  method: "GET",
  path: "/apiUser/Score/Get",
  summary: "How complete one's profile and all that one manages are, and what each missing part would add",
  access: "signedIn",
  answer: z.array(scored),
});
