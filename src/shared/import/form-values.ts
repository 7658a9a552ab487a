import type { Field, Fields } from "../edit/form.ts";
import type { ImportCatalogue } from "./codes.ts";
import type { Place } from "./places.ts";
import { READERS } from "./readers.ts";
import { because } from "./reasons.ts";
import type { RowReader } from "./row-reader.ts";
import { currencyReader, type FieldSource } from "./values.ts";

/** A row whose cells fill the fields of a form. */
export interface FormRow {
  row: RowReader;
  sources: Readonly<Record<string, FieldSource>>;
  catalogue: ImportCatalogue;
  /** Currency of the amounts whose row names none, ISO 4217. */
  usualCurrency: string | null;
}

/** What fields have read for those after them. */
interface Around extends FormRow {
  place: Place;
  /** The currency that a field names, or the usual one. */
  currencyOf: (name: string) => string | null;
}

/** The values of a form that a row has, ids of catalogue and places among them. Fields without a value are not there. */
export function formValues(fields: Fields, from: FormRow): Record<string, unknown> {
  const namedCurrency = currencyReader(from.sources, from.row);
  const currencyOf = (name: string) => namedCurrency(name) ?? from.usualCurrency;
  const around = { ...from, currencyOf, place: { country: "", en: "", tr: "" } };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const source = from.sources[name];
    if (!source) continue;
    if (field.kind === "amount") Object.assign(values, moneyOf(name, field.currency, source, around));
    else values[name] ??= valueOfField(field, { name, source }, around);
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));
}

/** An amount, and the id of its currency. */
function moneyOf(name: string, currency: string, source: FieldSource, { row, catalogue, currencyOf }: Around) {
  const [amount, code = ""] = READERS.amount(source, currencyOf(currency), row)?.split(" ") ?? [];
  return amount === undefined ? {} : { [name]: Number(amount), [currency]: catalogue.currencies.get(code) };
}

function valueOfField(
  field: Field,
  { name, source }: { name: string; source: FieldSource },
  { row, catalogue, place, currencyOf }: Around,
): unknown {
  const { typeIds, countryIds } = catalogue;
  switch (field.kind) {
    case "text":
    case "link":
    case "email":
      return row.text(source);
    case "day":
      return READERS.date(source, row) ?? undefined;
    case "currency":
      // One that is the same for all rows, or missing here, means something only with an amount.
      return source.value === undefined && row.text(source) !== ""
        ? catalogue.currencies.get(currencyOf(name) ?? "")
        : undefined;
    case "type":
      return typeIds.get(`${field.of}/${READERS.choice(source, row, field)}`);
    case "types":
      return READERS.choices(source, row, field).flatMap((key) => typeIds.get(`${field.of}/${key}`) ?? []);
    case "country":
      place.country = READERS.country(source, row) ?? "";
      return countryIds.get(place.country);
    case "city": {
      place.en = READERS.town(source, place.country, row)?.en ?? "";
      const id = catalogue.cityId(place.country, place.en);
      if (id === undefined && place.en !== "")
        row.leaveOut(source, because(place.country ? "unknownCity" : "cityWithoutCountry"));
      return id;
    }
    case "county":
      return READERS.county(source, place.en ? place : null, row) ?? undefined;
    default:
      return undefined;
  }
}
