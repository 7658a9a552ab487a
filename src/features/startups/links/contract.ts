import { z } from "zod";
import { day } from "#shared/day.ts";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { endpoint, id } from "#shared/endpoint.ts";
import { refusal } from "#shared/refusal.ts";
import { hostingForm, newHostingForm } from "./form.ts";
import { LINK_KINDS, SIGNATURES } from "./rules.ts";

const text = z.string().nullable();

const round = z.object({
  stage: text,
  announcedDate: day.nullable(),
  amount: z.number().nullable(),
  currency: text,
  isLead: z.boolean(),
});

/** What a startup says of a round; confirmed with the rest of it. */
const saidRound = round.extend({
  preValuation: z.number().nullable(),
  preValuationCurrency: text,
  shareRatio: z.number().nullable(),
});

const link = z.object({
  id,
  kind: z.enum(LINK_KINDS),
  /** The other side. */
  other: z.object({ noun: z.enum(["startup", "organization"]), name: z.string(), seoUrl: z.string(), logo: text }),
  signature: z.enum(SIGNATURES),
  /** Who said it first. */
  saidBy: z.enum(["startup", "organization"]),
  refusal: text,
  asksAgain: z.boolean().describe("It was refused, or others were: it waits for its answer, and nobody else sees it"),
  /** Of an investor. */
  round: saidRound.nullable(),
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
  summary:
    "What startups say of an organization or of oneself, or organizations of a startup, and what was answered; those that wait come first",
  access: "signedIn",
  right: "writes",
  failures: ["notFound", "forbidden"],
  /** Without an id: of the viewer as an investor. */
  query: z.object({ organizationId: id.optional(), startupId: id.optional() }),
  answer: z.array(link),
});

export const isNamedInvestor = endpoint({
  method: "GET",
  path: "/apiStartup/Links/Any",
  summary: "Whether startups name the viewer as an investor, answered or not",
  access: "signedIn",
  failures: [],
  answer: z.boolean(),
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
    refusal,
  ]),
  answer: z.null(),
});

const hosting = z.object({
  id,
  version: z.int(),
  values: valuesSchema(hostingForm),
  startup: z.object({ name: z.string(), seoUrl: z.string(), logo: text }),
  isAcceleration: z.boolean(),
  saidBy: z.enum(["startup", "organization"]),
  signature: z.enum(SIGNATURES),
  /** Why the startup refused. */
  refusal: text,
  asksAgain: z.boolean().describe("It was refused and is said again: the startup answers, and nobody else sees it"),
});
export type Hosting = z.output<typeof hosting>;

const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden", "hiddenEntry"] as const;

export const hostings = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/Hosting/Startups",
  summary: "Startups that an organization hosts or accelerates, as both sides say or the organization has said alone",
  failures: ["notFound", "forbidden"],
  query: z.object({ organizationId: id }),
  answer: z.array(hosting),
});

export const addHosting = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/Hosting",
  summary: "Add a startup that an organization hosts or accelerates; marked as said by it until the startup confirms",
  failures: [...failures, "bannedWord"],
  query: z.object({ organizationId: id }),
  body: saveSchema(newHostingForm),
  answer: hosting,
});

export const changeHosting = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/Hosting",
  summary: "Change when an organization began or ended to host a startup; fields left out stay",
  failures: [...failures, "bannedWord", "changedMeanwhile"],
  query: z.object({ id }),
  body: saveSchema(hostingForm),
  answer: hosting,
});

export const removeHosting = endpoint({
  ...common,
  method: "DELETE",
  path: "/apiIncubation/Hosting",
  summary: "Take back a startup that the organization added",
  failures,
  query: z.object({ id }),
  answer: z.null(),
});
