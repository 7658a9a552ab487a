import { readDate } from "./dates.ts";
import { because, type Reason } from "./reasons.ts";
import type { RowReader } from "./row-reader.ts";
import { labelOf } from "./steps.ts";
import {
  collapse,
  type FieldSource,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  type NamedField,
  readAnswer,
  textDefect,
  wordOf,
} from "./values.ts";

/** Parts the values of an item; no text has a tab. */
export const SEPARATOR = "\t";

/** Fields whose names are of people: "Ada Yıldız ve Can Şen" are two. */
const OF_PEOPLE = new Set(["team", "mentors"]);

/** Names of a list, each once. */
export function readNames(source: FieldSource, row: RowReader, { name: field }: Pick<NamedField, "name">): string[] {
  const items = row.list(source);
  const pieces = OF_PEOPLE.has(field) && source.separator ? items.flatMap(peopleIn) : items;
  const names = [...new Set(pieces.map(collapse))];
  return names.filter((name) => {
    const defect = textDefect(name, MAX_NAME_LENGTH);
    return defect ? row.leaveOut(source, defect, name) : true;
  });
}

const peopleIn = (text: string): string[] =>
  text
    .split(/\s*[|•;]\s*|\s+(?:&|ve|and)\s+/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

type Part = { text: string } | { problem: Reason };

/** What the pattern of a value takes from the piece of an item. */
type Take = (pattern: string | undefined) => string;

/** The items of a list whose items have several values; one that lacks a value is reported. */
function readEntries(source: FieldSource, row: RowReader, partsOf: (take: Take) => Part[]): string[] {
  const takeFrom =
    (piece: string): Take =>
    (pattern) =>
      pattern === undefined ? "" : collapse(row.match(pattern, piece, labelOf(source)) ?? "");
  const entries = row.list(source).map((piece) => {
    const parts = partsOf(takeFrom(piece));
    const wrong = parts.find((part) => "problem" in part);
    if (wrong && "problem" in wrong) return row.leaveOut(source, wrong.problem, piece);
    return parts.map((part) => ("text" in part ? part.text : "")).join(SEPARATOR);
  });
  return [...new Set(entries.filter((entry) => entry !== null))];
}

function textPart(text: string, limit: number, missing?: Reason): Part {
  const defect = text === "" ? missing : textDefect(text, limit);
  return defect ? { problem: defect } : { text };
}

function dayPart(text: string, { formats = [] }: FieldSource): Part {
  const reading = readDate(text, formats);
  if ("problem" in reading) return reading;
  return reading.value === null ? { problem: because("noDay") } : { text: reading.value };
}

/** "name, number". */
export const readPatents = (source: FieldSource, row: RowReader): string[] =>
  readEntries(source, row, (take) => [
    textPart(take(source.name), MAX_NAME_LENGTH, because("noName")),
    textPart(take(source.number), MAX_NAME_LENGTH, because("noNumber")),
  ]);

/** "key of the support, day". */
export const readSupports = (source: FieldSource, row: RowReader, { of = "" }: Pick<NamedField, "of">): string[] =>
  readEntries(source, row, (take) => {
    const key = wordOf(source, of, take(source.support), row);
    const support = typeof key === "string" ? { text: key } : { problem: because("unknownValue") };
    return [support, dayPart(take(source.date), source)];
  });

/** "day, English, Turkish"; one of the texts may be empty. */
export const readUpdates = (source: FieldSource, row: RowReader): string[] =>
  readEntries(source, row, (take) => {
    const [en, tr] = [take(source.en), take(source.tr)];
    if (en === "" && tr === "") return [{ problem: because("noText") }];
    return [dayPart(take(source.date), source), textPart(en, MAX_TEXT_LENGTH), textPart(tr, MAX_TEXT_LENGTH)];
  });

/** Ends the item of an investor who led the round; no name has a tab. */
export const LEAD = "\tlead";

/** A legal form behind a company's name, which is no name itself: "Kuzey Capital, LP". */
const LEGAL_FORM =
  /^(?:&\s*co|[al]\.?\s?ş|ltd(?:\.?\s*şti)?|limited|inc(?:orporated)?|corp(?:oration)?|company|co|l\.?p|l\.?l\.?p|l\.?l\.?c|p\.?l\.?c|gmbh(?:\s*&\s*co\.?\s*kg)?|kg|ag|s\.?a(?:\.?s)?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oy|ab|pte(?:\.?\s*ltd)?|pty(?:\.?\s*ltd)?)\.?$/iu;

/** Names that a separator has cut from their legal form are put together again. */
function withLegalForms(pieces: readonly string[]): string[] {
  const names: string[] = [];
  for (const piece of pieces)
    if (names.length > 0 && LEGAL_FORM.test(piece)) names.push(`${names.pop()}, ${piece}`);
    else names.push(piece);
  return names;
}

/** The investors a row names, each once; another field says whether they led the round. */
export function readInvestors(
  source: FieldSource,
  row: RowReader,
  _field: NamedField,
  { lead }: Readonly<Record<string, FieldSource | undefined>>,
): string[] {
  const isLead = lead !== undefined && readAnswer(lead, row) === "true";
  const names = [...new Set(withLegalForms(row.list(source).map(collapse)))];
  const usable = names.filter((name) => {
    const defect = LEGAL_FORM.test(name) ? because("legalFormOnly", { name }) : textDefect(name, MAX_NAME_LENGTH);
    return defect ? row.leaveOut(source, because("investorName", { defect })) : true;
  });
  return usable.map((name) => (isLead ? name + LEAD : name));
}
