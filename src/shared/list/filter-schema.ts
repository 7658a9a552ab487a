import { z } from "zod";
import { day as calendarDay } from "../day.ts";
import { EMPTY_DATE } from "../format.ts";
import { type FilterInput, isReversed } from "./filter.ts";
import { MAX_VALUE_LENGTH, MAX_WORDS } from "./limits.ts";
import { type FilterKind, isFilterName, isUnit, type List } from "./list.ts";

/** Fields without a filter that a refusal names. */
const NAMED_UNKNOWN = 20;
/** Amounts in US dollars a bound may have: beyond every sum of this world, far below what numbers hold exactly. */
const MAX_AMOUNT = 1e13;
/** Choices that are read at all; of more, nobody is told which are too many (`MAX_CHOICES`). */
const READ_CHOICES = 20_000;

const choiceValues = z.array(z.string().trim().max(MAX_VALUE_LENGTH));
const choices = choiceValues.max(READ_CHOICES).describe("Ids or slugs; any of them").nullish();
/** The currency of an amount. */
const unit = choiceValues.max(1, "oneValueOnly").describe("Id or slug; one").nullish();
const answer = z.boolean().nullish();
const day = z
  .string()
  .refine((text) => text === "" || text === EMPTY_DATE || calendarDay.safeParse(text).success, "notADay")
  .nullish();
const ordered = <Range extends { gte?: unknown; lte?: unknown } | null | undefined>(range: Range) =>
  !range || !isReversed(range);
const dates = z
  .strictObject({ gte: day, lte: day })
  .nullish()
  .refine(ordered, "reversed")
  .describe("From and to, both included");
const amount = z.number("notAnAmount").min(0).max(MAX_AMOUNT).nullish();
const money = z
  .strictObject({ gte: amount, lte: amount })
  .nullish()
  .refine(ordered, "reversed")
  .describe("US dollars, or the currency chosen for it; both ends included");
const per = z.number("notAnAmount").min(0).max(100).nullish();
const percent = z
  .strictObject({ gte: per, lte: per })
  .nullish()
  .refine(ordered, "reversed")
  .describe("Per cent; both ends included");
const whole = z.number("notAnAmount").int("notAnAmount").min(0).max(MAX_AMOUNT).nullish();
const count = z
  .strictObject({ gte: whole, lte: whole })
  .nullish()
  .refine(ordered, "reversed")
  .describe("A number of things; both ends included");
const MEASURES = { percent, count };
const words = choiceValues
  .max(MAX_WORDS)
  .describe("Words of the name; all of them, each as the beginning of a word")
  .nullish();
const SCHEMAS = { words, choice: choices, answer, dates, money } as const satisfies Record<FilterKind, z.ZodType>;

/** The filter of a request. A field the list does not have is refused by name. */
export function filterSchema(list: List): z.ZodType<FilterInput, FilterInput> {
  const shape = Object.fromEntries(
    Object.entries(list.filters).map(([name, row]) => [
      name,
      isUnit(list, name) ? unit : row.kind === "money" && row.measure ? MEASURES[row.measure] : SCHEMAS[row.kind],
    ]),
  );
  return z.looseObject(shape).superRefine((filter, context) => {
    const unknown = Object.keys(filter).filter((name) => !isFilterName(list, name));
    for (const name of unknown.slice(0, NAMED_UNKNOWN))
      context.addIssue({ code: "custom", path: [name], message: "noSuchFilter" });
  }) as z.ZodType<FilterInput, FilterInput>;
}
