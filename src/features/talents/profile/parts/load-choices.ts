import {
  cityList,
  countryList,
  countyList,
  currencyList,
  languageList,
  typeList,
} from "#features/reference/contract.ts";
import type { Api } from "#shared/endpoint.ts";
import { COLLATOR } from "#shared/locale.ts";
import { typeId } from "#shared/type-id.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { SelectOption } from "#ui/select.tsx";

const KINDS = [
  "gender",
  "jobSearchStatus",
  "expectationToJob",
  "workingPlan",
  "jobRole",
  "position",
  "skill",
  "softSkill",
  "knowledgeLevel",
  "languageLevel",
  "degree",
  "graduateStatus",
  "department",
] as const satisfies TypeKind[];
type Kind = (typeof KINDS)[number];

/** Choices of all fields, in the language of the page. */
export type Choices = Record<Kind | "country" | "language" | "currency" | "phoneCode", SelectOption[]> & {
  /** Cities and counties of the place in the profile; others are fetched. */
  places: Places;
};
export interface Places {
  cities: SelectOption[];
  counties: SelectOption[];
}

interface Named {
  name: string;
  nameEn: string;
  nameTr: string;
}
const option = ({ id, name }: { id: string; name: string }): SelectOption => ({ value: id, label: name });
/** These kinds keep their own order; others are sorted by name. */
const IN_ORDER: readonly Kind[] = ["knowledgeLevel", "languageLevel", "degree", "workingPlan", "position"];

/** `nameOf`: for requests whose address has no language. */
export async function loadPlaces(
  api: Api,
  countryId: string,
  cityId: string,
  nameOf: (row: Named) => string = ({ name }) => name,
): Promise<Places> {
  const [cities, counties] = await Promise.all([
    api(cityList, { query: { countryId } }),
    api(countyList, { query: { cityId } }),
  ]);
  const places = (rows: readonly (Named & { id: string })[]) =>
    rows.map((row) => ({ value: row.id, label: nameOf(row) })).sort((a, b) => COLLATOR.tr.compare(a.label, b.label));
  return { cities: places(cities), counties: places(counties) };
}

export async function loadChoices(
  api: Api,
  place: { countryId: string | null; cityId: string | null },
): Promise<Choices> {
  const types = KINDS.map(async (kind) => {
    const sortByOrder = IN_ORDER.includes(kind) ? "true" : "false";
    const rows = await api(typeList, { query: { parentId: typeId(kind), sortByOrder } });
    return [kind, rows.filter(({ offered }) => offered).map(option)] as const;
  });
  const [lists, countries, languages, currencies, places] = await Promise.all([
    Promise.all(types),
    api(countryList, {}),
    api(languageList, {}),
    api(currencyList, {}),
    loadPlaces(api, place.countryId ?? "", place.cityId ?? ""),
  ]);
  const first = [...countries].sort((a, b) => (a.topRank ?? 1e9) - (b.topRank ?? 1e9));
  const phoneCodes = new Map<string, SelectOption>();
  for (const { dialCode, name } of first)
    if (dialCode && !phoneCodes.has(dialCode))
      phoneCodes.set(dialCode, { value: dialCode, label: `+${dialCode} ${name}` });
  return {
    ...(Object.fromEntries(lists) as Record<Kind, SelectOption[]>),
    country: first.map(option),
    language: languages.map(option),
    currency: currencies.map(({ id, code }) => ({ value: id, label: code })),
    phoneCode: [...phoneCodes.values()],
    places,
  };
}
