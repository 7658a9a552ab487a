import { foldedWords } from "./fold.ts";
import type { Locale } from "./locale.ts";

/** The effect on a text with the word: it is refused, or accepted and shown to an admin. */
export const BANNED_ACTIONS = ["refuse", "flag"] as const;
export type BannedAction = (typeof BANNED_ACTIONS)[number];

export interface BannedWord {
  /** One word, or several in a row. */
  word: string;
  action: BannedAction;
  /** Only texts of this language; null: all. */
  locale: Locale | null;
}

/** How a banned word is compared (decision 19): words in search form, a space between them. Empty: nothing to compare. */
export const bannedForm = (word: string): string => foldedWords(word).join(" ");

/**
 * Makes a function that finds the banned words of a text: whole words only, in any letters and with any signs between them.
 * It returns each word once, in the order of the list.
 */
export function bannedWordFinder<Word extends BannedWord>(list: readonly Word[]) {
  const forms = list.map((entry) => ({ entry, words: bannedForm(entry.word).split(" ") }));
  const longest = Math.max(0, ...forms.map(({ words }) => words.length));
  const byForm = Map.groupBy(forms, ({ words }) => words.join(" "));
  byForm.delete("");
  return (text: string, locale?: Locale): Word[] => {
    const words = foldedWords(text);
    const found = new Set<Word>();
    for (let start = 0; start < words.length; start++)
      for (let length = 1; length <= longest && start + length <= words.length; length++)
        for (const { entry } of byForm.get(words.slice(start, start + length).join(" ")) ?? [])
          if (!locale || !entry.locale || entry.locale === locale) found.add(entry);
    return list.filter((entry) => found.has(entry));
  };
}
