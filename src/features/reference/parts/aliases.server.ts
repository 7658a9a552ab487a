import { aliasesOf } from "#shared/lexicon/aliases/types.ts";
import { wordForm } from "#shared/lexicon/word-form.ts";
import type { Localized } from "#shared/locale.ts";
import type { Type } from "../queries/load-catalogue.server.ts";

/** What an admin said of a word: that it means a value, or that it does not, though the portal comes with it. */
export interface OwnAlias {
  name: string;
  form: string;
  isRefused: boolean;
}

interface Called {
  kind: Type["kind"];
  key: string;
  name: Localized;
}

interface Aliases {
  /** Those that an admin added. */
  own: string[];
  /** Those that follow from what the portal comes with, and from values that were merged into this one. */
  usual: string[];
  /** Of the latter those that an admin refused. */
  refused: string[];
}

/** What a value is called besides its names. `merged`: values whose place it has taken; `said`: of it and of them. */
export function aliasesIn(value: Called, merged: readonly Called[], said: readonly OwnAlias[]): Aliases {
  const seen = new Set([value.name.en, value.name.tr].map(wordForm));
  const isNew = (form: string) => form !== "" && !seen.has(form) && seen.add(form);
  const refusedForms = new Set(said.filter(({ isRefused }) => isRefused).map(({ form }) => form));
  const own = said.filter(({ form, isRefused }) => !isRefused && isNew(form)).map(({ name }) => name);
  const usual = [
    ...merged.flatMap(({ name }) => [name.en, name.tr]),
    ...[value, ...merged].flatMap(({ kind, key, name }) => [
      ...[name.en, name.tr].flatMap(bracketed),
      ...aliasesOf(kind, key),
    ]),
  ].filter((name) => isNew(wordForm(name)));
  const isRefused = (name: string) => refusedForms.has(wordForm(name));
  return { own, usual: usual.filter((name) => !isRefused(name)), refused: usual.filter(isRefused) };
}

/** "Software as a service (SaaS)" is called by what stands before its brackets, and by what stands in them. */
function bracketed(name: string): string[] {
  const [, before = "", inside = ""] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? [];
  return inside === "" ? [] : [before, ...inside.split(/,\s*/)];
}

/** A value of a list by its key, and what was said of its words. */
export interface NamedType extends Called {
  id: string;
  mergedInto: string | null;
}

type Word = [text: string, key: string];
const wordsFor = <Value extends { key: string }>(
  values: readonly Value[],
  textsOf: (value: Value) => string[],
): Word[] => values.flatMap((value) => textsOf(value).map((text): Word => [text, value.key]));

/**
 * All that the values of one list are called, with the key of each. What comes first wins: names, what an admin added, keys, and at
 * last what the portal comes with, so that a newer build takes no word from where an admin has put it.
 */
export function namesOfValues(
  values: readonly NamedType[],
  said: (id: string) => readonly OwnAlias[],
  withKeys = true,
): Word[] {
  const keys = new Map(values.map(({ id, key }) => [id, key]));
  const gone = Map.groupBy(
    values.filter(({ mergedInto }) => keys.has(mergedInto ?? "")),
    ({ mergedInto }) => mergedInto,
  );
  const present = values.filter(({ mergedInto }) => !keys.has(mergedInto ?? ""));
  const called = present.map((value) => {
    const merged = gone.get(value.id) ?? [];
    return {
      key: value.key,
      ...aliasesIn(
        value,
        merged,
        [value, ...merged].flatMap(({ id }) => said(id)),
      ),
    };
  });
  return [
    ...wordsFor(present, ({ name }) => [name.en, name.tr]),
    ...wordsFor(called, ({ own }) => own),
    ...(withKeys ? values.map(({ key, mergedInto }): Word => [key, keys.get(mergedInto ?? "") ?? key]) : []),
    ...wordsFor(called, ({ usual }) => usual),
  ];
}
