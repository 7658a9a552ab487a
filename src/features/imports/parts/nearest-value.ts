import { wordForm } from "#shared/lexicon/word-form.ts";

interface Named {
  value: string;
  names: readonly string[];
}

/** How much alike two texts have to be, from 0 to 1: below it a guess helps nobody. */
const LEAST_ALIKE = 0.55;

/** Finds the value that is spelled most like a word; null: none is. */
export function nearestValue(values: readonly Named[]): (word: string) => string | null {
  const known = values.flatMap(({ value, names }) => names.map((name) => ({ value, pairs: pairsOf(wordForm(name)) })));
  return (word) => {
    const pairs = pairsOf(wordForm(word));
    let [best, most]: [string | null, number] = [null, LEAST_ALIKE];
    for (const name of known) {
      const alike = alikeness(pairs, name.pairs);
      if (alike > most) [best, most] = [name.value, alike];
    }
    return best;
  };
}

/** Pairs of letters, and those at the ends of words. */
const pairsOf = (form: string): ReadonlySet<string> => {
  const padded = ` ${form} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared++;
  return (2 * shared) / (one.size + other.size);
}
