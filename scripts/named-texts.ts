import { textGroupOf } from "#shared/text-groups.ts";
import type { Source } from "./layout/sources.ts";

/** Comments, which may name groups without showing them. */
const COMMENT = /^\s*\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `useTranslations("jobsDetail.facts")`, `useTableTexts("operationsAudit", …)`, `tableMeta("claims")`. */
const CALL = /\b(?:use\w*(?:Texts|Translations)|tableMeta)\(\s*["`](\w+)(?=["`.])/g;
/** `<AdminTable texts="claims" />`, `<AddForm group="jobsEditing" />`, `{ group: "startupsEditing" }`. */
const PROPERTY = /\b(?:texts|group)\s*[:=]\s*\{?["`](\w+)(?=["`.])/g;
/** `t("jobsDetail.title")` in the head of a page. */
const KEY = /["`](\w+)\.(?=[\w$])/g;

/** Shows the texts of the nouns whose lists the module imports. */
const LIST = /<List(?:PageView|Provider)\b/;

/** The files of one program, by their paths below `src`. */
export type Sources = ReadonlyMap<string, Source>;

/**
 * The groups of texts that a module and what it imports name in code that browsers run, parts that are loaded later included.
 * A part below an `IntlProvider` of its own brings its texts.
 */
export function textsNamedFrom(start: string, sources: Sources): string[] {
  const files = new Set([start]);
  for (const file of files)
    if (file === start || !bringsTexts(file, sources)) for (const next of importsOf(file, sources)) files.add(next);
  const named = [...files].filter((file) => file === start || !bringsTexts(file, sources));
  return [...new Set(named.flatMap((file) => namesIn(sources.get(file)!)))].sort();
}

const importsOf = (file: string, sources: Sources): string[] =>
  sources
    .get(file)!
    .imports.filter(({ target, typeOnly }) => !typeOnly && sources.has(target) && !/\.server\.tsx?$/.test(target))
    .map(({ target }) => target);

const hasProvider = (file: string, sources: Sources) => sources.get(file)!.text.includes("<IntlProvider");
const bringsTexts = (file: string, sources: Sources) =>
  hasProvider(file, sources) || importsOf(file, sources).some((target) => hasProvider(target, sources));

function namesIn({ text, imports }: Source): string[] {
  const code = text.replace(COMMENT, "");
  const keys = headsIn(code).flatMap((head) => [...head.matchAll(KEY)]);
  const names = [...code.matchAll(CALL), ...code.matchAll(PROPERTY), ...keys].map(([, name]) => name!);
  const lists = LIST.test(code) ? imports.filter(({ target }) => target.endsWith("/filters.ts")) : [];
  return [...names, ...lists.map(({ target }) => textGroupOf(target))];
}

/** The calls of `pageMeta`, with what stands in their parentheses. */
function headsIn(code: string): string[] {
  return [...code.matchAll(/\bpageMeta\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < code.length; at++) {
      if (code[at] === "(") depth++;
      if (code[at] === ")" && --depth === 0) return code.slice(index, at);
    }
    return code.slice(index);
  });
}
