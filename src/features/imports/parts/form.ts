import type { Input } from "#shared/endpoint.ts";
import { fieldOf, SAME_ANSWERS } from "#shared/import/fields.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import type { mapImport } from "../contract.ts";

/** The name of the field that says where a column goes. */
export const columnField = (at: number) => `column-${at}`;

/** The mapping that the form has; what it cannot have is refused by the call. */
export function mappingOf(form: FormData, header: readonly string[]) {
  const text = (name: string) => String(form.get(name) ?? "");
  const columns = header.flatMap((column, at) => {
    const field = text(columnField(at));
    return field ? [{ column, field }] : [];
  });
  const mapping = {
    kind: text("kind"),
    columns,
    dates: text("dates"),
    amounts: text("amounts"),
    separator: text("separator"),
    currency: text("currency").trim().toUpperCase() || null,
    country: text("country").trim() || null,
    type: text("type").trim() || null,
    join: text("join") || "ask",
    keyColumns: form.getAll("keyColumns").map(String),
    fixed: fixedValues(form),
    blanks: text("blanks") || "leave",
  };
  // The schema of the call checks it.
  return mapping as Input<typeof mapImport>["body"];
}

/** The name of the field that answers a question. */
export const answerField = (pair: string) => `answer-${pair}`;

/** The mapping with what the form answers. */
export function withAnswers(mapping: ImportMapping, form: FormData): ImportMapping {
  const given = [...form].flatMap(([name, value]) => {
    const answer = SAME_ANSWERS.find((one) => one === value);
    return name.startsWith(answerField("")) && answer ? [[name.slice(answerField("").length), answer] as const] : [];
  });
  return { ...mapping, answers: { ...mapping.answers, ...Object.fromEntries(given) } };
}

/** The names of the fields that say what a word stands for. */
export const wordFields = (at: number) => ({ field: `wordField-${at}`, word: `word-${at}`, meaning: `meaning-${at}` });
/** Of a word that means nothing. */
export const NO_MEANING = "-";

/** The mapping with what the form says of words; a word without an answer is open again. */
export function withWords(mapping: ImportMapping, form: FormData): ImportMapping {
  // Maps: a field or word of a form may be called "__proto__".
  const words = new Map(
    Object.entries(mapping.words ?? {}).map(([field, meanings]) => [field, new Map(Object.entries(meanings))]),
  );
  for (let at = 0; form.has(wordFields(at).word); at++) {
    const names = wordFields(at);
    const text = (name: string) => String(form.get(name) ?? "");
    const [field, word, meaning] = [text(names.field), text(names.word), text(names.meaning)];
    if (!fieldOf(mapping.kind, field)) continue;
    const meanings = words.get(field) ?? new Map<string, string>();
    if (meaning === "") meanings.delete(word);
    else meanings.set(word, meaning === NO_MEANING ? "" : meaning);
    words.set(field, meanings);
  }
  const stored = [...words].filter(([, meanings]) => meanings.size > 0);
  return { ...mapping, words: Object.fromEntries(stored.map(([field, own]) => [field, Object.fromEntries(own)])) };
}

/** Rows of the form for values that all rows of the table have. */
export const FIXED_ROWS = 3;

function fixedValues(form: FormData): Record<string, string> {
  const rows = Array.from({ length: FIXED_ROWS }, (_, at) =>
    ["fixedField", "fixedValue"].map((name) => String(form.get(`${name}-${at}`) ?? "").trim()),
  );
  return Object.fromEntries(rows.filter(([field, value]) => field && value));
}
