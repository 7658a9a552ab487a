import type { Db } from "#db/open.server.ts";
import type { WordQuery } from "#shared/lexicon/word-query.ts";
import type { Found, Scope } from "./found.server.ts";
import { forgiving } from "./mistakes.server.ts";
import { byName, readTyped } from "./names.server.ts";
import { byTexts } from "./text-words.server.ts";
import { MAX_WORDS } from "./typing.server.ts";
import { beginning, byWords, type WordCondition } from "./words.server.ts";

/**
 * Finds names: the text itself, the same written otherwise, beginnings, all words; then, where they are searched, texts with its words;
 * names with typing mistakes only where there is nothing else.
 */
export async function searchNames(db: Db, scope: Scope, text: string, inTexts?: WordQuery): Promise<Found[]> {
  const typed = await readTyped(db, text);
  const words = typed.words.slice(0, MAX_WORDS);
  const found = new Map<string, Found>();
  const withMistakes = forgiving(db, scope, words);
  const steps = [
    () => byName(db, scope, typed),
    () => byWords(db, scope, beginning(words), "words"),
    ...joined(words).map((together) => () => byWords(db, scope, together, "words")),
    () => (inTexts ? byTexts(db, scope, inTexts) : []),
    () => (found.size === 0 ? withMistakes(1) : []),
    () => (found.size === 0 ? withMistakes(2) : []),
  ];
  for (const step of steps) {
    if (found.size >= scope.limit) break;
    for (const row of await step()) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Two words that a name writes together: "soft bank group" has "softbank", "senior back end" has "backend". */
const joined = (words: string[]): WordCondition[][] =>
  words.length > 3
    ? []
    : words.slice(1).map((word, at) => beginning([...words.slice(0, at), words[at]! + word, ...words.slice(at + 2)]));
