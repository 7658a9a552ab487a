import { foldedWords } from "#shared/fold.ts";

/** Stands in place of what a blind phase hides, of one length whatever it hides. */
export const HIDDEN = "█████";

/** What must not be read in a blind phase. */
export interface TeamNames {
  /** Of the startup: names, and how it appears in addresses and handles. Found in any spelling, also run together. */
  startup: readonly string[];
  /** Full names of people; their single words are hidden, too, where they are written as names. */
  people: readonly string[];
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"“”]*[^\s<>()"“”.,;:!?]/giu;
const ENDINGS =
  "com|net|org|io|co|ai|app|dev|tech|me|info|biz|xyz|shop|store|online|site|cloud|software|health|energy|studio|agency|eu|uk|de|fr|nl|us|az|ae|tr|example|test";
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}-]+\\.)+(?:${ENDINGS})(?:/[^\\s<>()"“”]*[^\\s<>()"“”.,;:!?])?(?![\\p{L}\\p{N}])`,
  "giu",
);
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]{2,}/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00|0)[\d][\d\s()/-]{7,}\d/gu;
const CONTACTS = [EMAIL, ADDRESS, HOST, HANDLE, PHONE];

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Between two words of one name stands no more than this. */
const GAP = 3;
/** Shorter words of a name also begin other words, so they are hidden only as they are. */
const STEM = 4;

interface Token {
  at: number;
  end: number;
  folded: string;
  isCapital: boolean;
}

/** The text without names of the team and without any address, handle or telephone number. */
export function masked(text: string, names: TeamNames): string {
  const withoutContacts = CONTACTS.reduce((rest, pattern) => rest.replace(pattern, HIDDEN), text);
  const tokens = [...withoutContacts.matchAll(WORD)].map(
    ({ 0: word, index }): Token => ({
      at: index,
      end: index + word.length,
      folded: foldedWords(word).join(""),
      isCapital: /^\p{Lu}/u.test(word),
    }),
  );
  const phrases = [...names.startup, ...names.people].map(foldedWords).filter((words) => words.length > 0);
  const words = new Set(names.people.flatMap(foldedWords).filter((word) => word.length > 2));
  const hidden: [at: number, end: number][] = [];
  for (const [place, token] of tokens.entries()) {
    const length = Math.max(
      0,
      ...phrases.map((phrase) => Math.max(matchLength(tokens, place, phrase), spelledLength(tokens, place, phrase))),
    );
    if (length > 0) hidden.push([token.at, tokens[place + length - 1]!.end]);
    else if (token.isCapital && [...words].some((word) => isWord(token.folded, word)))
      hidden.push([token.at, token.end]);
  }
  return cut(withoutContacts, hidden);
}

/** A word, also with a suffix. */
const isWord = (folded: string, word: string): boolean =>
  folded === word || (word.length >= STEM && folded.startsWith(word));

/** How many words from this place on are a name: as it is written, or run together. 0: none. */
function matchLength(tokens: readonly Token[], place: number, phrase: readonly string[]): number {
  const joined = phrase.join("");
  const first = tokens[place]!.folded;
  // Also inside of another word, as in "getbalgozapp".
  if (joined.length > STEM ? first.includes(joined) : joined.length === STEM && first === joined) return 1;
  for (const [step, word] of phrase.entries()) {
    const token = tokens[place + step];
    if (!token) return 0;
    if (step > 0 && token.at - tokens[place + step - 1]!.end > GAP) return 0;
    const isLast = step === phrase.length - 1;
    if (!(isLast ? isWord(token.folded, word) : token.folded === word)) return 0;
  }
  return phrase.length;
}

/** How many pieces from this place on make a name that is taken apart: "B-a-l g ö z", "Bal göz" of Balgöz. 0: none. */
function spelledLength(tokens: readonly Token[], place: number, phrase: readonly string[]): number {
  const name = phrase.join("");
  if (name.length <= STEM) return 0;
  let spelled = "";
  for (let at = place; at < tokens.length && spelled.length < name.length; at++) {
    if (at > place && tokens[at]!.at - tokens[at - 1]!.end > GAP) return 0;
    spelled += tokens[at]!.folded;
    // Behind its last piece may stand a suffix.
    if (spelled.startsWith(name)) return at - place + 1;
    if (!name.startsWith(spelled)) return 0;
  }
  return 0;
}

/** The text with these parts hidden; parts that touch are one. */
function cut(text: string, parts: readonly [at: number, end: number][]): string {
  let result = "";
  let from = 0;
  for (const [at, end] of parts) {
    if (at >= from) result += text.slice(from, at) + HIDDEN;
    from = Math.max(from, end);
  }
  return result + text.slice(from);
}
