import type { RowWork } from "#server/import/row-imports.server.ts";
import type { Field, Fields } from "#shared/edit/form.ts";
import { fold } from "#shared/fold.ts";
import { readAmount } from "#shared/import/amounts.ts";
import { readDate } from "#shared/import/dates.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Localized } from "#shared/locale.ts";
import type { Catalogue, Type } from "../queries.server.ts";

/**
 * The values of a form that a row of a file has: of catalogue lists and places by their keys or names in either language, days and
 * amounts as the mapping says. What cannot be read is left out and noted. Fields without a cell are not there.
 */
export function valuesOfCells(types: Catalogue, fields: Fields, work: RowWork): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const leaveOut = (name: string, reason: Reason) => work.note("value", name, reason);
  for (const [name, field] of Object.entries(fields)) {
    const text = work.cell(name);
    if (text === "") continue;
    const value = valueOfCell(types, { name, field, text, values }, work, (reason) => leaveOut(name, reason));
    if (value !== undefined) values[name] = value;
  }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === "amount" && values[name] !== undefined && values[field.currency] === undefined) {
      const usual = work.mapping.currency && currencyOf(types, work.mapping.currency);
      if (usual) values[field.currency] = usual;
      else {
        delete values[name];
        leaveOut(name, because("noCurrency"));
      }
    }
  return values;
}

interface Cell {
  name: string;
  field: Field;
  text: string;
  /** Of fields before it. */
  values: Readonly<Record<string, unknown>>;
}

function valueOfCell(
  types: Catalogue,
  { field, text, values }: Cell,
  { mapping }: RowWork,
  leaveOut: (reason: Reason) => void,
): unknown {
  const orNone = (id: string | undefined, reason: Reason) => {
    if (id === undefined) leaveOut(reason);
    return id;
  };
  const read = (reading: ReturnType<typeof readDate>) => {
    if ("problem" in reading) leaveOut(reading.problem);
    else return reading.value ?? undefined;
  };
  const typeOf = (word: string) =>
    field.kind === "type" || field.kind === "types"
      ? presentId(types.typesOf(field.of).find(({ key, name }) => key === word || isCalled(name, word)))
      : undefined;
  switch (field.kind) {
    case "text":
    case "link":
    case "email":
      return text;
    case "day":
      return read(readDate(text, [mapping.dates, "yyyy-MM-dd"].map(lenient)));
    case "type":
      return orNone(typeOf(text), because("unknownValue"));
    case "types":
      return pieces(text, mapping.separator).flatMap((word) => orNone(typeOf(word), because("unknownValue")) ?? []);
    case "country":
      return orNone(
        [...types.countries.values()].find(({ iso2, name }) => iso2 === text.toUpperCase() || isCalled(name, text))?.id,
        because("unknownCountry"),
      );
    case "city": {
      const cities = types.citiesOf(String(values[field.in] ?? ""));
      return orNone(cities.find(({ name }) => isCalled(name, text))?.id, because("unknownCity"));
    }
    case "county": {
      const counties = types.countiesOf(String(values[field.in] ?? ""));
      return orNone(counties.find(({ name }) => fold(name) === fold(text))?.id, because("unknownValue"));
    }
    case "amount": {
      const amount = read(readAmount(text, mapping.amounts, ""));
      return amount === undefined ? undefined : Number(amount);
    }
    case "currency":
      return orNone(currencyOf(types, text), because("unknownCurrency"));
    default:
      return undefined;
  }
}

const presentId = (found: Type | undefined) => found?.mergedInto ?? found?.id;
const isCalled = (name: Localized, word: string) => fold(name.en) === fold(word) || fold(name.tr) === fold(word);
const currencyOf = (types: Catalogue, code: string) =>
  [...types.currencies.values()].find((one) => one.code === code.trim().toUpperCase())?.id;
/** "3.2.2026" is as clear as "03.02.2026". */
const lenient = (format: string) => format.replace("MM", "M").replace("dd", "d");

/** The pieces of a cell, each once. */
export const pieces = (text: string, separator: string): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ""),
  ),
];
