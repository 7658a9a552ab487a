import { isPublicAddress } from "#shared/field-rules.ts";
import { formatDate, formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { QUESTION_KINDS } from "../editing/limits.ts";

/**
 * A text, a number, a day, "yes" or "no", the place of an option from 0, places with commas between, or the key of a stored file; by
 * the kind of the question.
 */
export type AnswerValue = string | number;
/** By the id of their question; a question without one is not answered. */
export type Answers = Readonly<Record<string, AnswerValue>>;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

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
  /** It is asked only where the question with this key has this answer; both or none. */
  onlyIfKey: string | null;
  onlyIfValue: string | null;
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
  if (kind === "yesNo") return value === "yes" || value === "no" ? undefined : { reason: "unknown" };
  if (kind === "date") return isDay(value) ? undefined : { reason: "unknown" };
  if (kind === "choices") return placesProblem(value, options.length);
  const length = lengthOf(question);
  if (length !== undefined && value.length > length) return { reason: "textTooLong", detail: String(length) };
  return kind === "link" && !isPublicAddress(value) ? { reason: "webAddress" } : undefined;
}

/** A day of the calendar, "2026-11-27"; not with the schema of calls, which browsers do not load. */
function isDay(value: string): boolean {
  const at = /^[1-9]\d{3}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** Places of options, each once and in their order: "0,2". */
function placesProblem(value: string, count: number): Problem {
  const places = placesIn(value);
  const isRight = places.every((place) => Number.isInteger(place) && place >= 0 && place < count);
  return isRight && value === textOfPlaces(places) ? undefined : { reason: "unknown" };
}

export const placesIn = (value: AnswerValue): number[] => String(value).split(",").map(Number);
export const textOfPlaces = (places: readonly number[]): string => [...new Set(places)].sort((a, b) => a - b).join(",");

const YES_NO = { en: { yes: "Yes", no: "No" }, tr: { yes: "Evet", no: "Hayır" } } as const;

/** An answer as it reads; `options` in the reader's language. Of a file it is the key. */
export function answerText(
  { kind, options }: { kind: QuestionKind; options: readonly (string | null | undefined)[] },
  value: AnswerValue,
  locale: Locale,
): string {
  switch (kind) {
    case "choice":
      return options[Number(value)] ?? String(value);
    case "choices":
      return placesIn(value)
        .flatMap((place) => options[place] ?? [])
        .join(", ");
    case "yesNo":
      return YES_NO[locale][value === "yes" ? "yes" : "no"];
    case "number":
      return formatNumber(Number(value), locale);
    case "date":
      return formatDate(String(value), locale);
    default:
      return String(value);
  }
}

type Conditional = Pick<Question, "key" | "kind" | "onlyIfKey" | "onlyIfValue">;

/** The questions that are asked with these answers: one with a condition only where it holds. Conditions stand before. */
export function askedOf<Q extends Conditional>(
  questions: readonly Q[],
  answerTo: (question: Q) => AnswerValue | undefined,
): Q[] {
  const asked = new Map<string, Q>();
  for (const question of questions) {
    const before = question.onlyIfKey === null ? undefined : asked.get(question.onlyIfKey);
    const value = before && answerTo(before);
    const holds =
      before !== undefined &&
      value !== undefined &&
      (before.kind === "choices" ? String(value).split(",") : [String(value)]).includes(question.onlyIfValue ?? "");
    if (question.onlyIfKey === null || holds) asked.set(question.key, question);
  }
  return [...asked.values()];
}

/** The answers of those that are asked; others stay in a draft, and are not sent. */
export function askedAnswers(questions: readonly (Conditional & { id: string })[], answers: Answers): Answers {
  const ids = new Set(askedOf(questions, ({ id }) => answers[id]).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
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
      if (question.kind === "choices") {
        const places = placesIn(value).flatMap((place) => {
          const now = question.options.findIndex((option) => sameOption(option, old!.options[place]));
          return now < 0 ? [] : [now];
        });
        return places.length === 0 ? [] : [[question.id, textOfPlaces(places)]];
      }
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
