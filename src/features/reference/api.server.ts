import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { readValuesBy } from "#server/table/meant-values.server.ts";
import { COLLATOR, type Locale, type Localized } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import { mergeCities as merge } from "./commands/merge-cities.server.ts";
import {
  type CountryRow,
  cityList,
  countryList,
  countyList,
  currencyList,
  languageList,
  mergeCities,
  type TypeRow,
  topCountryList,
  typeList,
  typeListByChild,
  universityList,
  universitySearch,
  valuesCalled,
} from "./contract.ts";
import { cached } from "./parts/cached.server.ts";
import { calledBy } from "./parts/called-values.server.ts";
import { valuesInText } from "./parts/table-words.server.ts";
import {
  type Country,
  catalogue,
  catalogueChanged,
  searchUniversities,
  type Type,
  universitiesOf,
} from "./queries.server.ts";

export function referenceApi(app: App): void {
  readValuesBy(valuesInText);
  serve(app, mergeCities, async ({ db, body, viewer, write }) => {
    const { id } = await write((tx) => merge(tx, memberOnly(viewer), body));
    catalogueChanged(db);
    return { id };
  });

  serve(app, countryList, async (call) => {
    const { countries } = await catalogue(call.db);
    return cached(call, sorted([...countries.values()].map(countryRow(call.locale)), call.locale));
  });

  serve(app, topCountryList, async (call) => {
    const countries = [...(await catalogue(call.db)).countries.values()];
    const top = countries.filter((row) => row.topRank !== null).sort((a, b) => a.topRank! - b.topRank!);
    return cached(call, top.map(countryRow(call.locale)));
  });

  serve(app, cityList, async (call) => {
    const { countryId } = call.query;
    const cities = countryId ? (await catalogue(call.db)).citiesOf(countryId) : [];
    return cached(call, sorted(cities.map(withNames(call.locale)), call.locale));
  });

  serve(app, countyList, async (call) => {
    const { cityId } = call.query;
    const counties = cityId ? (await catalogue(call.db)).countiesOf(cityId) : [];
    const rows = counties.map(({ name, ...row }) => ({ ...row, name, nameEn: name, nameTr: name }));
    return cached(call, sorted(rows, call.locale));
  });

  serve(app, typeList, async (call) => {
    const { types, typesOf, childrenOf } = await catalogue(call.db);
    const { parentId, sortByOrder } = call.query;
    const parent = parentId ? types.get(parentId) : undefined;
    // The parents of sub-sectors are sectors; the list of sub-sectors has all of them.
    const values = parent?.key === "subSector" ? typesOf("subSector") : childrenOf(parentId ?? "");
    const rows = typeRows(parentId ? values : typesOf("kind"), call.locale);
    return cached(call, sortByOrder === "true" ? rows : sorted(rows, call.locale));
  });

  serve(app, typeListByChild, async (call) => {
    const { types, childrenOf } = await catalogue(call.db);
    const parentId = types.get(call.query.id ?? "")?.parentId;
    return cached(call, typeRows(parentId ? childrenOf(parentId) : [], call.locale));
  });

  serve(app, languageList, async (call) => {
    const { languages } = await catalogue(call.db);
    return cached(call, sorted([...languages.values()].map(withNames(call.locale)), call.locale));
  });

  serve(app, currencyList, async (call) => {
    const { currencies, rates } = await catalogue(call.db);
    const rows = [...currencies.values()].map((currency) => {
      const newest = rates.get(currency.id)?.[0];
      const rate = { usdPerUnit: newest?.usdPerUnit ?? null, rateDay: newest?.day ?? null };
      return { ...withNames(call.locale)(currency), ...rate };
    });
    return cached(call, rows);
  });

  serve(app, universityList, async (call) => {
    const { countries } = await catalogue(call.db);
    const countryId = call.query.countryId ?? countries.values().find((row) => row.topRank === 1)?.id;
    const rows = countryId ? await universitiesOf(call.db, countryId) : [];
    return cached(call, sorted(rows.map(withNames(call.locale)), call.locale));
  });

  serve(app, valuesCalled, ({ db, query }) => calledBy(db, query.text));

  serve(app, universitySearch, async ({ db, body, locale }) => {
    const { filter, isDescending, orderColumnName, ...search } = body;
    const order = orderColumnName || "relevance";
    const result = await searchUniversities(db, { ...search, ...filter, order, descending: isDescending });
    const { pageIndex, pageSize } = body;
    return { rows: result.rows.map(withNames(locale)), totalCount: result.totalCount, pageIndex, pageSize };
  });
}

/** Adds the name in the reader's language and in both. */
const withNames =
  (locale: Locale) =>
  <Row extends { name: Localized }>({ name, ...row }: Row) => ({
    ...row,
    name: name[locale],
    nameEn: name.en,
    nameTr: name.tr,
  });

const sorted = <Row extends { name: string }>(rows: Row[], locale: Locale): Row[] =>
  rows.sort((a, b) => COLLATOR[locale].compare(a.name, b.name));

const countryRow =
  (locale: Locale) =>
  ({ slug, ...row }: Country): CountryRow => ({ ...withNames(locale)(row), slug: slug[locale] });

const typeRows = (types: readonly Type[], locale: Locale): TypeRow[] =>
  types
    .filter((row) => row.active)
    .map(({ slug, description, active, ...row }) => ({
      ...withNames(locale)(row),
      slug: slug[locale],
      description: description[locale],
    }));
