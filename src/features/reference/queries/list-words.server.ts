import type { Db } from "#db/open.server.ts";
import { COLLATOR, type Locale } from "#shared/locale.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { namesOfValues } from "../parts/aliases.server.ts";
import { catalogue } from "../queries.server.ts";
import type { Catalogue } from "./load-catalogue.server.ts";

/** A value by what a cell may call it: its key or code, its name for people, and all it is called. */
export interface ListWord {
  value: string;
  label: string;
  names: readonly string[];
}

/** The values of a list that a word of a file may stand for, by name: of a list of types, of countries, currencies, provinces of Türkiye. */
export async function listWords(db: Db, list: string, locale: Locale): Promise<ListWord[]> {
  const words = wordsOf(await catalogue(db), list, locale);
  return words.toSorted((a, b) => COLLATOR[locale].compare(a.label, b.label));
}

function wordsOf(types: Catalogue, list: string, locale: Locale): ListWord[] {
  const { countries, currencies, citiesOf } = types;
  if (list === "country")
    return [...countries.values()].map(({ iso2, name }) => ({
      value: iso2,
      label: name[locale],
      names: [name.en, name.tr],
    }));
  if (list === "currency")
    return [...currencies.values()].map(({ code, name }) => ({
      value: code,
      label: `${code} · ${name[locale]}`,
      names: [code, name.en, name.tr],
    }));
  if (list === "city") {
    const turkey = [...countries.values()].find(({ iso2 }) => iso2 === "TR");
    return citiesOf(turkey?.id ?? "").map(({ name }) => ({
      value: name.tr,
      label: name[locale],
      names: [name.tr],
    }));
  }
  const values = types.typesOf(list as TypeKind);
  const names = Map.groupBy(
    namesOfValues(values, (id) => types.aliases.get(id) ?? [], false),
    ([, key]) => key,
  );
  return values
    .filter(({ active, offered }) => active && offered)
    .map(({ key, name }) => ({
      value: key,
      label: name[locale],
      names: (names.get(key) ?? []).map(([text]) => text),
    }));
}
