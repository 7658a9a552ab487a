import { textsOfSource } from "./source-texts.ts";
import { isTest, type Source } from "./sources.ts";
import { missingWords, type Pair, refusedWords, type Text } from "./words.ts";

type Texts = { [key: string]: string | Texts };

/** Texts by their dotted keys. */
function flat(texts: Texts, above = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[above + key, value]] : [...flat(value, `${above}${key}.`)],
    ),
  );
}

/** The placeholders of a text: `{count, plural, …}`, `{name}`, `<link>`. */
const argumentsOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map(([, value, tag]) => value ?? `<${tag}>`))]
    .sort()
    .join(" ");

/** Keys that only one language has, empty texts, and texts whose placeholders differ from those of the other language. */
export function compareTexts(file: string, english: Texts, turkish: Texts): string[] {
  const en = flat(english);
  const tr = flat(turkish);
  const problems: string[] = [];
  for (const [key, text] of en) {
    const twin = tr.get(key);
    if (twin === undefined) problems.push(`${file}: ${key} has no Turkish text`);
    else if (!text.trim() || !twin.trim()) problems.push(`${file}: ${key} is empty`);
    else if (argumentsOf(text) !== argumentsOf(twin))
      problems.push(`${file}: ${key} takes {${argumentsOf(text)}} in English, {${argumentsOf(twin)}} in Turkish`);
  }
  for (const key of tr.keys()) if (!en.has(key)) problems.push(`${file}: ${key} has no English text`);
  return problems;
}

/** Both texts of each key that has two. */
function pairsOf(file: string, english: Texts, turkish: Texts): Pair[] {
  const tr = flat(turkish);
  return [...flat(english)].flatMap(([key, text]) => {
    const twin = tr.get(key);
    return twin === undefined ? [] : [{ place: `${file}: ${key}`, en: text, tr: twin }];
  });
}

/**
 * Every `messages.en.ts` against its Turkish twin, and these, the other pairs and the texts in code against the words of the product.
 * `load` gives the default export of a file.
 */
export async function checkTexts(
  sources: Source[],
  load: (file: string) => Promise<Texts>,
  otherPairs: Pair[],
): Promise<string[]> {
  const files = sources.map(({ file }) => file);
  const english = files.filter((file) => file.endsWith("messages.en.ts"));
  const turkish = new Set(files.filter((file) => file.endsWith("messages.tr.ts")));
  const problems: string[] = [];
  const pairs = [...otherPairs];
  for (const file of english) {
    const twin = file.replace(".en.ts", ".tr.ts");
    if (turkish.delete(twin)) {
      const texts = [await load(file), await load(twin)] as const;
      problems.push(...compareTexts(file, ...texts));
      pairs.push(...pairsOf(file, ...texts));
    } else problems.push(`${file}: has no Turkish twin`);
  }
  return [
    ...problems,
    ...[...turkish].map((file) => `${file}: has no English twin`),
    ...missingWords(pairs),
    ...refusedWords([...pairs.flatMap(textsOfPair), ...sources.filter(hasTexts).flatMap(textsOfSource)]),
  ];
}

const textsOfPair = ({ place, en, tr }: Pair): Text[] => [
  { place, language: "en", text: en },
  { place, language: "tr", text: tr },
];

/** Tests and the samples of the design page write what they like; messages are read by their keys. */
const hasTexts = ({ file }: Source) => !isTest(file) && !/messages\.|^testing\/|^features\/dev\//.test(file);
