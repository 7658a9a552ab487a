import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { MAX_RAISED, MAX_TEAM, REVENUE_BANDS } from "./limits.ts";

/** Of a mail: 256 bits. */
const code = z.string().min(1).max(200);
const quarter = z.iso.date().regex(/-(01|04|07|10)-01$/);
const teamSize = z.int().min(0).max(MAX_TEAM);
const revenueBand = z.enum(REVENUE_BANDS);
const raisedUsd = z.int().min(0).max(MAX_RAISED);

export const getPulse = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiCommon/Pulse/Get",
  summary: "What a mail asks about a startup's quarter, by its code, with what is known; reading changes nothing",
  perMinute: 60,
  failures: ["notFound", "pulseAnswered", "pulseOver"],
  body: z.strictObject({ code }),
  answer: z.object({
    name: z.string(),
    quarter,
    /** Of the startup's last answer, or of its entry. */
    teamSize: teamSize.nullable(),
    revenueBand: revenueBand.nullable(),
    raisedUsd: raisedUsd.nullable().describe("Of the rounds of that quarter; null: no amount is disclosed"),
  }),
});

export const answerPulse = endpoint({
  method: "POST",
  path: "/apiCommon/Pulse/Answer",
  summary: "Answer the three questions, once",
  perMinute: 60,
  failures: ["notFound", "pulseAnswered", "pulseOver"],
  body: z.strictObject({ code, teamSize, revenueBand, raisedUsd }),
  answer: z.object({ name: z.string() }),
});

export const pulseQuarter = z.object({
  quarter,
  asked: z.int(),
  answered: z.int(),
  /** Null, as what was raised: too few startups make the figure. */
  teamSize: z.int().nullable(),
  raisedUsd: z.number().nullable(),
});

export const listPulses = endpoint({
  method: "GET",
  path: "/apiAdmin/Pulse",
  summary: "Quarters that startups were asked about, the newest first, with what they answered in all",
  access: "admin",
  answer: z.object({
    /** The quarter that is asked about now. */
    current: quarter,
    /** Startups with an owner who can still be asked about it. */
    toAsk: z.int(),
    quarters: z.array(pulseQuarter),
  }),
});
export type PulseQuarters = z.output<typeof listPulses.answer>;

export const askPulse = endpoint({
  method: "POST",
  path: "/apiAdmin/Pulse/Ask",
  summary: "Ask every startup that was not asked yet about the last quarter, in the background; again is no error",
  access: "admin",
  answer: z.object({ quarter }),
});

export const pulseReport = endpoint({
  method: "GET",
  format: "file",
  path: "/apiAdmin/Pulse/Report",
  summary: "The impact report of a quarter in the reader's language: answers in all, and who did not answer",
  access: "admin",
  perMinute: 30,
  failures: ["notFound", "unavailable"],
  query: z.strictObject({ quarter, kind: z.enum(["pdf", "xlsx"]) }),
});
