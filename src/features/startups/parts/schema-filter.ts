import { z } from "zod";
import { EMPTY_DATE } from "#shared/format.ts";
import { FILTER_FIELDS, type FilterName, isFilterName } from "./filter-fields.ts";

/** Fields without a filter that a refusal names. */
const NAMED_UNKNOWN = 20;
/** Amounts in US dollars a bound may have: beyond every sum of this world, far below what numbers hold exactly. */
const MAX_AMOUNT = 1e13;

/** Beyond it nobody is told which values are too many (`MAX_CHOICES`): they are not even looked at. */
const READ_CHOICES = 20_000;
const choices = z.array(z.string().trim().max(120)).max(READ_CHOICES).describe("Ids or slugs; any of them").nullish();
const answer = z.boolean().nullish();
const day = z
  .string()
  .refine(
    (text) => text === "" || text === EMPTY_DATE || z.iso.date().safeParse(text).success,
    "a date such as 2020-01-31",
  )
  .nullish();
const dates = z.strictObject({ gte: day, lte: day }).nullish().describe("From and to, both included");
const amount = z.number().min(0).max(MAX_AMOUNT).nullish();
const money = z.strictObject({ gte: amount, lte: amount }).nullish().describe("US dollars, both ends included");
const SCHEMAS = { choice: choices, answer, dates, money } as const;

type Schemas = { [Name in FilterName]: (typeof SCHEMAS)[(typeof FILTER_FIELDS)[Name]["kind"]] };
const shape = Object.fromEntries(
  Object.entries(FILTER_FIELDS).map(([name, { kind }]) => [name, SCHEMAS[kind]]),
) as Schemas;

export interface DateRange {
  gte?: string | undefined;
  lte?: string | undefined;
}
export interface MoneyRange {
  gte?: number | undefined;
  lte?: number | undefined;
}
type Value<Name extends FilterName> = {
  choice: string[];
  answer: boolean;
  dates: DateRange;
  money: MoneyRange;
}[(typeof FILTER_FIELDS)[Name]["kind"]];
/** A filter without empty values: what rules, addresses and queries work on. */
export type StartupFilter = { [Name in FilterName]?: Value<Name> | undefined };
type Loose<Field> = Field extends DateRange | MoneyRange
  ? { [End in keyof Field]?: Field[End] | null | undefined }
  : Field;
/** A filter on its way: choices as ids or as slugs. Empty values are allowed and mean nothing. */
export type FilterInput = { [Name in FilterName]?: Loose<Value<Name>> | null | undefined };

/** The filter of a request. A field it does not know is refused by name; empty values are dropped. */
export const startupFilter: z.ZodType<FilterInput, FilterInput> = z
  .looseObject(shape)
  .superRefine((filter, context) => {
    const unknown = Object.keys(filter).filter((name) => !isFilterName(name));
    for (const name of unknown.slice(0, NAMED_UNKNOWN))
      context.addIssue({ code: "custom", path: [name], message: "There is no such filter." });
  });
