import { createHash } from "node:crypto";
import { fold } from "#shared/fold.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { LEAD } from "#shared/import/lists.ts";
import { because } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import type { ProfileFile } from "../contract.ts";
import type { StoredRow } from "../queries/stored-rows.server.ts";
import type { RowValues } from "../rules.ts";
import { type Column, type Columns, comparable, listItems, listText } from "./columns.server.ts";

/** Digests by column: what an import wrote; null: nothing. */
export type Digests = Record<string, string | null>;

export const digestOf = (value: unknown): string => digest(JSON.stringify(value), 22);

/** Digest of the values of a row: it differs when the source has changed since the last import. Stored ones depend on the form. */
export const digestOfRow = ({ kind, blanks }: Pick<ProfileFile, "kind" | "blanks">, values: RowValues): string => {
  const compared = kind === "funding" ? roundOf(values) : values;
  // The same row does more where its empty cells mean something.
  return digestOf(blanks === "empty" ? { compared, blanks } : compared);
};

function roundOf({ single, lists }: RowValues) {
  const { startup, tour, type, announcedDate, amount, preValuation, startupId } = single;
  const investors = lists.investors!.map((item) => ({ name: item.replace(LEAD, ""), isLead: item.endsWith(LEAD) }));
  return { startup, tour, type, announcedDate, amount, preValuation, investors, startupId };
}

const digest = (text: string, length: number): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, length);

export function digestOfValue(column: Column, value: string | null): string | null {
  const text = comparable(column, value);
  return text === null ? null : digest(text, 12);
}

/** The changes of an import to one existing row. */
export interface FieldChanges {
  /** Columns that stay as they are: edited here, or the cell could not be read. */
  preserved: ReadonlySet<string>;
  /** The values of all columns after it; of a city that is written, which one is found out later. */
  values: Record<string, string | null>;
  /** Fields with their old and new values, for the preview. */
  changed: Problem[];
  /** Fields that were edited here and differ in the source. */
  edited: Problem[];
}

/** The ways of what a row has become to compare it with what is there. */
interface Comparing {
  columns: Columns;
  catalogue: ImportCatalogue;
  /** Joined to what members made: all values there stay. */
  isJoined: boolean;
  /** It names what it is: a value that was edited here may be changed. */
  isNamed: boolean;
  /** What an empty cell does to the value that is there. */
  blanks: ProfileFile["blanks"];
}

/**
 * Compares a row with what it was imported as. A value that is not what the last import wrote was edited here and stays; a good
 * value whose cell cannot be read, or is empty, stays; a name always stays: it is what people know the entry by.
 */
export function fieldChanges(
  { values, problems }: { values: RowValues; problems: readonly Problem[] },
  stored: StoredRow,
  { columns, catalogue, isJoined, isNamed, blanks }: Comparing,
): FieldChanges {
  const compared = Object.entries(columns).map(([name, column]) => {
    const isLeftOut = problems.some((problem) => column.from.includes(problem.column));
    const found = comparedValues(name, column, values, stored, isLeftOut);
    const { old, next } = found;
    // Who has no text in their language is shown that in the other one, in exported files, too.
    const isShownOne = isNamed && !old && next !== null && next === stored.inOtherLanguage[name];
    const isSame = found.isSame || isShownOne;
    const isEdited = isJoined
      ? stored.values[name] !== null
      : !isNamed &&
        name in stored.digests &&
        stored.digests[name] !== digestOfValue(column, stored.values[name] ?? null);
    const isName = name === "name" && old !== null;
    const isBlank = next === null && (isLeftOut || blanks === "leave");
    return { name, column, old, next, isSame, isEdited, isName, isBlank };
  });
  // A city of the country before is none of the new one.
  const changedUnits = new Set(
    compared.filter(({ isSame, isBlank }) => !isSame && !isBlank).map(({ column }) => column.unit),
  );
  changedUnits.delete(undefined);
  const editedUnits = new Set(
    compared.filter(({ isEdited, isSame }) => isEdited && !isSame).map(({ column }) => column.unit),
  );
  editedUnits.delete(undefined);
  const show = (column: Column, value: string | null) => shown(column, value, catalogue);
  const result = {
    preserved: new Set<string>(),
    values: { ...stored.values },
    changed: [] as Problem[],
    edited: [] as Problem[],
  };
  for (const { name, column, old, next, isSame, isEdited, isName, isBlank } of compared) {
    const stays = isEdited || isName || editedUnits.has(column.unit);
    const isLeft = isBlank && !changedUnits.has(column.unit);
    if (stays || isLeft) result.preserved.add(name);
    else result.values[name] = next;
    if (isSame || isLeft) continue;
    const code = isName ? "keptName" : stays ? "keptEdited" : "wasBefore";
    const reason = because(code, { before: show(column, old) });
    (stays ? result.edited : result.changed).push({ column: column.from[0]!, value: show(column, next), reason });
  }
  return result;
}

/** The value of a column now and in the row. */
function comparedValues(name: string, column: Column, values: RowValues, stored: StoredRow, isLeftOut: boolean) {
  if (column.comparedBy) {
    const next = column.comparedBy(values);
    return { old: stored.cityName, next, isSame: fold(next ?? "") === fold(stored.cityName ?? "") };
  }
  const old = stored.values[name] ?? null;
  const read = column.read(values);
  // A piece of the list could not be read: it may be one that is there.
  const next = column.list && isLeftOut && read !== null ? listText([...listItems(old), ...listItems(read)]) : read;
  return { old, next, isSame: comparable(column, old) === comparable(column, next) };
}

function shown(column: Column, value: string | null, { keys }: ImportCatalogue): string {
  if (value === null) return "";
  const items = column.list ? listItems(value) : [value];
  return items.map((item) => keys.get(item) ?? item.replace(LEAD, " (lead)")).join(", ");
}
