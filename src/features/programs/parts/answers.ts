import { isPublicAddress } from "#shared/field-rules.ts";

/** A text, a number, the place of an option from 0, or the key of a stored file; by the kind of the question. */
export type AnswerValue = string | number;
/** By the id of their question; a question without one is not answered. */
export type Answers = Readonly<Record<string, AnswerValue>>;

export type QuestionKind = "short" | "long" | "choice" | "number" | "file" | "link";

/** A question of a program's form, in the reader's language. */
export interface Question {
  id: string;
  /** The same in every version of the form. */
  key: string;
  kind: QuestionKind;
  text: string;
  hint: string | null;
  isRequired: boolean;
  isHiddenFromJurors: boolean;
  maxLength: number | null;
  minNumber: number | null;
  maxNumber: number | null;
  /** Of a choice; empty of others. */
  options: readonly string[];
}

/** Characters of a text where the program does not say how many. */
const LENGTHS = { short: 500, long: 10_000, link: 300 } as const;

/** Characters that an answer may have; undefined: it is no text. */
export const lengthOf = ({ kind, maxLength }: Pick<Question, "kind" | "maxLength">): number | undefined =>
  kind === "link" ? LENGTHS.link : kind === "short" || kind === "long" ? (maxLength ?? LENGTHS[kind]) : undefined;

type QuestionLimits = Pick<Question, "kind" | "maxLength" | "minNumber" | "maxNumber"> & {
  options: readonly unknown[];
};

type Problem = { reason: string; detail?: string } | undefined;

/** The problem of an answer: a reason and its detail. Undefined: none, or it is not answered yet. */
export function answerProblem(question: QuestionLimits, value: unknown): Problem {
  if (value === undefined || value === null || value === "") return undefined;
  const { kind, options } = question;
  if (kind === "number") return numberProblem(question, value);
  if (kind === "choice")
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) < options.length
      ? undefined
      : { reason: "unknown" };
  if (typeof value !== "string") return { reason: "unknown" };
  const length = lengthOf(question);
  if (length !== undefined && value.length > length) return { reason: "textTooLong", detail: String(length) };
  return kind === "link" && !isPublicAddress(value) ? { reason: "webAddress" } : undefined;
}

function numberProblem({ minNumber, maxNumber }: QuestionLimits, value: unknown): Problem {
  if (typeof value !== "number" || !Number.isFinite(value)) return { reason: "number" };
  if (minNumber !== null && value < minNumber) return { reason: "atLeast", detail: String(minNumber) };
  return maxNumber !== null && value > maxNumber ? { reason: "atMost", detail: String(maxNumber) } : undefined;
}

/** The answers that stand in the questions of another version of the form, by the key of the question. */
export function takenAlong(answers: Answers, from: readonly KeyedQuestion[], to: readonly KeyedQuestion[]): Answers {
  const before = new Map(from.map((question) => [question.key, question]));
  return Object.fromEntries(
    to.flatMap((question): [string, AnswerValue][] => {
      const old = before.get(question.key);
      const value = old && answers[old.id];
      if (value === undefined || old!.kind !== question.kind) return [];
      if (question.kind !== "choice") return [[question.id, value]];
      // An option goes along by what it says: its place may be another one.
      const place = question.options.findIndex((option) => sameOption(option, old!.options[Number(value)]));
      return place < 0 ? [] : [[question.id, place]];
    }),
  );
}

interface KeyedQuestion {
  id: string;
  key: string;
  kind: QuestionKind;
  /** Each with its text in English and in Turkish; null where it has none. */
  options: readonly (readonly (string | null)[])[];
}

const sameOption = (a: readonly (string | null)[], b: readonly (string | null)[] | undefined): boolean =>
  b !== undefined && a.some((text, language) => text !== null && text === b[language]);
