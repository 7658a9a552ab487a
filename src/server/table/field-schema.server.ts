import { z } from "zod";
import { innerSchema } from "#shared/table/inner-schema.ts";

/** The schema of a field without what may be left out of it; undefined: the row has no such field. */
export const schemaOf = (shape: z.ZodRawShape, key: string) => shape[key] && innerSchema(shape[key] as z.ZodType);
export const isInstant = (shape: z.ZodRawShape, key: string): boolean =>
  schemaOf(shape, key) instanceof z.ZodISODateTime;
export const isText = (shape: z.ZodRawShape, key: string): boolean => schemaOf(shape, key) instanceof z.ZodString;
export const isArray = (shape: z.ZodRawShape, key: string): boolean => schemaOf(shape, key) instanceof z.ZodArray;
