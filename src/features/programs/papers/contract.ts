import { z } from "zod";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { fileUpload } from "#shared/upload.ts";
import { MINUTES_PARTS } from "./limits.ts";

/** A member with WRITE on the program's organization; staff of the platform has no part in a selection. */
const common = { access: "signedIn", right: "writes" } as const;
const failures = ["notFound", "forbidden"] as const;
const instant = z.iso.datetime();

export const applicationsExcel = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ApplicationsExcelList/:id",
  summary: "Applications of a program, by its id, with scores, ranks, results and answers, as a spreadsheet",
  format: "file",
  failures: [...failures, "unavailable"],
  params: z.object({ id }),
  query: z.object({ phaseId: id.optional() }),
});

export const booklet = endpoint({
  access: "signedIn",
  right: "theirOwn",
  method: "GET",
  path: "/apiIncubation/ProgramPapers/Booklet",
  summary:
    "Applications of the active phase to read on paper, as a PDF: for a juror those they review, for the organization all. In a blind phase names are covered in it, too",
  format: "file",
  failures: ["notFound", "unavailable"],
  query: z.object({ programSeoUrl: seoUrl, part: z.coerce.number().int().min(1).max(1_000).default(1) }),
});

const minutes = z.object({
  id,
  phaseId: id,
  phase: z.string(),
  number: z.int(),
  sealedAt: instant,
  sealedBy: z.string().nullable(),
  rows: z.int(),
  digest: z.string().describe("Of the last row, which stands for all before it"),
});

const list = z.object({
  program: z.object({ id, seoUrl: z.string(), name: z.string() }),
  isKept: z.boolean().describe("Reviews are kept from the reader, so these minutes are, too"),
  phases: z.array(z.object({ id, name: z.string(), isOver: z.boolean(), finishesAt: instant, reviews: z.int() })),
  minutes: z.array(minutes),
});
export type MinutesList = z.output<typeof list>;

export const listMinutes = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramMinutes/Get",
  summary: "The minutes of a program's phases",
  failures,
  query: z.object({ programSeoUrl: seoUrl }),
  answer: list,
});

export const sealMinutes = endpoint({
  ...common,
  method: "POST",
  path: "/apiIncubation/ProgramMinutes/Post",
  summary: "Write down the scores of a phase that has ended, each row with the digest of the one before",
  failures: [...failures, "phaseRunning", "minutesUnchanged"],
  query: z.object({ phaseId: id }),
  answer: minutes,
});

const check = minutes.extend({
  isIntact: z.boolean().describe("Every row has the digest of itself and the row before"),
  brokenAt: z.int().nullable().describe("The first row that has not"),
  differences: z.int().describe("Rows that are not the scores as they are stored now, and scores without a row"),
});
export type MinutesCheck = z.output<typeof check>;

export const minutesPdf = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramMinutes/Pdf",
  summary:
    "Minutes to sign as a PDF, in the language that is asked for: jurors, reviews, conflicts of interest, scores, ranks, results, and the digests; the same whenever it is asked for. `changes`: what has changed since",
  format: "file",
  failures: [...failures, "unavailable", "minutesKept"],
  query: z.object({ minutesId: id, language: z.enum(LOCALES), part: z.enum(MINUTES_PARTS).default("minutes") }),
});

export const minutesRows = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramMinutes/Rows",
  summary: "The exact text of each row of minutes with its digest, a line of JSON a row",
  format: "file",
  failures: [...failures, "reviewsInBlindPhase", "minutesKept"],
  query: z.object({ minutesId: id }),
});

const fileCheck = z.object({
  rows: z.int(),
  digest: z.string().nullable().describe("Of the last row, computed from the texts of the file"),
  brokenAt: z.int().nullable().describe("The first row that does not follow from the one before; null: all do"),
  isSealed: z.boolean().describe("The file is what was sealed: as many rows, and the same last digest"),
});
export type MinutesFileCheck = z.output<typeof fileCheck>;

export const checkMinutesFile = endpoint({
  ...common,
  ...fileUpload,
  method: "POST",
  kind: "read",
  path: "/apiIncubation/ProgramMinutes/CheckFile",
  summary: "Computes the digests of a file of rows, and says whether they are those of minutes",
  failures: [...failures, "notMinutesRows"],
  query: z.object({ minutesId: id }),
  answer: fileCheck,
});

export const checkMinutes = endpoint({
  ...common,
  method: "GET",
  path: "/apiIncubation/ProgramMinutes/Check",
  summary: "Computes the digests of minutes again, and compares their rows with the scores as they are stored now",
  failures,
  query: z.object({ minutesId: id }),
  answer: check,
});
