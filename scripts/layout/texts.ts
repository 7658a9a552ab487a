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

/** Every `messages.en.ts` against its Turkish twin. `load` gives the default export of a file. */
export async function checkTexts(files: string[], load: (file: string) => Promise<Texts>): Promise<string[]> {
  const english = files.filter((file) => file.endsWith("messages.en.ts"));
  const turkish = new Set(files.filter((file) => file.endsWith("messages.tr.ts")));
  const problems: string[] = [];
  for (const file of english) {
    const twin = file.replace(".en.ts", ".tr.ts");
    if (turkish.delete(twin)) problems.push(...compareTexts(file, await load(file), await load(twin)));
    else problems.push(`${file}: has no Turkish twin`);
  }
  return [...problems, ...[...turkish].map((file) => `${file}: has no English twin`)];
}
