import { z } from "zod";
import { endpoint, id, pageOf, seoUrl } from "#shared/endpoint.ts";
import { listContract, named, namedCountry } from "#shared/list/contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { QUESTION_KINDS } from "./editing/limits.ts";
import { programList } from "./filters.ts";

const text = z.string().nullable();
const amount = z.number().nullable();
const instant = z.iso.datetime();

/** Texts in the reader's language where there is one. */
export const programRow = z.object({
  programId: id,
  programSeoUrl: z.string(),
  name: z.string(),
  programType: named.nullable(),
  organizer: z.object({ id, name: z.string(), seoUrl: z.string(), logo: text, type: named.nullable() }),
  location: z.object({ country: namedCountry.nullable(), city: named.nullable() }),
  /** The time zone of its place and clock: "Europe/Istanbul". */
  timeZone: z.string(),
  /** When it takes place. */
  start: instant.nullable(),
  finish: instant.nullable(),
  /** From when and until when one can apply; null: since ever, without an end. */
  applyStart: instant.nullable(),
  applyFinish: instant.nullable(),
  isGrant: z.boolean(),
  investmentType: named.nullable(),
  /** In units of `investmentCurrency` (ISO 4217). */
  minInvestment: amount,
  maxInvestment: amount,
  investmentCurrency: text,
  stages: z.array(named),
  sectors: z.array(named),
});
export type ProgramRow = z.output<typeof programRow>;

/** The calls of the list: a page, available values, saved filters. */
export const programCalls = listContract({
  list: programList,
  row: programRow,
  paths: {
    list: "/apiIncubation/Program/List",
    values: "/apiIncubation/Program/AvailableValues",
    queries: "/apiIncubation/Program/Queries",
  },
  nouns: "Programs",
});

export const getProgramList = endpoint({
  method: "GET",
  path: "/apiIncubation/Program/GetProgramList",
  summary:
    "Programs that are open or coming, those that close soon first; with `organizerId` all of an organization, the closed ones last",
  query: z.object({
    organizerId: id.optional(),
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(programRow),
});

/** A question of the application form as its reader sees it. */
export const question = z.object({
  id,
  key: id.describe("The same in every version of the form"),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  hint: text,
  isRequired: z.boolean(),
  isHiddenFromJurors: z.boolean(),
  maxLength: z.int().nullable(),
  minNumber: amount,
  maxNumber: amount,
  options: z.array(z.string()),
  onlyIfKey: id.nullable().describe("Asked only where the question with this key has the answer `onlyIfValue`"),
  onlyIfValue: text,
});

export const programDetail = programRow.extend({
  description: text,
  facilities: text,
  conditions: text,
  awards: text,
  evaluationCriteria: text,
  investmentStage: named.nullable(),
  /** Percent of the startup. */
  minShare: amount,
  maxShare: amount,
  targetMarkets: z.array(named),
  technologies: z.array(named),
  isDraft: z.boolean(),
  decidedAt: instant.nullable(),
  graceSeconds: z.int().describe("An application that arrives so long after `applyFinish` counts"),
  /** The requirements for a startup; `null` and `false`: none. */
  asks: z.object({
    stage: z.boolean(),
    sector: z.boolean(),
    technology: z.boolean(),
    legalEntity: z.boolean(),
    country: namedCountry.nullable(),
    city: named.nullable(),
    minAgeMonths: z.int().nullable(),
    maxAgeMonths: z.int().nullable(),
    minTeamSize: z.int().nullable(),
    presentation: z.boolean(),
  }),
  questions: z.array(question),
  reviewCategories: z.array(
    z.object({
      id,
      name: z.string(),
      description: text,
      weight: z.int(),
      scaleMax: z.int(),
      meanings: z.array(z.string()).describe("What each score from 1 on means; empty: it is not said"),
    }),
  ),
  phases: z.array(z.object({ id, name: z.string(), startsAt: instant, finishesAt: instant, isBlind: z.boolean() })),
  /** It has a page for everybody: it is visible, as its organization is. */
  isListed: z.boolean(),
  /** The viewer may change it. */
  mayEdit: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProgramDetail = z.output<typeof programDetail>;

export const getProgram = endpoint({
  method: "GET",
  path: "/apiIncubation/Program/Get",
  summary: "A program by its address; a closed one too",
  failures: ["notFound"],
  query: z.object({ programSeoUrl: seoUrl }),
  answer: programDetail,
});

export const programCalendar = endpoint({
  method: "GET",
  path: "/apiIncubation/Program/Calendar",
  summary: "The deadline and the days of a program as an iCalendar file in the reader's language",
  format: "file",
  perMinute: 60,
  failures: ["notFound"],
  query: z.object({ programSeoUrl: seoUrl }),
});
