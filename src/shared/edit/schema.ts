import { z } from "zod";
import { instant } from "../day.ts";
import { fromVersion, id } from "../endpoint.ts";
import type { EditForm, Field, Fields, Save, Values } from "./form.ts";
import {
  inHundredths,
  optionalDay,
  optionalId,
  optionalLine,
  optionalLink,
  optionalNumber,
  optionalText,
} from "./input.ts";

/** Amounts stay far below 2^53 cents, which numbers hold exactly. */
const AMOUNT_MAX = 1e13;

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case "text":
      return field.lines ? optionalText(field.max) : optionalLine(field.max);
    case "offered":
      return optionalText(field.max);
    case "link":
      return optionalLink;
    case "email":
    case "phone":
      return optionalText(300);
    case "day":
      return optionalDay;
    case "instant":
      return optionalInstant;
    case "option":
      return z.enum(field.of).nullable().optional();
    case "yesNo":
      return z.boolean().nullable().optional();
    case "flag":
      return z.boolean().optional();
    case "types":
    case "rowIds":
      return z
        .array(id)
        .max(field.max, `atMostValues:${field.max}`)
        .transform((ids) => ids.sort())
        .optional();
    case "amount":
      return optionalNumber(AMOUNT_MAX);
    case "number": {
      const number = z.number().min(field.min).max(field.max);
      return (field.whole ? number.int() : inHundredths(number)).nullable().optional();
    }
    case "rows":
      return z
        .array(z.strictObject(schemasOf(field.fields)))
        .max(field.max, `atMostValues:${field.max}`)
        .optional();
    default:
      return optionalId;
  }
}

/** Written one way, so that two of them compare as texts do. */
const optionalInstant = instant
  .transform((text) => new Date(text).toISOString())
  .nullable()
  .optional();

const schemasOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** The fields of a save, for a body that has others besides. */
export const saveShape = (fields: Fields): Record<string, z.ZodType> => ({
  version: fromVersion,
  ...schemasOf(fields),
});

/** The schema of a save; `ids`: what it names besides fields, such as the thing itself. */
export const saveSchema = <F extends Fields, Name extends string = never>(
  { fields }: EditForm<F>,
  ids: readonly Name[] = [],
) => {
  const named = Object.fromEntries(ids.map((name) => [name, id]));
  const shape = z.strictObject({ ...saveShape(fields), ...named });
  return shape as unknown as z.ZodType<Save<F> & Record<Name, string>, Save<F> & Record<Name, string>>;
};

function storedSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "yesNo":
      return z.boolean().nullable();
    case "flag":
      return z.boolean();
    case "types":
    case "rowIds":
      return z.array(id);
    case "amount":
    case "number":
      return z.number().nullable();
    case "rows":
      return z.array(valuesSchema({ fields: field.fields }));
    default:
      return z.string().nullable();
  }
}

/** The schema of the values as they are stored. */
export const valuesSchema = <F extends Fields>({ fields }: Pick<EditForm<F>, "fields">) =>
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedSchema(field)])),
  ) as unknown as z.ZodType<Values<F>>;
