import compile from "icu-minify/compile";
import { type Audited, auditNames } from "#server/audited.server.ts";
import { type Feature, inBothLanguages, type Texts as TextGroup } from "#server/feature.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import dataTableEn from "#ui/data-table/messages.en.ts";
import dataTableTr from "#ui/data-table/messages.tr.ts";
import deadlineEn from "#ui/deadline/messages.en.ts";
import deadlineTr from "#ui/deadline/messages.tr.ts";
import editFormEn from "#ui/edit-form/messages.en.ts";
import editFormTr from "#ui/edit-form/messages.tr.ts";
import editPageEn from "#ui/edit-page/messages.en.ts";
import editPageTr from "#ui/edit-page/messages.tr.ts";
import factAgeEn from "#ui/fact-age/messages.en.ts";
import factAgeTr from "#ui/fact-age/messages.tr.ts";
import listEn from "#ui/list-page/messages.en.ts";
import listTr from "#ui/list-page/messages.tr.ts";
import uiEn from "#ui/messages.en.ts";
import uiTr from "#ui/messages.tr.ts";
import shareEn from "#ui/share/messages.en.ts";
import shareTr from "#ui/share/messages.tr.ts";
import versionedFormEn from "#ui/versioned-form/messages.en.ts";
import versionedFormTr from "#ui/versioned-form/messages.tr.ts";
import { FEATURES } from "./features.server.ts";

/** Texts of the design system. */
const COMPONENTS = {
  texts: {
    editForm: inBothLanguages(editFormEn, editFormTr),
    editPage: inBothLanguages(editPageEn, editPageTr),
    dataTable: inBothLanguages(dataTableEn, dataTableTr),
    deadline: inBothLanguages(deadlineEn, deadlineTr),
    factAge: inBothLanguages(factAgeEn, factAgeTr),
    list: inBothLanguages(listEn, listTr),
    share: inBothLanguages(shareEn, shareTr),
    ui: inBothLanguages(uiEn, uiTr),
    versionedForm: inBothLanguages(versionedFormEn, versionedFormTr),
  },
} satisfies Feature;
/** Names of what entries of the audit say: those of the forms and tables of all features. */
const audited = FEATURES.flatMap((feature): readonly Audited[] => ("audited" in feature ? feature.audited : []));
const AUDIT = {
  texts: { auditNames: inBothLanguages(auditNames(audited, "en"), auditNames(audited, "tr")) },
} satisfies Feature;
const ALL = [...FEATURES, COMPONENTS, AUDIT];

/** What the features add, as alternatives: `{ home: { en, tr } } | { search: { en, tr } } | …` */
type Added = Extract<(typeof ALL)[number], { texts: object }>["texts"];
type NamesOf<Groups> = Groups extends object ? keyof Groups : never;
type EnglishOf<Groups, Name extends PropertyKey> = Groups extends Record<Name, { en: infer English }> ? English : never;
/** Every group of texts by its name. */
export type Texts = { [Name in NamesOf<Added>]: EnglishOf<Added, Name> };
type Name = keyof Texts;

/** Groups of texts every page shows: those of the shell and the components. */
const EVERYWHERE: Name[] = ["search", "site", "ui"];

/** What a page shows besides; a name that no group has does not compile. */
type PageTexts = Partial<Record<PathKey, readonly Name[]>>;
const pageTextsOfFeatures: PageTexts[] = FEATURES.flatMap((feature) =>
  "pageTexts" in feature ? [feature.pageTexts] : [],
);
const PAGE_TEXTS: PageTexts = Object.assign({}, ...pageTextsOfFeatures);

const groups = ALL.flatMap(({ texts = {} }: Feature) => Object.entries(texts));
const textsIn = (locale: Locale) =>
  Object.fromEntries(groups.map(([name, group]) => [name, compiled(group[locale])])) as Texts;
const TEXTS: Record<Locale, Texts> = { en: textsIn("en"), tr: textsIn("tr") };

/** Parses messages here once, so that browsers load no parser; it would be a quarter of what they load for texts. */
function compiled(text: TextGroup): TextGroup {
  if (typeof text === "string") return compile(text) as string;
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, compiled(inner)]));
}

/** Whether a page shows texts of this name. */
export const showsTexts = (path: PathKey | undefined, name: Name): boolean =>
  path !== undefined && PAGE_TEXTS[path]?.includes(name) === true;

/** One group of texts. */
export const textGroup = <Group extends Name>(name: Group, locale: Locale): Texts[Group] => TEXTS[locale][name];

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

function pageTexts(path: PathKey | undefined, locale: Locale): Partial<Texts> {
  const names = [...EVERYWHERE, ...((path && PAGE_TEXTS[path]) ?? [])];
  return Object.fromEntries(names.map((name) => [name, TEXTS[locale][name]]));
}
