/** What an entry of the audit says: the fields that were changed, and whatever else was written down. */
export interface EntryDetail {
  changes: { field: string; before: unknown; after: unknown }[];
  others: { field: string; value: unknown }[];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads the detail of an entry, JSON or empty. */
export function entryDetail(detail: string): EntryDetail {
  const values = (detail === "" ? {} : JSON.parse(detail)) as Record<string, unknown>;
  const { before, after, ...rest } = values;
  const others = (of: object) => Object.entries(of).map(([field, value]) => ({ field, value }));
  // Of a row that was moved they are the rows between which it stands.
  if (!isPlain(before) || !isPlain(after)) return { changes: [], others: others(values) };
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return {
    changes: fields.map((field) => ({ field, before: before[field], after: after[field] })),
    others: others(rest),
  };
}

interface ValueWords {
  /** Names of ids. */
  names: Readonly<Record<string, string>>;
  yes: string;
  no: string;
  /** Of an instant, "2026-11-25T21:04:00.000Z". */
  minute: (instant: string) => string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value of an entry as people read it; empty for none. */
export function valueText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string") return words.names[value] ?? (INSTANT.test(value) ? words.minute(value) : value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, words)).join(", ");
  if (isPlain(value))
    return Object.entries(value)
      .map(([field, one]) => `${field}: ${valueText(one, words)}`)
      .join("; ");
  return String(value);
}
