import {
  cityList,
  countryList,
  countyList,
  currencyList,
  languageList,
  typeList,
} from "#features/reference/contract.ts";
import type { Api } from "#shared/endpoint.ts";
import { isOffered } from "#shared/house.ts";
import { COLLATOR } from "#shared/locale.ts";
import { typeId } from "#shared/type-id.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { SelectOption } from "#ui/select.tsx";
import type { OwnProfile } from "../contract.ts";
import { phoneCodes } from "./phone-codes.ts";

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

/** Choices of all fields but places, in the language of the page. */
export type Lists = Record<Kind | "country" | "language" | "currency" | "phoneCode", SelectOption[]>;
export type Choices = Lists & {
  /** The city and county of the profile. */
  places: Places;
};
export interface Places {
  cities: SelectOption[];
  counties: SelectOption[];
}

const option = ({ id, name }: { id: string; name: string }): SelectOption => ({ value: id, label: name });
/** These kinds keep their own order; others are sorted by name. */
const IN_ORDER: readonly Kind[] = ["knowledgeLevel", "languageLevel", "degree", "workingPlan", "position"];

export async function loadPlaces(api: Api, countryId: string, cityId: string): Promise<Places> {
  const [cities, counties] = await Promise.all([
    api(cityList, { query: { countryId } }),
    api(countyList, { query: { cityId } }),
  ]);
  const places = (rows: readonly { id: string; name: string }[]) =>
    rows.map(option).sort((a, b) => COLLATOR.tr.compare(a.label, b.label));
  return { cities: places(cities), counties: places(counties) };
}

export async function loadLists(api: Api): Promise<Lists> {
  const types = KINDS.map(async (kind) => {
    const sortByOrder = IN_ORDER.includes(kind) ? "true" : "false";
    const rows = await api(typeList, { query: { parentId: typeId(kind), sortByOrder } });
    return [kind, rows.filter(({ offered }) => offered).map(option)] as const;
  });
  const [lists, countries, languages, currencies] = await Promise.all([
    Promise.all(types),
    api(countryList, {}),
    api(languageList, {}),
    api(currencyList, {}),
  ]);
  const first = [...countries].sort((a, b) => (a.topRank ?? 1e9) - (b.topRank ?? 1e9));
  return {
    ...(Object.fromEntries(lists) as Record<Kind, SelectOption[]>),
    country: first.map(option),
    language: languages.map(option),
    currency: currencies.map(({ id, code }) => ({ value: id, label: code, disabled: !isOffered(code) })),
    phoneCode: phoneCodes(first),
  };
}

/** Lists that are long, or used only in folded rows, are fetched when the page works: they weigh three times the rest. */
const FETCHED_LISTS: ReadonlySet<string> = new Set<keyof Lists | keyof Places>([
  "country",
  "language",
  "phoneCode",
  "skill",
  "softSkill",
  "jobRole",
  "department",
  "degree",
  "graduateStatus",
  "position",
  "knowledgeLevel",
  "languageLevel",
  "cities",
  "counties",
]);

/** The choices that the form shows at first: of fetched lists the first, which may be a default, and what the profile has. */
export async function loadChosen(api: Api, profile: OwnProfile): Promise<Choices> {
  const [lists, places] = await Promise.all([
    loadLists(api),
    loadPlaces(api, profile.countryId ?? "", profile.cityId ?? ""),
  ]);
  const chosen = new Set(textsIn(profile));
  const shorten = <Named extends Record<string, SelectOption[]>>(all: Named) =>
    Object.fromEntries(
      Object.entries(all).map(([name, options]) => [
        name,
        FETCHED_LISTS.has(name) ? options.filter(({ value }, index) => index === 0 || chosen.has(value)) : options,
      ]),
    ) as Named;
  return { ...shorten(lists), places: shorten({ ...places }) };
}

/** All texts in a value and the values inside it. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
