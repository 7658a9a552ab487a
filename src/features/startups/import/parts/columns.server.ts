import type { ImportCatalogue } from "#shared/import/codes.ts";
import { LEAD } from "#shared/import/lists.ts";
import type { RowValues } from "../rules.ts";

type Cell = string | number | null | undefined;

/** Rows below a startup or a round that hold a list: `where` names those of this list. */
export interface ListTable {
  table:
    | "startup_choice"
    | "startup_affiliation"
    | "startup_competitor"
    | "startup_member"
    | "startup_patent"
    | "startup_government_support"
    | "startup_update"
    | "funding_investor";
  owner: "startup_id" | "funding_id";
  /** The column of an item; of items with several values the columns with their types. */
  item: "type_id" | "name" | Readonly<Record<string, string>>;
  where: { kind?: string };
}

/** A value that an import writes, as text. Digests of what was written bear the name of the column. */
export interface Column {
  /** The names of its source in a report. */
  from: string[];
  /** SQL of the stored value, of row `t`. */
  stored: string;
  /** The value a row gives it. */
  read(values: RowValues): string | null;
  /** Columns of the table that it fills, with their types. None for lists. */
  types: Record<string, string>;
  /** The values of these columns for a value; `all` are the values of all columns. */
  write(value: string | null, all: Readonly<Record<string, string | null>>): Record<string, Cell>;
  /** A name that cities are compared by: which one it is, only writing finds out. */
  comparedBy?(values: RowValues): string | null;
  /** Columns that mean something only together bear the name of one unit: where one was edited, none is written. */
  unit?: string;
  list?: ListTable;
}

export type Columns = Record<string, Column>;

export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One column of the table. */
export const plainColumn = (
  name: string,
  type: string,
  from: string[],
  read: (values: RowValues) => string | null,
): Column => ({
  from,
  stored: `t.${name}::text`,
  read,
  types: { [name]: type },
  write: (value) => ({ [name]: value }),
});

/**
 * An amount, its currency and its worth in dollars; the value is "1234.5 USD". `dayOf` names the column of the day whose rate
 * counts and is stored with it; without it the newest rate counts.
 */
export const moneyColumn = (
  name: string,
  from: string[],
  read: (values: RowValues) => string | null,
  catalogue: ImportCatalogue,
  dayOf?: string,
): Column => ({
  from,
  stored: `trim_scale(t.${name})::text || ' ' || (select code from currency where id = t.${name}_currency_id)`,
  read,
  types: {
    [name]: "numeric",
    [`${name}_currency_id`]: "uuid",
    [`${name}_usd`]: "numeric",
    ...(dayOf ? { usd_rate: "numeric", usd_rate_date: "date" } : {}),
  },
  write: (value, all) => {
    const [amount = null, code = ""] = value?.split(" ") ?? [];
    const rate = amount === null ? undefined : usdRate(catalogue, code, (dayOf && all[dayOf]) || null);
    return {
      [name]: amount,
      [`${name}_currency_id`]: amount === null ? null : (catalogue.currencies.get(code) ?? null),
      [`${name}_usd`]: amount === null || !rate ? null : worthInUsd(amount, rate.usdPerUnit),
      ...(dayOf && rate ? { usd_rate: rate.usdPerUnit, usd_rate_date: rate.day } : {}),
    };
  },
});

/** Rounded to cents, without the rounding of binary fractions. */
function worthInUsd(amount: string, usdPerUnit: number): string {
  const [units = "0", cents = ""] = amount.split(".");
  const rate = BigInt(usdPerUnit.toFixed(10).replace(".", ""));
  const worth = (BigInt(units + cents.padEnd(2, "0")) * rate + 5_000_000_000n) / 10_000_000_000n;
  const digits = String(worth).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A list in rows of its own; the value is the JSON of its items, whose order says nothing when lists are compared. */
export const listColumn = (list: ListTable, from: string[], read: (values: RowValues) => readonly string[]): Column => {
  const { table, owner, item, where } = list;
  const shown =
    table === "funding_investor" ? `name || case when is_lead then E'${LEAD}' else '' end` : itemSql(item, "");
  const kind = where.kind === undefined ? "" : ` and kind = '${where.kind}'`;
  return {
    from,
    stored: `(select json_agg(${shown}) from ${table} where ${owner} = t.id${kind})::text`,
    read: (values) => listText(read(values)),
    types: {},
    write: () => ({}),
    list,
  };
};

/** SQL of an item as a text: of several values "coalesce(name::text, '') || E'\t' || …". */
export const itemSql = (item: ListTable["item"], prefix: string): string =>
  typeof item === "string"
    ? `${prefix}${item}`
    : Object.keys(item)
        .map((column) => `coalesce(${prefix}${column}::text, '')`)
        .join(" || E'\\t' || ");

export const listText = (items: readonly string[]): string | null =>
  items.length === 0 ? null : JSON.stringify([...new Set(items)]);

/** The form in which values are compared: lists without their order. */
export const comparable = ({ list }: Column, value: string | null): string | null =>
  list && value !== null ? JSON.stringify(listItems(value).sort()) : value;

/** Two values of the catalogue that were merged since are one item. */
export const listItems = (text: string | null): string[] =>
  text === null ? [] : [...new Set<string>(JSON.parse(text))];

/**
 * Dollars for one unit on a day: the newest rate on or before it, before all rates the oldest, as everywhere in the product;
 * without a day the newest. Undefined: the currency has no rate at all.
 */
export function usdRate({ rates }: ImportCatalogue, code: string, day: string | null) {
  if (code === "USD") return { day, usdPerUnit: 1 };
  const list = rates.get(code) ?? [];
  return day === null ? list[0] : (list.find((rate) => rate.day <= day) ?? list.at(-1));
}
