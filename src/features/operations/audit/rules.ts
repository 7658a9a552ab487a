import { withoutElements } from "#shared/without-elements.ts";

/** The content of an audit entry: the changed fields, and the rest of its detail. */
export interface EntryDetail {
  changes: { field: string; before: unknown; after: unknown }[];
  others: { field: string; value: unknown }[];
  /** The list of whose row it speaks. */
  list: string | undefined;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads the detail of an entry, JSON or empty. */
export function entryDetail(detail: string): EntryDetail {
  const values = (detail === "" ? {} : JSON.parse(detail)) as Record<string, unknown>;
  const { before, after, ...rest } = values;
  const list = typeof rest.list === "string" ? rest.list : "round" in rest ? "portfolio" : undefined;
  const others = (record: object) => Object.entries(record).map(([field, value]) => ({ field, value }));
  // Of a row that was moved they are the rows between which it stands.
  if (!isPlain(before) || !isPlain(after)) return { changes: [], others: others(values), list };
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return {
    changes: fields.map((field) => ({ field, before: before[field], after: after[field] })),
    others: others(rest),
    list,
  };
}

/**
 * The keys of a field's name in the texts, the closest first. `places`: the list and the fields around it, the
 * innermost first.
 */
export const nameKeys = (entity: string, field: string, places: readonly string[] = []): string[] => [
  ...[entity, "any"].flatMap((of) => places.map((place) => `${of}.fieldsIn.${place}.${field}`)),
  ...[entity, "any"].map((of) => `${of}.fields.${field}`),
];

/** Of a row inside of a field: it is of no interest to people. */
export const ROW_ID = "id";

interface ValueWords {
  /** Names of ids. */
  names: Readonly<Record<string, string>>;
  yes: string;
  no: string;
  /** Of an instant, "2026-11-25T21:04:00.000Z". */
  minute: (instant: string) => string;
  /** Of a day, "2026-11-25". */
  day: (day: string) => string;
  /** Of a number in the field "scopes". */
  scope: (scope: number) => string | undefined;
  /** Of a code in a field. */
  codeName: (field: string, code: string) => string | undefined;
  /** Of a field inside of others, the innermost first. */
  nameOf: (field: string, inside: readonly string[]) => string;
}

/** As the server writes it, and as the database does. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The value of a field of an entry as people read it; empty for none. `inside`: the field and those around it. */
export function valueText(value: unknown, words: ValueWords, inside: readonly string[]): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return (inside[0] === "scopes" && words.scope(value)) || String(value);
  if (typeof value === "string") {
    if (INSTANT.test(value)) return words.minute(value);
    if (DAY.test(value)) return words.day(value);
    return words.names[value] ?? words.codeName(inside[0]!, value) ?? readable(value);
  }
  if (Array.isArray(value)) {
    const separator = value.some(isPlain) ? "\n" : ", ";
    return value.map((item) => valueText(item, words, inside)).join(separator);
  }
  if (isPlain(value))
    return Object.entries(value)
      .map(([field, one]) => [field, valueText(one, words, [field, ...inside])] as const)
      .filter(([field, one]) => field !== ROW_ID && one !== "")
      .map(([field, one]) => `${words.nameOf(field, inside)}: ${one}`)
      .join("; ");
  return String(value);
}

/** Texts of both values; where only elements of rich text differ, with them. */
export function valueTexts(before: unknown, after: unknown, words: ValueWords, field: string): [string, string] {
  const texts: [string, string] = [valueText(before, words, [field]), valueText(after, words, [field])];
  const areSame = texts[0] === texts[1] && typeof before === "string" && typeof after === "string";
  return areSame ? [before, after] : texts;
}

const ELEMENT = /<\/?(?:b|i|em|strong|a|p|ul|ol|li|h[1-6])(?:\s[^<>]*)?>/;
const CHARACTERS: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** Rich text as people read it, a line for each block and links with their addresses; other texts as they are. */
function readable(text: string): string {
  if (!ELEMENT.test(text)) return text;
  const whole = text
    // An element may have been cut in two where a long text is cut.
    .replace(/^…[^<>]*>/, "…")
    .replace(/<[^<>]*…$/, "…")
    .replace(/<a\s[^<>]*href="([^"<>]*)"[^<>]*>(.*?)<\/a>/gs, "$2 ($1)");
  return withoutElements(whole)
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (one) => CHARACTERS[one]!)
    .replace(/\n{2,}/g, "\n")
    .trim();
}
