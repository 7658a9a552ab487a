import namesByPage from "virtual:page-texts";
import compile from "icu-minify/compile";
import type { Messages } from "use-intl/core";
import { type Audited, allAudited, auditNames } from "#server/audited.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import { textGroupOf } from "#shared/text-groups.ts";
import { FEATURES } from "./features.server.ts";

/** A text, or texts by name. */
type Texts = string | { [name: string]: Texts };
type Name = keyof Messages;

const FILES = import.meta.glob<Texts>("./{features,ui}/**/messages.*.ts", { eager: true, import: "default" });
/** Names of what entries of the audit say: those of the forms and tables of all features. */
const audited = allAudited(
  FEATURES.flatMap((feature): readonly Audited[] => ("audited" in feature ? feature.audited : [])),
);

function textsIn(locale: Locale): Messages {
  const files = Object.entries(FILES).filter(([file]) => file.endsWith(`.${locale}.ts`));
  const groups = files.map(([file, texts]) => [textGroupOf(file), compiled(texts)]);
  return Object.fromEntries([...groups, ["auditNames", compiled(auditNames(audited, locale))]]);
}
const TEXTS: Record<Locale, Messages> = { en: textsIn("en"), tr: textsIn("tr") };

/** Parses messages here once, so that browsers load no parser; it would be a quarter of what they load for texts. */
function compiled(text: Texts): Texts {
  if (typeof text === "string") return compile(text) as string;
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, compiled(inner)]));
}

const namesOf = (path: PathKey | undefined): readonly Name[] => namesByPage[path ?? "unknown"] ?? [];

/** One group of texts. */
export const textGroup = <Group extends Name>(name: Group, locale: Locale): Messages[Group] => TEXTS[locale][name];

/**
 * The texts of one page as JSON. As an object the router would serialise each of hundreds of texts on every request.
 */
export function textsOf(path: PathKey | undefined, locale: Locale): string {
  const key = `${path} ${locale}`;
  const json = textsCache.get(key) ?? JSON.stringify(pageTexts(path, locale));
  textsCache.set(key, json);
  return json;
}
const textsCache = new Map<string, string>();

function pageTexts(path: PathKey | undefined, locale: Locale): Partial<Messages> {
  const names = [...namesByPage.root!, ...namesOf(path)];
  return Object.fromEntries(names.map((name) => [name, TEXTS[locale][name]]));
}
