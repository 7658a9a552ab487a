import { stemsOf } from "./stem.ts";
import { wordForm } from "./word-form.ts";

/** Values of a catalogue by everything they are called. */
export interface NamedValues<Value> {
  /** The value that a text names; several where its words without endings name several; empty: none. */
  called(text: string): readonly Value[];
  /** Every name as it is compared. */
  forms(): Iterable<string>;
  /** The same, with the letters of endings that were cut on either side; infinite: it names none. */
  read(text: string): { values: readonly Value[]; cut: number };
  /** The values that a text begins to name: a word of a name begins with it, and its other words follow. */
  begunBy(text: string): readonly Value[];
}

/** Letters of a stem that stands alone, and of one behind other words, which tell what it is: "melek yatırım ağları". */
const LEAST_ALONE = 4;
const LEAST_BEHIND_WORDS = 2;

/** Letters from which a text is the beginning of a word: "AI" is a name, and no beginning of "aile". */
const LEAST_BEGUN = 3;

/** The forms of a text whose last word has lost endings, each with how many letters were cut. Endings stand at the end of a name. */
function cutForms(form: string): [form: string, cut: number][] {
  const start = form.lastIndexOf(" ") + 1;
  const [before, last] = [form.slice(0, start), form.slice(start)];
  return stemsOf(last, start > 0 ? LEAST_BEHIND_WORDS : LEAST_ALONE).map((stem) => [
    before + stem,
    last.length - stem.length,
  ]);
}

/** Named values that more can be added to: a large index is made in several turns of the event loop. */
export interface GrowingValues<Value> extends NamedValues<Value> {
  /** `isWhole`: these names lose no endings themselves, as those of places: "Ismailia" is not "İsmail". */
  add(named: Iterable<readonly [text: string, value: Value]>, isWhole?: boolean): void;
}

/**
 * Values by their names. A name as it stands wins over one without endings, one with fewer letters cut over one with more: "yatırımcılar"
 * is "yatırımcı", never "yatırım". Of one group, names given later do not take a word from those before them.
 */
export function growingValues<Value>(groupOf: (value: Value) => string = () => ""): GrowingValues<Value> {
  const exact = new Map<string, Value[]>();
  const byStem = new Map<string, { value: Value; cut: number }[]>();
  const add = (named: Iterable<readonly [text: string, value: Value]>, isWhole = false) => {
    for (const [text, value] of named) {
      const form = wordForm(text);
      const others = exact.get(form) ?? [];
      if (form === "" || others.some((other) => groupOf(other) === groupOf(value))) continue;
      exact.set(form, [...others, value]);
      for (const [stem, cut] of isWhole ? [[form, 0] as const] : cutForms(form)) {
        const found = byStem.get(stem);
        if (found) found.push({ value, cut });
        else byStem.set(stem, [{ value, cut }]);
      }
    }
  };
  const read = (text: string) => {
    const form = wordForm(text);
    const values = exact.get(form);
    if (values !== undefined) return { values, cut: 0 };
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
    return { values: [...found], cut: least };
  };
  const begunBy = (text: string) => {
    const form = wordForm(text);
    if (form.length < LEAST_BEGUN) return [];
    return [...exact].flatMap(([name, values]) => (` ${name}`.includes(` ${form}`) ? values : []));
  };
  return { add, read, begunBy, called: (text) => read(text).values, forms: () => exact.keys() };
}

/** The same of names that are all known. */
export function namedValues<Value>(
  named: Iterable<readonly [text: string, value: Value]>,
  groupOf?: (value: Value) => string,
): NamedValues<Value> {
  const values = growingValues(groupOf);
  values.add(named);
  return values;
}
