import { z } from "zod";
import { day as calendarDay } from "../day.ts";
import { EMPTY_DATE } from "../format.ts";
import type { FilterInput } from "./filter.ts";
import { type FilterKind, isFilterName, type List } from "./list.ts";

/** Fields without a filter that a refusal names. */
const NAMED_UNKNOWN = 20;
/** Amounts in US dollars a bound may have: beyond every sum of this world, far below what numbers hold exactly. */
const MAX_AMOUNT = 1e13;
/** Choices that are read at all; of more, nobody is told which are too many (`MAX_CHOICES`). */
const READ_CHOICES = 20_000;

const choices = z.array(z.string().trim().max(120)).max(READ_CHOICES).describe("Ids or slugs; any of them").nullish();
const answer = z.boolean().nullish();
const day = z
  .string()
  .refine(
    (text) => text === "" || text === EMPTY_DATE || calendarDay.safeParse(text).success,
    "a date such as 2020-01-31",
  )
  .nullish();
const dates = z.strictObject({ gte: day, lte: day }).nullish().describe("From and to, both included");
const amount = z.number().min(0).max(MAX_AMOUNT).nullish();
const money = z.strictObject({ gte: amount, lte: amount }).nullish().describe("US dollars, both ends included");
const SCHEMAS = { choice: choices, answer, dates, money } as const satisfies Record<FilterKind, z.ZodType>;

/** The filter of a request. A field the list does not have is refused by name. */
export function filterSchema(list: List): z.ZodType<FilterInput, FilterInput> {
  const shape = Object.fromEntries(Object.entries(list.filters).map(([name, { kind }]) => [name, SCHEMAS[kind]]));
  return z.looseObject(shape).superRefine((filter, context) => {
    const unknown = Object.keys(filter).filter((name) => !isFilterName(list, name));
    for (const name of unknown.slice(0, NAMED_UNKNOWN))
      context.addIssue({ code: "custom", path: [name], message: "There is no such filter." });
  }) as z.ZodType<FilterInput, FilterInput>;
}
