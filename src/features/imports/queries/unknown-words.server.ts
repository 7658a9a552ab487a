// Hand-written SQL: the remarks of all rows are counted by the word that each is about.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type ListWord, listWords } from "#features/reference/queries/list-words.server.ts";
import { fieldOf, type ImportKind } from "#shared/import/fields.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import type { ReasonCode } from "#shared/import/reasons.ts";
import type { Locale } from "#shared/locale.ts";
import type { ImportWords, UnknownWord } from "../contract.ts";
import { MAX_SHOWN_CELL, SHOWN_WORDS } from "../limits.ts";
import { nearestValue } from "../parts/nearest-value.ts";

/** Remarks that another word could answer. */
const ABOUT_WORDS: readonly ReasonCode[] = [
  "unknownValue",
  "doubtfulValue",
  "severalSectors",
  "severalBands",
  "noBand",
  "unknownCountry",
  "unknownCurrency",
  "notTurkishCity",
  "severalProvinces",
];

const countedWord = z.object({ column: z.string(), word: z.string(), count: z.int() });

/** The words of an import's cells that mean nothing here, with the values that each could stand for, and those that were decided. */
export async function unknownWords(
  db: Db,
  { id, mapping }: { id: string; mapping: ImportMapping | null },
  locale: Locale,
): Promise<ImportWords> {
  if (!mapping) return { words: [], total: 0, choices: {} };
  const counted = await rowsOf(
    db,
    countedWord,
    sql`select note ->> 'column' as column, note ->> 'value' word, count(distinct number)::int count
      from import_outcome cross join lateral jsonb_array_elements(notes) note
      where run_id = ${id} and note ->> 'value' <> '' and note ->> 'code' = any(${sql.param([...ABOUT_WORDS])}::text[])
      group by 1, 2 order by 3 desc, 1, 2`,
  );
  const fields = new Map(mapping.columns.map(({ column, field }) => [column, field]));
  const open = counted.flatMap(({ column, ...word }) => {
    const field = fields.get(column);
    return field && listOf(mapping.kind, field) && isWhole(word.word) ? [{ ...word, column, field }] : [];
  });
  const decided = Object.entries(mapping.words ?? {}).flatMap(([field, meanings]) => {
    const column = mapping.columns.find((mapped) => mapped.field === field)?.column;
    return column === undefined
      ? []
      : Object.entries(meanings).map(([word, meaning]) => ({ field, column, word, count: 0, nearest: null, meaning }));
  });
  const isDecided = ({ field, word }: { field: string; word: string }) =>
    decided.some((one) => one.field === field && one.word === word);
  const undecided = open.filter((word) => !isDecided(word));
  const shown = undecided.slice(0, SHOWN_WORDS);
  const lists = new Map<string, ListWord[]>();
  for (const { field } of [...shown, ...decided])
    if (!lists.has(field)) lists.set(field, await listWords(db, listOf(mapping.kind, field) ?? "", locale));
  const nearest = new Map([...lists].map(([field, values]) => [field, nearestValue(values)]));
  const asked = shown.map(
    (word): UnknownWord => ({ ...word, nearest: nearest.get(word.field)!(word.word), meaning: null }),
  );
  const choices = Object.fromEntries(
    [...lists].map(([field, values]) => [field, values.map(({ value, label }) => ({ value, label }))]),
  );
  return { words: [...asked, ...decided], total: undecided.length, choices };
}

/**
 * False for a word that may have been cut when it was noted: what is said of it would never be found again. `cut` leaves one
 * character less where the last would be half of one.
 */
const isWhole = (word: string) => word.length < MAX_SHOWN_CELL - 1;

/** The list of the catalogue whose values a field takes. */
function listOf(kind: ImportKind, field: string): string | undefined {
  const described = fieldOf(kind, field);
  if (described?.of) return described.of;
  return described && ["country", "currency", "city"].includes(described.type) ? described.type : undefined;
}
