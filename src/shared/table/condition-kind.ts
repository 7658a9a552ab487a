import { z } from "zod";
import type { ConditionKind, TableColumn } from "./column.ts";
import { areConditions, readConditions, WHERE_MAX } from "./conditions.ts";
import { innerSchema } from "./inner-schema.ts";

/** The column with what its conditions compare, which follows from the schema of its field. */
export function withCondition<Column extends TableColumn>(column: Column, schema: z.ZodType): Column {
  const condition = column.condition ?? kindOf(column, innerSchema(schema));
  const isList = innerSchema(schema) instanceof z.ZodArray;
  const mayBeEmpty = isList || column.setDashIsEmpty === true || schema.safeParse(null).success;
  return { ...column, condition, mayBeEmpty: condition !== "yesNo" && mayBeEmpty };
}

function kindOf({ elasticTypeItem, clickableFilter, hasCode }: TableColumn, schema: z.ZodType): ConditionKind {
  if (schema instanceof z.ZodBoolean) return "yesNo";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodISODateTime || schema instanceof z.ZodISODate) return "day";
  const item = schema instanceof z.ZodArray ? schema.element : schema;
  const isChoice = elasticTypeItem || item instanceof z.ZodEnum || clickableFilter !== undefined || hasCode;
  return isChoice ? "choice" : "text";
}

/** The values that a choice may name: those of the filter that the column has, or of the field. */
function valueSchema({ key, clickableFilter }: TableColumn, row: z.ZodRawShape, filters: z.ZodRawShape): z.ZodType {
  const filter = clickableFilter === undefined ? undefined : (filters[clickableFilter] as z.ZodType | undefined);
  const field = innerSchema(row[key] as z.ZodType);
  const item = field instanceof z.ZodArray ? (field.element as z.ZodType) : field;
  return filter ?? (item instanceof z.ZodEnum ? item : z.string());
}

/** The conditions of a list's query, as one text. */
export const whereSchema = (columns: readonly TableColumn[], row: z.ZodRawShape, filters: z.ZodRawShape) =>
  z
    .string()
    .max(WHERE_MAX)
    .refine(
      (where) =>
        areConditions(where, columns) &&
        readConditions(where, columns).every(({ column: key, operator, values }) => {
          const column = columns.find((candidate) => candidate.key === key)!;
          const isListed = operator === "anyOf" || operator === "noneOf";
          const schema = isListed ? valueSchema(column, row, filters) : undefined;
          return !schema || values.every((value) => schema.safeParse(value).success);
        }),
      "ruleDoesNotFit",
    )
    .describe("Conditions that hold together, parted by `;`: `name.contains.bal;createdAt.from.2026-01-31`");
