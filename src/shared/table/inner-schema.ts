import { z } from "zod";

/** What a value is when it is there: the schema without "optional", "null" and defaults. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wrapped ? innerSchema(schema.unwrap() as z.ZodType) : schema;
}
