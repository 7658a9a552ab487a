import type { FieldProblem } from "../errors.ts";
import type { SocialNetwork } from "../field-rules.ts";
import type { TypeKind } from "../type-kinds.ts";
import type { Units } from "../units.ts";

/** The nouns that a field of the kind "entity" may name. */
export type NamedNoun = "organization" | "person" | "startup";

/**
 * A field of a form as data: the schema of a save, its checks, its column and its control follow from it. The column has
 * the field's name.
 */
export type Field = {
  required?: true;
  /** Important, and may change: it has an age (`facts.ts`). */
  fact?: true;
  /** Offered only where another field of the form or row has one of these values; what is stored stays until it is saved. */
  when?: { field: string; is: readonly string[] };
  /** Counts for how complete the thing is (`score.ts`). */
  counts?: true;
} & (
  | { kind: "text"; max: number /** Of a field with several lines. */; lines?: number }
  | { kind: "link"; network?: SocialNetwork }
  | { kind: "email" }
  /** With the code of a country, or as it is dialled in the country of that field. */
  | { kind: "phone"; in: string }
  | { kind: "day" /** Not after today. */; isPast?: true }
  /** A point in time, in UTC; people see and type it in the zone that stands in another field. */
  | { kind: "instant"; zone: string }
  /** One of a fixed list. */
  | { kind: "option"; of: readonly string[] }
  /** Yes, no, or not answered. */
  | { kind: "yesNo" }
  | { kind: "flag" }
  /** A value of the catalogue; `below`: the field whose value is its parent. */
  | { kind: "type"; of: TypeKind }
  | { kind: "types"; of: TypeKind; max: number; below?: string }
  /** Several rows of another field of the form, by their ids: those that are stored. */
  | { kind: "rowIds"; of: string; max: number }
  /** Of a row: names it to other rows of the form, also before it is stored. */
  | { kind: "rowKey" }
  /** One of what the page offers, which the form's own command looks up. */
  | { kind: "offered"; max: number }
  | { kind: "country" }
  /** Required where the country has cities. */
  | { kind: "city"; in: string }
  | { kind: "county"; in: string }
  /** With the field of its currency, and a column of the amount in US dollars: the field's name and "Usd". */
  | { kind: "amount"; currency: string }
  /** Of one amount, or of both ends of a range. */
  | { kind: "currency" }
  | { kind: "number"; min: number; max: number /** Otherwise with two digits after the decimal point. */; whole?: true }
  /** Something of another noun, which the noun's own command looks up; `name`: the field that names it without one. */
  | {
      kind: "entity";
      of: NamedNoun;
      name: string;
      /** A person who must have rights on the thing. */
      ofTeam?: true;
    }
  /** Of a row: its id once it is stored, which people do not see. */
  | { kind: "id" }
  | { kind: "rows"; max: number; fields: Fields /** People put them into an order. */; ordered?: true }
);
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends { kind: "yesNo" }
  ? boolean | null
  : F extends { kind: "flag" }
    ? boolean
    : F extends { kind: "amount" | "number" }
      ? number | null
      : F extends { kind: "types" | "rowIds" }
        ? string[]
        : F extends { kind: "rows"; fields: infer Row extends Fields }
          ? Values<Row>[]
          : string | null;
/** The values of a form by field, as they are stored. */
export type Values<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };
/** The fields that a save sends: those left out are unchanged. */
export type Change<F extends Fields> = {
  [Name in keyof F]?: F[Name] extends { kind: "rows"; fields: infer Row extends Fields }
    ? Change<Row>[] | undefined
    : ValueOf<F[Name]> | undefined;
};

/** The fields that a save sends, with the version that was changed. */
export type Save<F extends Fields> = Change<F> & { version?: number | undefined };

type Pairs<F extends Fields> = readonly (readonly [keyof F & string, keyof F & string])[];

export interface EditForm<F extends Fields = Fields> {
  fields: F;
  /** Fields that are chosen together: an amount and its currency, a country and its city. */
  units: Units;
  /** First and last day, which must not lie the other way round; they are chosen together. */
  days: Pairs<F>;
  /** The least and the most, the same. */
  ranges: Pairs<F>;
  /** Checks between fields. */
  check: (values: Values<F>) => FieldProblem[];
}

interface FormRules<F extends Fields> extends Partial<Pick<EditForm<F>, "days" | "ranges" | "check">> {
  /** Other fields of one unit: `check` says what must hold between them. */
  together?: Pairs<F>;
}

export function editForm<const F extends Fields>(
  fields: F,
  { days = [], ranges = [], together = [], check = () => [] }: FormRules<F> = {},
): EditForm<F> {
  return { fields, units: unitsOf(fields, [...days, ...ranges, ...together]), days, ranges, check };
}

/** The field on which another one depends: both are one unit. */
function baseOf(field: Field): string | undefined {
  switch (field.kind) {
    case "amount":
      return field.currency;
    case "city":
    case "county":
      return field.in;
    case "types":
      return field.below;
    case "entity":
      return field.name;
    default:
      return undefined;
  }
}

/** The amounts in a currency, in their order. */
export const amountsIn = (fields: Fields, currency: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "amount" && field.currency === currency ? [name] : [],
  );

function unitsOf(fields: Fields, pairs: Pairs<Fields>): string[][] {
  const units: string[][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const base = baseOf(field);
    const unit = units.find((names) => base !== undefined && names.includes(base));
    if (unit) unit.push(name);
    else if (base !== undefined) units.push([base, name]);
  }
  for (const pair of pairs)
    if (!units.some((names) => pair.every((name) => names.includes(name)))) units.push([...pair]);
  return units;
}
