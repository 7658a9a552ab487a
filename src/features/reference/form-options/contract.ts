import type { Field, Fields } from "#shared/edit/form.ts";
import type { Api } from "#shared/endpoint.ts";
import { isOffered } from "#shared/house.ts";
import { COLLATOR } from "#shared/locale.ts";
import { typeId } from "#shared/type-id.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { cityList, countryList, countyList, currencyList, typeList } from "../contract.ts";

/** An option of a field; `parentId`: the value it stands below. */
export interface Offered {
  value: string;
  label: string;
  parentId: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** These kinds keep their own order; others are sorted by name. */
const IN_ORDER: readonly TypeKind[] = ["stage", "employeeCount", "investmentTour", "operatingStatus"];

/**
 * The options of a form's fields, by field, those of rows as "rows.field". Stored values stay, also when they are not
 * offered any more.
 */
export async function fieldOptions(api: Api, fields: Fields, values: Values): Promise<Record<string, Offered[]>> {
  const offered = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      if (field.kind !== "rows") return [[name, await offeredBy(api, field, values, name)] as const];
      const rows = (values[name] ?? []) as Values[];
      const valuesOf = (inner: string) => rows.flatMap((row) => row[inner]);
      const inRows = Object.fromEntries(Object.keys(field.fields).map((inner) => [inner, valuesOf(inner)]));
      return Object.entries(await fieldOptions(api, field.fields, inRows)).map(
        ([inner, options]) => [`${name}.${inner}`, options] as const,
      );
    }),
  );
  return Object.fromEntries(offered.flat().filter(([, options]) => options.length > 0));
}

async function offeredBy(api: Api, field: Field, values: Values, name: string): Promise<Offered[]> {
  switch (field.kind) {
    case "type":
    case "types":
      return types(api, field.of, [values[name]].flat());
    case "country": {
      const countries = await api(countryList, {});
      return countries
        .sort((a, b) => (a.topRank ?? Infinity) - (b.topRank ?? Infinity))
        .map((row) => ({ value: row.id, label: row.name, parentId: null }));
    }
    case "currency":
      return (await api(currencyList, {}))
        .filter(({ id, code }) => isOffered(code) || values[name] === id)
        .map(({ id, code }) => ({ value: id, label: code, parentId: null }));
    case "city":
    case "county":
      return placesBelow(api, field.kind, String(values[field.in] ?? ""));
    default:
      return [];
  }
}

async function types(api: Api, kind: TypeKind, there: readonly unknown[]): Promise<Offered[]> {
  const sortByOrder = IN_ORDER.includes(kind) ? "true" : "false";
  if (kind === "subSector") {
    const sectors = await api(typeList, { query: { parentId: typeId("sector"), sortByOrder } });
    const below = await Promise.all(sectors.map(({ id }) => api(typeList, { query: { parentId: id, sortByOrder } })));
    return below.flatMap((rows, index) => offeredRows(rows, there, sectors[index]!.id));
  }
  return offeredRows(await api(typeList, { query: { parentId: typeId(kind), sortByOrder } }), there, null);
}

const offeredRows = (
  rows: readonly { id: string; name: string; offered: boolean }[],
  there: readonly unknown[],
  parentId: string | null,
): Offered[] =>
  rows
    .filter(({ id, offered }) => offered || there.includes(id))
    .map(({ id, name }) => ({ value: id, label: name, parentId }));

/** The cities of a country, or the counties of a city. */
export async function placesBelow(api: Api, kind: "city" | "county", above: string): Promise<Offered[]> {
  if (above === "") return [];
  const rows =
    kind === "city"
      ? await api(cityList, { query: { countryId: above } })
      : await api(countyList, { query: { cityId: above } });
  return rows
    .map(({ id, name }) => ({ value: id, label: name, parentId: above }))
    .sort((a, b) => COLLATOR.tr.compare(a.label, b.label));
}
