import metadata from "libphonenumber-js/max/metadata";
import type { CountryRow } from "#features/reference/contract.ts";
import type { SelectOption } from "#ui/select.tsx";

type Country = Pick<CountryRow, "iso2" | "name" | "dialCode">;

/** Code → its countries, the one of the numbering plan first. */
const CALLING_CODES = new Map<string, readonly string[]>(Object.entries(metadata.country_calling_codes));

/** Asked before parsing, which throws at a code that no country has. */
export const isCallingCode = (code: string): boolean => CALLING_CODES.has(code);

/** Countries in the label of a code that several share; the others are an ellipsis. */
const NAMED_COUNTRIES = 2;
/** Named next after the country of the numbering plan: the 24 others of +1 are small. */
const NEXT_COUNTRY = "CA";

/**
 * One choice a code, in the order of `countries`. Where several share it, the country of its numbering plan is named first:
 * "+1 United States, Canada …".
 */
export function phoneCodes(countries: readonly Country[]): SelectOption[] {
  const codes = new Set(countries.flatMap(({ dialCode }) => dialCode ?? []));
  return [...codes].map((code) => {
    const main = CALLING_CODES.get(code)?.[0];
    const rank = ({ iso2 }: Country) => (iso2 === main ? 0 : iso2 === NEXT_COUNTRY ? 1 : 2);
    const sharing = countries.filter(({ dialCode }) => dialCode === code).sort((a, b) => rank(a) - rank(b));
    const names = sharing.slice(0, NAMED_COUNTRIES).map(({ name }) => name);
    return { value: code, label: `+${code} ${names.join(", ")}${sharing.length > NAMED_COUNTRIES ? " …" : ""}` };
  });
}
