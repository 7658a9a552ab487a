import { readDate } from "#shared/import/dates.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Reader } from "#shared/import/row-reader.ts";
import { labelOf, type Steps } from "#shared/import/steps.ts";
import type { PatentsField, SupportsField, UpdatesField } from "../contract.ts";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../contract.ts";
import { collapse, textDefect, typeKeyOf } from "./fields.ts";

/** Parts the values of an item; no text has a tab. */
export const BETWEEN = "\t";

type Part = { text: string } | { problem: Reason };

/** The items of a list whose items have several values; one that lacks a value is reported. */
function readEntries(field: Steps, reader: Reader, partsOf: (take: (pattern: string) => string) => Part[]): string[] {
  const take = (piece: string) => (pattern: string) => collapse(reader.match(pattern, piece, labelOf(field)) ?? "");
  const entries = reader.list(field).map((piece) => {
    const parts = partsOf(take(piece));
    const wrong = parts.find((part) => "problem" in part);
    if (wrong && "problem" in wrong) return reader.leaveOut(field, wrong.problem, piece);
    return parts.map((part) => ("text" in part ? part.text : "")).join(BETWEEN);
  });
  return [...new Set(entries.filter((entry) => entry !== null))];
}

function textPart(text: string, limit: number, missing?: Reason): Part {
  const defect = text === "" ? missing : textDefect(text, limit);
  return defect ? { problem: defect } : { text };
}

function dayPart(text: string, formats: readonly string[]): Part {
  const reading = readDate(text, [...formats]);
  if ("problem" in reading) return reading;
  return reading.value === null ? { problem: because("noDay") } : { text: reading.value };
}

/** "name, number". */
export const readPatents = (field: PatentsField, reader: Reader): string[] =>
  readEntries(field, reader, (take) => [
    textPart(take(field.name), MAX_NAME_LENGTH, because("noName")),
    textPart(take(field.number), MAX_NAME_LENGTH, because("noNumber")),
  ]);

/** "key of the support, day". */
export const readSupports = (field: SupportsField, reader: Reader): string[] =>
  readEntries(field, reader, (take) => {
    const key = typeKeyOf("governmentSupport", take(field.support), field.values, reader);
    return [
      key === undefined ? { problem: because("unknownValue") } : { text: key },
      dayPart(take(field.date), field.formats),
    ];
  });

/** "day, English, Turkish"; one of the texts may be empty. */
export const readUpdates = (field: UpdatesField, reader: Reader): string[] =>
  readEntries(field, reader, (take) => {
    const [en, tr] = [field.en, field.tr].map((pattern) => (pattern === undefined ? "" : take(pattern)));
    const texts = [en!, tr!].map((text) => textPart(text, MAX_TEXT_LENGTH));
    const parts = [dayPart(take(field.date), field.formats), ...texts];
    return en === "" && tr === "" ? [{ problem: because("noText") }] : parts;
  });
