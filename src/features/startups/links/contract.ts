import { z } from "zod";
import { day } from "#shared/day.ts";
import { endpoint, id } from "#shared/endpoint.ts";
import { LINK_KINDS, REFUSAL_MAX, SIGNATURES } from "./rules.ts";

const text = z.string().nullable();

const round = z.object({
  stage: text,
  announcedDate: day.nullable(),
  amount: z.number().nullable(),
  currency: text,
  isLead: z.boolean(),
});

const link = z.object({
  id,
  kind: z.enum(LINK_KINDS),
  startup: z.object({ name: z.string(), seoUrl: z.string(), logo: text }),
  signature: z.enum(SIGNATURES),
  /** Who said it first. */
  saidBy: z.enum(["startup", "organization"]),
  refusal: text,
  /** Of an investor. */
  round: round.nullable(),
  /** Of an affiliation. */
  startDate: day.nullable(),
  endDate: day.nullable(),
  /** Rounds that the organization added itself and that may be this one, those of the same stage and day first. */
  own: z.array(round.extend({ id, isSame: z.boolean() })),
});
export type Link = z.output<typeof link>;

export const receivedLinks = endpoint({
  method: "GET",
  path: "/apiStartup/Links",
  summary: "What startups say of an organization, or of oneself, and what was answered; those that wait come first",
  access: "signedIn",
  right: "writes",
  failures: ["notFound", "forbidden"],
  /** Left out: of the viewer as an investor. */
  query: z.object({ organizationId: id.optional() }),
  answer: z.array(link),
});

export const answerLink = endpoint({
  method: "POST",
  path: "/apiStartup/Links/Answer",
  summary: "Confirm what a startup says, as one of the own rounds or as it stands, or refuse it with a reason",
  access: "signedIn",
  right: "writes",
  failures: ["notFound", "forbidden", "bannedWord", "linkAnswered"],
  query: z.object({ id }),
  body: z.discriminatedUnion("isConfirmed", [
    z.strictObject({
      isConfirmed: z.literal(true),
      /** The round of the own portfolio that it is. */
      portfolioRoundId: id.optional(),
    }),
    z.strictObject({ isConfirmed: z.literal(false), reason: z.string().trim().min(1).max(REFUSAL_MAX) }),
  ]),
  answer: z.null(),
});
