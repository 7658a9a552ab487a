import type { Reading } from "./amounts.ts";
import { isBlankWord } from "./blank-words.ts";
import { because } from "./reasons.ts";

/** Where the value of a field comes from, and what is done to it before it is read. */
export interface Steps {
  column?: string | string[] | undefined;
  value?: string | undefined;
  separator?: string | undefined;
  part?: number | undefined;
  pattern?: string | undefined;
  case?: "lower" | "upper" | undefined;
  ignore?: string[] | undefined;
  /** Words of the file → the word that each stands for, as a key or a name; empty: it means nothing. */
  means?: Readonly<Record<string, string>> | undefined;
  /** Words that mean something here, also those that otherwise mean nothing. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** The part of a text that a pattern takes; undefined where it does not fit. `column` is for messages. */
export type Match = (pattern: string, text: string, column: string) => string | undefined;

/** The name of a field's source in a report. */
export const labelOf = ({ column, value }: Steps): string =>
  column === undefined ? `"${value}"` : [column].flat().join(" + ");

export const columnsIn = ({ column }: Steps): string[] => (column === undefined ? [] : [column].flat());

/** True if a text says nothing here: "n/a", unless a mapping of words says what it means. */
export const isBlank = ({ value, values = {} }: Steps, text: string): boolean =>
  text === "" || (value === undefined && !Object.hasOwn(values, text) && isBlankWord(text));

const split = (text: string, separator: string | undefined): string[] =>
  separator === undefined ? [text] : text.split(separator).map((piece) => piece.trim());
/** Lines of a cell are items as well, whatever sign parts the others. */
const splitItems = (text: string, separator: string | undefined): string[] =>
  separator === undefined ? [text] : text.split("\n").flatMap((line) => split(line, separator));

/** The one text that the steps make of the texts of the columns; empty: unknown. */
export function singleText(steps: Steps, texts: readonly string[], match: Match): Reading<string> {
  const { separator, part = 1 } = steps;
  const pieces = split(texts.filter((text) => text !== "").join(" "), separator);
  return finish(steps, pieces.at(part > 0 ? part - 1 : part) ?? "", match);
}

/** The texts of a list, without empty ones, and what is wrong with the others. */
export function listTexts(steps: Steps, texts: readonly string[], match: Match) {
  const pieces = texts.flatMap((text) => splitItems(text, steps.separator)).filter((piece) => piece !== "");
  const readings = pieces.map((piece) => ({ piece, reading: finish(steps, piece, match) }));
  return {
    items: readings.flatMap(({ reading }) => ("value" in reading && reading.value !== "" ? [reading.value] : [])),
    problems: readings.flatMap(({ piece, reading }) =>
      "problem" in reading ? [{ value: piece, reason: reading.problem }] : [],
    ),
  };
}

function finish(steps: Steps, piece: string, match: Match): Reading<string> {
  if (isBlank(steps, piece)) return { value: "" };
  const matched = steps.pattern === undefined ? piece : match(steps.pattern, piece, labelOf(steps))?.trim();
  if (matched === undefined) return { problem: because("patternMisfit", { pattern: steps.pattern ?? "" }) };
  const text = meantBy(steps, inCase(matched, steps.case));
  return { value: isBlank(steps, text) || steps.ignore?.includes(text) ? "" : text };
}

/** The word that a text stands for, as somebody has said; else the text. */
export const meantBy = ({ means = {} }: Steps, text: string): string =>
  Object.hasOwn(means, text) ? means[text]! : text;

function inCase(text: string, wanted: Steps["case"]): string {
  if (wanted === "lower") return text.toLowerCase();
  return wanted === "upper" ? text.toUpperCase() : text;
}
