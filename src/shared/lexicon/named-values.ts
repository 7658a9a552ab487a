import { stemsOf } from "./stem.ts";
import { wordForm } from "./word-form.ts";

/** Values of a catalogue by everything they are called. */
export interface NamedValues<Value> {
  /** The value that a text names; several where its words without endings name several; empty: none. */
  called(text: string): readonly Value[];
}

/** Letters of a stem that stands alone, and of one behind other words, which tell what it is: "melek yatırım ağları". */
const LEAST_ALONE = 4;
const LEAST_BEHIND_WORDS = 2;

/** The forms of a text whose last word has lost endings, each with how many letters were cut. Endings stand at the end of a name. */
function cutForms(form: string): [form: string, cut: number][] {
  const start = form.lastIndexOf(" ") + 1;
  const [before, last] = [form.slice(0, start), form.slice(start)];
  return stemsOf(last, start > 0 ? LEAST_BEHIND_WORDS : LEAST_ALONE).map((stem) => [
    before + stem,
    last.length - stem.length,
  ]);
}

/**
 * Values by their names. A name as it stands wins over one without endings, one with fewer letters cut over one with more: "yatırımcılar"
 * is "yatırımcı", never "yatırım". Names given later do not take a word from those before them.
 */
export function namedValues<Value>(named: Iterable<readonly [text: string, value: Value]>): NamedValues<Value> {
  const exact = new Map<string, Value>();
  for (const [text, value] of named) {
    const form = wordForm(text);
    if (form !== "" && !exact.has(form)) exact.set(form, value);
  }
  const byStem = new Map<string, { value: Value; cut: number }[]>();
  for (const [form, value] of exact)
    for (const [stem, cut] of cutForms(form)) byStem.set(stem, [...(byStem.get(stem) ?? []), { value, cut }]);
  return {
    called(text) {
      const form = wordForm(text);
      const value = exact.get(form);
      if (value !== undefined) return [value];
      let least = Number.POSITIVE_INFINITY;
      let found = new Set<Value>();
      for (const [stem, cut] of cutForms(form))
        for (const candidate of byStem.get(stem) ?? []) {
          const letters = cut + candidate.cut;
          if (letters > least) continue;
          if (letters < least) found = new Set();
          least = letters;
          found.add(candidate.value);
        }
      return [...found];
    },
  };
}
