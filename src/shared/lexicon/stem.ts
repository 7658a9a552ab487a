/** Endings of Turkish words in search form, longest first: plural, possessive, case, "-ci", "-lik", "-li". */
const TURKISH_ENDINGS = [
  "larinda",
  "lerinde",
  "larindan",
  "lerinden",
  "larinin",
  "lerinin",
  "larina",
  "lerine",
  "larini",
  "lerini",
  "larda",
  "lerde",
  "lardan",
  "lerden",
  "larin",
  "lerin",
  "lara",
  "lere",
  "lari",
  "leri",
  "lar",
  "ler",
  "sinda",
  "sinde",
  "sunda",
  "sunde",
  "sindan",
  "sinden",
  "sinin",
  "sunun",
  "sina",
  "sine",
  "suna",
  "sune",
  "sini",
  "sunu",
  "indaki",
  "indeki",
  "undaki",
  "daki",
  "deki",
  "taki",
  "teki",
  "inda",
  "inde",
  "unda",
  "indan",
  "inden",
  "undan",
  "inin",
  "unun",
  "ina",
  "ine",
  "una",
  "nin",
  "nun",
  "yla",
  "yle",
  "dan",
  "den",
  "tan",
  "ten",
  "cilik",
  "culuk",
  "lik",
  "luk",
  "ci",
  "cu",
  "si",
  "su",
  "li",
  "lu",
  "da",
  "de",
  "ta",
  "te",
  "yi",
  "yu",
  "ya",
  "ye",
  "in",
  "un",
  "i",
  "u",
  "a",
  "e",
].toSorted((a, b) => b.length - a.length);
const ENGLISH_ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ["ies", "y"],
  ["sses", "ss"],
  ["es", "e"],
  ["s", ""],
];

/** Consonants that soften before an ending that begins with a vowel: "girişimciliği" is of "girişimcilik". */
const HARD: Readonly<Record<string, string>> = { g: "k", b: "p", d: "t" };

/**
 * A word in search form, and what is left of it without one or more of its endings; the word itself comes first. No stem has fewer
 * letters than `least`: "van", "ordu", "go" and "ar" stay what they are.
 */
export function stemsOf(word: string, least: number): string[] {
  const cut = new Set([word]);
  for (const stem of cut) {
    const hard = HARD[stem.at(-1)!];
    if (hard && stem !== word) cut.add(stem.slice(0, -1) + hard);
    for (const ending of TURKISH_ENDINGS)
      if (stem.endsWith(ending) && stem.length - ending.length >= least) cut.add(stem.slice(0, -ending.length));
    for (const [ending, instead] of ENGLISH_ENDINGS)
      if (stem.endsWith(ending) && stem.length - ending.length >= least - 1)
        cut.add(stem.slice(0, -ending.length) + instead);
  }
  return [...cut];
}
