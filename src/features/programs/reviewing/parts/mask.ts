import { foldedWords } from "#shared/fold.ts";

/** Stands in place of what a blind phase hides, of one length whatever it hides. */
export const HIDDEN_TEXT = "█████";

/** The names that must not be read in a blind phase. */
export interface TeamNames {
  /** Of the startup: names, and how it appears in addresses and handles. Found in any spelling, also run together. */
  startup: readonly string[];
  /** Full names of people; their single words are hidden, too, where they are written as names. */
  people: readonly string[];
  /** Names of the other startups of the selection and of their people, found as they are written. */
  others?: readonly string[];
}

// Repeats are bounded: a text without an end of any of these costs no more than its length.

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"“”]*[^\s<>()"“”.,;:!?]/giu;
const ENDINGS =
  "com|net|org|io|co|ai|app|dev|tech|me|info|biz|xyz|shop|store|online|site|cloud|software|health|energy|studio|agency|eu|uk|de|fr|nl|us|az|ae|tr|example|test";
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}(?:${ENDINGS})(?:/[^\\s<>()"“”]*[^\\s<>()"“”.,;:!?])?(?![\\p{L}\\p{N}])`,
  "giu",
);
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]{2,}/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00|0)[\d][\d\s()/-]{7,40}\d/gu;
const CONTACTS = [EMAIL, ADDRESS, HOST, HANDLE, PHONE];

/** Characters that are not seen; within a word they would part it. */
const INVISIBLE_SIGNS = /\p{Default_Ignorable_Code_Point}/gu;
const WORD = /[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
/** Between two words of one name stands no more than this. */
const GAP_LENGTH = 3;
/** Shorter words of a name also begin other words, so they are hidden only as they are. */
const STEM_LENGTH = 4;
/** Names of other teams that are shorter are words of every text. */
const MIN_OTHER = 4;

interface Token {
  at: number;
  end: number;
  /** How many characters are read between the word before and this one. */
  gap: number;
  folded: string;
  isCapital: boolean;
}

/** Letters of other alphabets, and digits within words, that are read as Latin letters. */
const READ_AS: Record<string, string> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  ё: "e",
  һ: "h",
  н: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  п: "n",
  о: "o",
  р: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  и: "u",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  у: "y",
  з: "z",
  α: "a",
  β: "b",
  ϲ: "c",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  ν: "v",
  ω: "w",
  χ: "x",
  // Capitals that are read otherwise than their small letters.
  Η: "h",
  Ν: "n",
  Υ: "y",
  Μ: "m",
  В: "b",
  Н: "h",
  И: "n",
  γ: "y",
  ζ: "z",
  σ: "o",
  ɑ: "a",
  ɡ: "g",
  ƙ: "k",
  ɩ: "i",
  ꜱ: "s",
  ᴀ: "a",
  ᴇ: "e",
  ᴋ: "k",
  ᴏ: "o",
  ᴛ: "t",
};
const DIGITS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

const latinOf = (text: string): string => text.replace(/\P{ASCII}/gu, (letter) => READ_AS[letter] ?? letter);

/** How a word is read, whatever letters it is written with. */
export function read(word: string): string {
  const latin = latinOf(foldedWords(latinOf(word.replace(INVISIBLE_SIGNS, ""))).join(""));
  // A number stays one.
  return /\p{L}/u.test(latin) ? latin.replace(/[013457]/g, (digit) => DIGITS[digit]!) : latin;
}
const readWords = (text: string): string[] => foldedWords(text.replace(INVISIBLE_SIGNS, "")).map(read);

/** Names that were read lately: those of a whole selection are looked for with each of its applications. */
const latelyRead = new Map<string, string[]>();
const LATELY_MAX = 20_000;

function readName(name: string): string[] {
  const before = latelyRead.get(name);
  if (before) return before;
  if (latelyRead.size >= LATELY_MAX) latelyRead.clear();
  const words = readWords(name);
  latelyRead.set(name, words);
  return words;
}

interface Compiled {
  phrases: string[][];
  words: string[];
  /** By their first words. */
  others: Map<string, string[][]>;
}
const compiledNames = new WeakMap<TeamNames, Compiled>();

/** Names as they are looked for, once for all texts of a team. */
function compiled(names: TeamNames): Compiled {
  const before = compiledNames.get(names);
  if (before) return before;
  const made: Compiled = {
    phrases: [...names.startup, ...names.people].map(readWords).filter((words) => words.length > 0),
    words: [...new Set(names.people.flatMap(readWords).filter((word) => word.length > 2))],
    others: othersIn(names.others ?? []),
  };
  compiledNames.set(names, made);
  return made;
}

const compiledOthers = new WeakMap<readonly string[], Compiled["others"]>();

/** The names of a whole selection, once for all of its teams that are read together. */
function othersIn(names: readonly string[]): Compiled["others"] {
  const before = compiledOthers.get(names);
  if (before) return before;
  const phrases = names.map(readName).flatMap((words) => {
    const joined = words.join("");
    return joined.length < MIN_OTHER ? [] : words.length > 1 ? [words, [joined]] : [words];
  });
  const made = Map.groupBy(phrases, ([first]) => first!);
  compiledOthers.set(names, made);
  return made;
}

/** Marks that stand alone are not read, and spaces are read as one. */
const gapIn = (between: string): number =>
  between
    .replace(INVISIBLE_SIGNS, "")
    .replace(/\p{M}+/gu, "")
    .replace(/\s+/gu, " ").length;

/** The words of a text. What has no letter is none: a text of unseen characters alone would be walked again and again. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    const folded = read(word);
    if (folded === "") continue;
    const gap = gapIn(text.slice(tokens.at(-1)?.end ?? at, at));
    tokens.push({
      at,
      end: at + word.length,
      gap,
      folded,
      isCapital: /^\p{Lu}/u.test(word.replace(INVISIBLE_SIGNS, "")),
    });
  }
  return tokens;
}

/** The text without names of the team and without any address, handle or telephone number. */
export function masked(text: string, names: TeamNames): string {
  const withoutContacts = CONTACTS.reduce((rest, pattern) => rest.replace(pattern, HIDDEN_TEXT), text);
  const tokens = tokensOf(withoutContacts);
  const { phrases, words, others } = compiled(names);
  const hidden: [at: number, end: number][] = [];
  for (const [place, token] of tokens.entries()) {
    const length = Math.max(
      0,
      ...phrases.map((phrase) => Math.max(matchLength(tokens, place, phrase), spelledLength(tokens, place, phrase))),
      // A word of the language may be a name: of other teams only what is written as one.
      ...(token.isCapital ? (others.get(token.folded) ?? []) : []).map((phrase) => exactLength(tokens, place, phrase)),
    );
    if (length > 0) hidden.push([token.at, tokens[place + length - 1]!.end]);
    else if (token.isCapital && words.some((word) => isWord(token.folded, word))) hidden.push([token.at, token.end]);
  }
  return cut(withoutContacts, hidden);
}

/** A word, also with a suffix. */
const isWord = (folded: string, word: string): boolean =>
  folded === word || (word.length >= STEM_LENGTH && folded.startsWith(word));

/** How many words from this place on are a name: as it is written, or run together. 0: none. */
function matchLength(tokens: readonly Token[], place: number, phrase: readonly string[]): number {
  const joined = phrase.join("");
  const first = tokens[place]!.folded;
  // Also inside of another word, as in "getbalgozapp".
  if (joined.length > STEM_LENGTH ? first.includes(joined) : joined.length === STEM_LENGTH && first === joined)
    return 1;
  for (const [step, word] of phrase.entries()) {
    const token = tokens[place + step];
    if (!token) return 0;
    if (step > 0 && token.gap > GAP_LENGTH) return 0;
    const isLast = step === phrase.length - 1;
    if (!(isLast ? isWord(token.folded, word) : token.folded === word)) return 0;
  }
  return phrase.length;
}

/** How many words from this place on are a name as it is written. 0: none. */
const exactLength = (tokens: readonly Token[], place: number, phrase: readonly string[]): number =>
  phrase.every((word, step) => {
    const token = tokens[place + step];
    return token?.folded === word && (step === 0 || token.gap <= GAP_LENGTH);
  })
    ? phrase.length
    : 0;

/** How many pieces from this place on make a name that is taken apart: "B-a-l g ö z", "Bal göz" of Balgöz. 0: none. */
function spelledLength(tokens: readonly Token[], place: number, phrase: readonly string[]): number {
  const name = phrase.join("");
  if (name.length <= STEM_LENGTH) return 0;
  let spelled = "";
  for (let at = place; at < tokens.length && spelled.length < name.length; at++) {
    if (at > place && tokens[at]!.gap > GAP_LENGTH) return 0;
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
    if (at >= from) result += text.slice(from, at) + HIDDEN_TEXT;
    from = Math.max(from, end);
  }
  return result + text.slice(from);
}
