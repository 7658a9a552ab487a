import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { isEmpty } from "#shared/edit/checks.ts";
import type { Field, Fields } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { withPlus } from "#shared/typed-phone.ts";

/** The reference data in memory that forms read; the catalogue of `features/reference` is one. */
export interface EditReference {
  types: ReadonlyMap<string, { kind: TypeKind | "kind"; parentId: string | null; offered: boolean; active: boolean }>;
  countries: ReadonlyMap<string, { iso2: string }>;
  cities: ReadonlyMap<string, { countryId: string }>;
  counties: ReadonlyMap<string, { cityId: string }>;
  currencies: ReadonlyMap<string, unknown>;
  /** Dollars for one unit of a currency on a day. */
  rateOn(currencyId: string, day: string): { usdPerUnit: number; day: string } | undefined;
}

type Plain = Readonly<Record<string, unknown>>;

/**
 * Problems with ids: unknown ones, ones of another kind, values that are not offered any more and were not there before, and
 * places that do not contain each other.
 */
export function referenceProblems(
  fields: Fields,
  values: Plain,
  stored: Plain | undefined,
  reference: EditReference,
): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]): FieldProblem[] => {
    const value = values[name];
    if (isEmpty(value)) {
      if (!(field.kind === "city" && field.required)) return [];
      return hasCities(reference, values[field.in]) ? [{ field: name, reason: "required" }] : [];
    }
    if (field.kind === "rows")
      return [
        ...idProblems(name, value as Plain[], stored?.[name]),
        ...(value as Plain[]).flatMap((row, index) =>
          referenceProblems(field.fields, row, undefined, reference).map((problem) => ({
            ...problem,
            field: `${name}.${index}.${problem.field}`,
          })),
        ),
      ];
    const reason = reasonOf(field, value, values, (id) => isAmong(stored?.[name], id), reference);
    return reason ? [{ field: name, reason }] : [];
  });
}

const hasCities = ({ cities }: EditReference, countryId: unknown): boolean =>
  cities.values().some((city) => city.countryId === countryId);

const isAmong = (stored: unknown, id: string): boolean => (Array.isArray(stored) ? stored.includes(id) : stored === id);

function reasonOf(
  field: Field,
  value: unknown,
  values: Plain,
  wasThere: (id: string) => boolean,
  reference: EditReference,
): string | undefined {
  const isType = (id: string, kind: TypeKind) => {
    const type = reference.types.get(id);
    return type?.kind === kind && ((type.offered && type.active) || wasThere(id));
  };
  switch (field.kind) {
    case "type":
      return isType(String(value), field.of) ? undefined : "unknown";
    case "types": {
      const ids = value as string[];
      if (!ids.every((id) => isType(id, field.of))) return "unknown";
      const { below } = field;
      return below && ids.some((id) => reference.types.get(id)?.parentId !== values[below]) ? "otherBelow" : undefined;
    }
    case "country":
      return reference.countries.has(String(value)) ? undefined : "unknown";
    case "city":
      return reference.cities.get(String(value))?.countryId === values[field.in] ? undefined : "unknown";
    case "county":
      return reference.counties.get(String(value))?.cityId === values[field.in] ? undefined : "unknown";
    case "currency":
      return reference.currencies.has(String(value)) ? undefined : "unknown";
    case "phone":
      return phoneReason(String(value), reference.countries.get(String(values[field.in]))?.iso2);
    default:
      return undefined;
  }
}

/** Not a number, or one of another region than the country's (specification, "Validation rules"). */
function phoneReason(text: string, country: string | undefined): string | undefined {
  const parsed = parsePhoneNumberFromString(withPlus(text), country as CountryCode | undefined);
  if (!parsed?.isValid()) return "phone";
  return country === undefined || parsed.country === undefined || parsed.country === country
    ? undefined
    : "phoneOfAnotherCountry";
}

/** A number with its country code in its one written form, without a zero that is dialled within the country alone. */
export function writtenPhone(text: string): string {
  const international = withPlus(text);
  const parsed = international.startsWith("+") ? parsePhoneNumberFromString(international) : undefined;
  return parsed?.isValid() ? parsed.formatInternational() : text;
}

/** Rows with an id that none of the stored ones has, or that is there twice. */
function idProblems(name: string, rows: readonly Plain[], stored: unknown): FieldProblem[] {
  const free = new Set(((stored ?? []) as Plain[]).map(({ id }) => id));
  return rows.flatMap(({ id }, index) =>
    typeof id === "string" && !free.delete(id) ? [{ field: `${name}.${index}.id`, reason: "noSuchOne" }] : [],
  );
}

/**
 * Columns for values of fields, by their names; of an amount in US dollars, too, at the rate of that day. Fields that have no
 * column of their own (several values, rows) are left out.
 */
export function columnsOf(
  fields: Fields,
  values: Plain,
  sent: ReadonlySet<string>,
  reference: EditReference,
  day: string,
) {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (["types", "rowIds", "rows"].includes(field.kind) || !sent.has(name)) continue;
    columns[name] = values[name];
    if (field.kind === "amount") columns[`${name}Usd`] = usdOf(values[name], values[field.currency], reference, day);
  }
  return columns;
}

/** An amount in US dollars, at the rate of that day. */
export function usdOf(amount: unknown, currencyId: unknown, reference: EditReference, day: string): number | null {
  if (typeof amount !== "number" || typeof currencyId !== "string") return null;
  const rate = reference.rateOn(currencyId, day);
  return rate ? Math.round(amount * rate.usdPerUnit * 100) / 100 : null;
}
