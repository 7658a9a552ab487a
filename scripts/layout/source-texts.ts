import type { Source } from "./sources.ts";
import type { Language, Text } from "./words.ts";

/** The beginning of a value in one language: `en: …` of an object, `const tr = …` of a module. */
const BEGINNING = /\b(en|tr):\s|\bconst (en|tr)\b[^=\n]*=\s/g;
const CLOSING_SIGNS = new Set([")", "]", "}", ",", ";"]);

/** The strings and templates of the expression that begins at `start`; values put into a template are `{value}`. */
function stringsFrom(text: string, start: number): string[] {
  const strings: string[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const mark = text[at]!;
    if (mark === '"' || mark === "`") {
      const end = endOfString(text, at);
      strings.push(text.slice(at + 1, end).replace(/\$\{[^}]*\}/g, "{value}"));
      at = end;
    } else if (depth === 0 && CLOSING_SIGNS.has(mark)) break;
    else if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark)) depth--;
  }
  return strings;
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== text[start]) end += text[end] === "\\" ? 2 : 1;
  return end;
}

/** A sentence or a label; names of pages and addresses in it are neither. */
const isText = (string: string) => /^[\p{Lu}{#“<]|\s/u.test(string);

/** Texts that stand in code beside their twin: mails, documents, errors. */
export const textsOfSource = ({ file, text }: Pick<Source, "file" | "text">): Text[] =>
  [...text.matchAll(BEGINNING)].flatMap((beginning) => {
    const language = (beginning[1] ?? beginning[2]) as Language;
    const line = text.slice(0, beginning.index).split("\n").length;
    return stringsFrom(text, beginning.index + beginning[0].length)
      .filter(isText)
      .map((string) => ({ place: `${file}:${line}`, language, text: string }));
  });
