import { z } from "zod";
import { day } from "#shared/day.ts";
import { saveSchema, valuesSchema } from "#shared/edit/schema.ts";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { refusal } from "#shared/refusal.ts";
import { newRoundForm, roundForm } from "./form.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();
const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden", "hiddenEntry"] as const;

const portfolioRound = z.object({
  id,
  version: z.int(),
  values: valuesSchema(roundForm),
  /** `seoUrl` null: its page is not there any more. */
  startup: z.object({ name: z.string(), seoUrl: text, logo: text, /** Somebody can answer. */ hasTeam: z.boolean() }),
  /** "removed": it was confirmed, and the startup has deleted the round since. */
  state: z.enum(["waiting", "confirmed", "declined", "removed"]),
  /** Why the startup declined. */
  refusal: text,
  createdAt: instant,
  answeredAt: instant.nullable(),
});
export type PortfolioRound = z.output<typeof portfolioRound>;

export const investorRounds = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/Portfolio/Rounds",
  summary: "The rounds that an organization has added to its portfolio, those that wait for an answer first",
  failures: ["notFound", "forbidden"],
  /** Its id or its address. */
  query: z.object({ investorId: seoUrl }),
  answer: z.object({
    organization: z.object({ id, name: z.string(), seoUrl: z.string(), isVisible: z.boolean() }),
    rounds: z.array(portfolioRound),
  }),
});

export const addPortfolioRound = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/Portfolio",
  summary: "Add a round of a startup in which an organization invested; it counts once the startup has confirmed it",
  failures: [...failures, "bannedWord"],
  query: z.object({ investorId: id }),
  body: saveSchema(newRoundForm),
  answer: portfolioRound,
});

export const changePortfolioRound = endpoint({
  ...common,
  method: "PUT",
  path: "/apiIncubation/Portfolio",
  summary:
    "Change a round that waits for the startup's answer, or ask again where it was declined; fields left out stay",
  failures: [...failures, "bannedWord", "changedMeanwhile", "roundAnswered"],
  query: z.object({ id }),
  body: saveSchema(roundForm),
  answer: portfolioRound,
});

export const withdrawPortfolioRound = endpoint({
  ...common,
  method: "DELETE",
  path: "/apiIncubation/Portfolio",
  summary: "Take back a round that waits for the startup's answer or was declined",
  failures: [...failures, "roundAnswered"],
  query: z.object({ id }),
  answer: z.null(),
});

const receivedRound = z.object({
  id,
  version: z.int().describe("Of what the organization says: who confirms it names the one they have read"),
  organization: z.object({ name: z.string(), seoUrl: z.string(), logo: text }),
  stage: z.string(),
  type: z.string(),
  announcedDate: day,
  amount: z.number().nullable(),
  currency: text,
  isLead: z.boolean(),
  /** Rounds of the startup that it may be, the nearest day first. */
  similar: z.array(
    z.object({
      id,
      stage: text,
      announcedDate: day.nullable(),
      amount: z.number().nullable(),
      currency: text,
      /** It has the same stage and day. */
      isSame: z.boolean(),
    }),
  ),
});
export type ReceivedRound = z.output<typeof receivedRound>;

export const receivedRounds = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/Portfolio/Received",
  summary: "Rounds that organizations say they took part in and a startup has not answered, the oldest first",
  failures: ["notFound", "forbidden"],
  query: z.object({ startupId: id }),
  answer: z.array(receivedRound),
});

export const answerPortfolioRound = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/Portfolio/Answer",
  summary: "Confirm a round, as a new one or as one that the startup has already, or decline it with a reason",
  failures: ["notFound", "forbidden", "hiddenStartup", "bannedWord", "roundAnswered", "changedMeanwhile"],
  query: z.object({ id }),
  body: z.discriminatedUnion("isConfirmed", [
    z.strictObject({
      isConfirmed: z.literal(true),
      version: z.int().min(1).describe("As it was read: a round that changed since is not confirmed unseen"),
      /** The round of the startup that it is; left out: a new one. */
      roundId: id.optional(),
    }),
    refusal,
  ]),
  answer: z.null(),
});
