import { DATE_PRESETS } from "../list/periods.ts";
import type { ConditionKind, TableColumn } from "./column.ts";

/** The ways to compare a column of each kind. */
export const OPERATORS = {
  text: ["contains", "lacks", "is"],
  number: ["between", "atLeast", "atMost", "equals"],
  day: ["between", "from", "until", "during"],
  choice: ["anyOf", "noneOf"],
  yesNo: ["yes", "no"],
} as const satisfies Record<ConditionKind, readonly string[]>;
/** Of columns whose cell may be empty. */
const EMPTY_OPERATORS = ["isEmpty", "isFilled"] as const;

export type Operator = (typeof OPERATORS)[ConditionKind][number] | (typeof EMPTY_OPERATORS)[number];

/** A condition on a column: `totalRaisedUsd.atLeast.1000000`. */
export interface Condition {
  column: string;
  operator: Operator;
  /** None, one, two bounds, or the choices. */
  values: readonly string[];
}

/** Conditions of a table at a time; all of them hold together. */
export const CONDITIONS_MAX = 10;
export const CONDITION_CHOICES_MAX = 50;
const TEXT_MAX = 200;
/** Letters of all conditions in an address. */
export const WHERE_MAX = 4_000;

/** The ways in which a column can be compared; none: by no condition. */
export function operatorsOf({ condition, mayBeEmpty }: TableColumn): readonly Operator[] {
  if (!condition || condition === "none") return [];
  return mayBeEmpty ? [...OPERATORS[condition], ...EMPTY_OPERATORS] : OPERATORS[condition];
}

/** Signs that part conditions and values are written as in an address within values. */
const escaped = (value: string): string =>
  value.replace(/[%;,]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const unescaped = (text: string): string =>
  text.replace(/%(25|3B|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** As the address and the calls have them: `name.contains.bal;stage.anyOf.<id>,<id>`. */
export const writeConditions = (conditions: readonly Condition[]): string =>
  conditions
    .map(({ column, operator, values }) => [column, operator, values.map(escaped).join(",")].filter(Boolean).join("."))
    .join(";");

/** Reads one part; undefined: the column has no such condition, or its values are none. */
function readCondition(text: string, columns: readonly TableColumn[]): Condition | undefined {
  const [, key, operator, listed] = /^(\w+)\.(\w+)(?:\.(.*))?$/s.exec(text) ?? [];
  const column = columns.find((candidate) => candidate.key === key);
  const known = column && operatorsOf(column).find((candidate) => candidate === operator);
  if (!known) return undefined;
  const values = listed === undefined ? [] : listed.split(",").map(unescaped);
  return areValues(column, known, values) ? { column: column.key, operator: known, values } : undefined;
}

/** The conditions that can be read, those of an old address without what is gone. */
export const readConditions = (where: string, columns: readonly TableColumn[]): Condition[] =>
  partsOf(where)
    .flatMap((part) => readCondition(part, columns) ?? [])
    .slice(0, CONDITIONS_MAX);

/** True if every condition can be read. */
export const areConditions = (where: string, columns: readonly TableColumn[]): boolean =>
  partsOf(where).length <= CONDITIONS_MAX && partsOf(where).every((part) => readCondition(part, columns));

const partsOf = (where: string): string[] => where.split(";").filter(Boolean);

const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T12:00:00Z`).toJSON()?.startsWith(text) === true;
const isInOrder = (lowest: number | string, highest: number | string): boolean => lowest <= highest;

function areValues({ condition }: TableColumn, operator: Operator, values: readonly string[]): boolean {
  const [first = "", second = ""] = values;
  const isOf = condition === "day" ? isDay : isNumber;
  switch (operator) {
    case "between": {
      const isOrdered = condition === "day" ? isInOrder(first, second) : isInOrder(Number(first), Number(second));
      return values.length === 2 && values.every(isOf) && isOrdered;
    }
    case "atLeast":
    case "atMost":
    case "equals":
    case "from":
    case "until":
      return values.length === 1 && isOf(first);
    case "during":
      return values.length === 1 && DATE_PRESETS.some((preset) => preset === first);
    case "contains":
    case "lacks":
    case "is":
      return values.length === 1 && first.trim() !== "" && first.length <= TEXT_MAX;
    case "anyOf":
    case "noneOf":
      return values.length > 0 && values.length <= CONDITION_CHOICES_MAX && values.every((value) => value !== "");
    case "yes":
    case "no":
    case "isEmpty":
    case "isFilled":
      return values.length === 0;
  }
}
