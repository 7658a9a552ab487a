import { z } from "zod";
import { RANKINGS } from "../../editing/limits.ts";

const juror = z.string();
const application = z.string();
const inBoth = z.object({ en: z.string(), tr: z.string() });

export const jurorRow = z.object({
  juror,
  assigned: z.number(),
  finished: z.number(),
  abstained: z.number(),
  setAside: z.number(),
});
export type JurorRow = z.output<typeof jurorRow>;

/** The rows of minutes by what they say; each is the JSON of one of these. */
const kinds = {
  head: z.object({
    criteria: z.array(
      z.object({
        id: z.string(),
        nameEn: z.string().nullable(),
        nameTr: z.string().nullable(),
        weight: z.number(),
        scaleMax: z.number(),
      }),
    ),
    // Of minutes that were sealed before programs had one: then it was this.
    ranking: z.enum(RANKINGS).default("normalized"),
  }),
  juror: jurorRow,
  rank: z.object({
    application,
    rank: z.number().nullable(),
    best: z.number().nullable(),
    worst: z.number().nullable(),
    raw: z.number().nullable(),
    normalized: z.number().nullable(),
    reviews: z.number(),
    result: z.enum(["inspecting", "approved", "declined"]),
    // Only of an accepted one whose place is free again.
    place: z.enum(["givenUp", "missed"]).optional(),
  }),
  conflict: z.object({
    application,
    juror,
    conflict: z.string(),
    saidBy: z.enum(["juror", "applicant"]).nullable(),
    isCertain: z.boolean(),
    foundAt: z.string().optional(),
    decision: z.enum(["confirmed", "ignored"]).nullable(),
    reason: z.string().nullable(),
    decidedAt: z.string().nullable(),
  }),
  answer: z.object({
    application,
    juror,
    answerTo: z.string(),
    score: z.number().nullable(),
    remark: z.string().nullable(),
  }),
  said: z.object({ application, juror, said: z.string(), saidAt: z.string() }),
  confirmed: z.object({ application, juror, confirmed: z.number(), earlier: z.number(), confirmedAt: z.string() }),
  paper: z.object({
    paper: z.literal("minutes"),
    site: z.string(),
    organizer: z.string(),
    program: inBoth,
    programSeoUrl: z.string(),
    timeZone: z.string(),
    phase: inBoth,
    startsAt: z.string(),
    finishesAt: z.string(),
    isBlind: z.boolean(),
    reviewsPerApplication: z.number().optional(),
    sealedBy: z.string(),
  }),
  name: inBoth.extend({ named: z.enum(["juror", "application", "question", "decider", "later"]), id: z.string() }),
  score: z.object({
    application,
    juror,
    version: z.number(),
    category: z.string().nullable(),
    score: z.number().nullable(),
    abstained: z.boolean(),
    setAside: z.boolean().optional(),
  }),
};
type Kinds = typeof kinds;
/** Rows of minutes, by what they say, each kind in its order. */
export type MinutesRows = { [Kind in keyof Kinds]: z.output<Kinds[Kind]>[] };
export type RankRow = z.output<Kinds["rank"]>;

/** The texts of minutes as rows. */
export function rowsFrom(contents: readonly string[]): MinutesRows {
  const rows: MinutesRows = {
    head: [],
    juror: [],
    rank: [],
    conflict: [],
    answer: [],
    said: [],
    confirmed: [],
    paper: [],
    name: [],
    score: [],
  };
  const take = <Kind extends keyof Kinds>(kind: Kind, row: unknown): boolean => {
    const found = kinds[kind].safeParse(row);
    if (found.success) (rows[kind] as unknown[]).push(found.data);
    return found.success;
  };
  for (const content of contents) {
    const row = parsed(content);
    (Object.keys(kinds) as (keyof Kinds)[]).some((kind) => take(kind, row));
  }
  return rows;
}

/** Null for a text that is none of ours: somebody has changed it, which the digests show. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** The rows that say what the selection was, without what things and people were called. */
export const factsIn = (contents: readonly string[]): string[] =>
  contents.filter((content) => !/^\{"(?:paper|named)":/.test(content));

/** What stands in minutes and no more in the scores of now, and the other way round. */
export function changesAfter(sealed: readonly string[], current: readonly string[]) {
  const [then, now] = [new Set(sealed), new Set(current)];
  return { before: sealed.filter((text) => !now.has(text)), now: current.filter((text) => !then.has(text)) };
}
