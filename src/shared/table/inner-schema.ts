import { z } from "zod";

/** The schema of a value without `optional`, `nullable` and `default`. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wrapped ? innerSchema(schema.unwrap() as z.ZodType) : schema;
}
