// Hand-written SQL: conditions on the fields of admin tables, whose SQL the tables say.

import { type SQL, sql } from "drizzle-orm";
import { HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import { fold } from "#shared/fold.ts";

import { isoDay } from "#shared/iso-day.ts";
import type { DateRange } from "#shared/list/filter.ts";
import { type DatePreset, presetRange } from "#shared/list/periods.ts";
import type { TableDescription } from "#shared/table/calls.ts";
import type { TableColumn } from "#shared/table/column.ts";
import { type Condition, readConditions } from "#shared/table/conditions.ts";
import { isArray, isInstant } from "./field-schema.server.ts";
import type { TableSql, ValueSet } from "./rows.server.ts";

/** When a day of the house begins. */
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${HOUSE_ZONE_SQL})`;

/** A filter's condition for one of its values; undefined: there is no such filter. */
type FilterOf = (name: string, value: string) => SQL;

/**
 * The conditions of a request in SQL. For `name.contains.bal;totalRaisedUsd.atLeast.1000`: `startup.name_fold like '%bal%'` and
 * `(startup.total_raised_usd + 0) >= 1000`.
 */
export function conditionsSql(
  { row, columns }: TableDescription,
  source: TableSql,
  filterOf: FilterOf,
  where: string,
): SQL[] {
  return readConditions(where, columns).map((condition) => {
    const column = columns.find(({ key }) => key === condition.column)!;
    const field = source.byKey[column.key]!;
    const set = source.sets[column.key];
    if (set) return setSql(source.id, set, column, condition);
    if (condition.operator === "isEmpty") return isEmpty(column, row.shape, field);
    if (condition.operator === "isFilled") return sql`not ${isEmpty(column, row.shape, field)}`;
    switch (column.condition) {
      case "number":
        return orderedSql(source.orders[column.key] ?? field, field, condition);
      case "day":
        return daySql(field, isInstant(row.shape, column.key), condition);
      case "yesNo": {
        const { clickableFilter } = column;
        const holds = clickableFilter ? filterOf(clickableFilter, "true") : sql`(${field})`;
        return condition.operator === "yes" ? sql`(${holds} is true)` : sql`(${holds} is not true)`;
      }
      case "choice": {
        const isOneOf = choiceSql(column, row.shape, field, filterOf, condition.values);
        return condition.operator === "anyOf" ? isOneOf : sql`(${isOneOf} is not true)`;
      }
      default:
        return textSql(
          source.searches[column.key] ?? sql`fold(coalesce(${textOf(column, row.shape, field)}, ''))`,
          condition,
        );
    }
  });
}

/**
 * A condition on values that are read for all rows by one statement: row by row it would be 300,000 statements. For `people.atLeast.2`:
 * those of the set that fulfil it; for `people.atMost.2`, which entries without a row fulfil, too, all but those that do not.
 */
function setSql(id: SQL, { rows }: ValueSet, column: TableColumn, condition: Condition): SQL {
  const holds = setComparison(sql`listed.value`, column, condition);
  return holdsForNone(condition)
    ? sql`(not exists (select from (${rows}) listed where listed.id = ${id} and (${holds}) is not true))`
    : sql`(exists (select from (${rows}) listed where listed.id = ${id} and ${holds}))`;
}

function setComparison(value: SQL, { condition: kind }: TableColumn, condition: Condition): SQL {
  if (condition.operator === "isEmpty") return sql`false`;
  if (condition.operator === "isFilled") return sql`true`;
  return kind === "number" ? numberSql(value, condition) : textSql(value, condition);
}

/** True if an entry without a value fulfils the condition. */
function holdsForNone({ operator, values }: Condition): boolean {
  const [first = 0, second = 0] = values.map(Number);
  switch (operator) {
    case "isEmpty":
    case "lacks":
      return true;
    case "atLeast":
      return first <= 0;
    case "atMost":
      return first >= 0;
    case "equals":
      return first === 0;
    case "between":
      return first <= 0 && second >= 0;
    default:
      return false;
  }
}

function isEmpty(column: TableColumn, row: TableDescription["row"]["shape"], field: SQL): SQL {
  if (isArray(row, column.key)) return sql`(coalesce(cardinality(${field}), 0) = 0)`;
  return column.condition === "text" ? sql`(coalesce((${field})::text, '') = '')` : sql`((${field}) is null)`;
}

const textOf = ({ key }: TableColumn, row: TableDescription["row"]["shape"], field: SQL): SQL =>
  isArray(row, key) ? sql`array_to_string(${field}, ' ')` : sql`(${field})::text`;

function textSql(field: SQL, { operator, values: [text = ""] }: Condition): SQL {
  const folded = fold(text).trim();
  if (operator === "is") return sql`(${field} = ${folded})`;
  const isInside = sql`${field} like ${`%${folded.replace(/[\\%_]/g, "\\$&")}%`}`;
  return operator === "contains" ? sql`(${isInside})` : sql`((${isInside}) is not true)`;
}

/** An index serves the order; the field tells what is unknown from zero. */
const orderedSql = (order: SQL, field: SQL, condition: Condition): SQL =>
  order === field
    ? numberSql(field, condition)
    : sql`(${numberSql(order, condition)} and ${numberSql(field, condition)})`;

function numberSql(field: SQL, { operator, values }: Condition): SQL {
  // As it was typed, which the schema has checked: a parameter would take the type of the column, which may have no decimals.
  const [first, second] = values.map((value) => sql.raw(value));
  if (operator === "between") return sql`(${field} between ${first!} and ${second!})`;
  if (operator === "atLeast") return sql`(${field} >= ${first!})`;
  return operator === "atMost" ? sql`(${field} <= ${first!})` : sql`(${field} = ${first!})`;
}

function daySql(field: SQL, hasHour: boolean, { operator, values: [first = "", second = ""] }: Condition): SQL {
  const ranges: Partial<Record<Condition["operator"], DateRange>> = {
    between: { gte: first, lte: second },
    from: { gte: first },
    until: { lte: first },
  };
  const { gte, lte } = ranges[operator] ?? presetRange(first as DatePreset, isoDay(new Date()));
  const day = hasHour ? field : sql`(${field})::date`;
  const from = gte && (hasHour ? sql`${day} >= ${startOfDay(gte)}` : sql`${day} >= ${gte}::date`);
  const until = lte && (hasHour ? sql`${day} < ${startOfDay(lte)} + interval '1 day'` : sql`${day} <= ${lte}::date`);
  return sql`(${sql.join([from, until].filter(Boolean), sql` and `)})`;
}

/** By the filter of the column, which an index may serve; else by the field. */
function choiceSql(
  { key, clickableFilter, elasticTypeItem }: TableColumn,
  row: TableDescription["row"]["shape"],
  field: SQL,
  filterOf: FilterOf,
  values: readonly string[],
): SQL {
  if (clickableFilter) {
    const ways = values.map((value) => filterOf(clickableFilter, value));
    return sql`(${sql.join(ways, sql` or `)})`;
  }
  const listed = sql`${sql.param([...values])}::text[]`;
  if (isArray(row, key)) return sql`((${field})::text[] && ${listed})`;
  return elasticTypeItem ? sql`(((${field}) ->> 'id') = any(${listed}))` : sql`((${field})::text = any(${listed}))`;
}
