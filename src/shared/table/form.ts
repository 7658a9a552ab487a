import { z } from "zod";
import { innerSchema } from "./inner-schema.ts";

/** The fields of a form that the body of a call has, with the types of the body; files stay files. */
export function bodyOfForm(body: z.ZodType, form: FormData): Record<string, unknown> {
  const named = [...form].filter(([name]) => body instanceof z.ZodObject && name in body.shape);
  return Object.fromEntries(
    named.map(([name, value]) => [name, value instanceof File ? value : bodyValue(body, name, value)]),
  );
}

/**
 * A text of a form with the type that the body wants: a list has one value a line. Empty is null where the body allows null; a wrong
 * text stays as it is.
 */
export function bodyValue(body: z.ZodType, name: string, text: string): unknown {
  const field = body instanceof z.ZodObject ? (body.shape[name] as z.ZodType | undefined) : undefined;
  if (field === undefined) return text;
  if (text === "" && field.safeParse(null).success) return null;
  const schema = innerSchema(field);
  if (schema instanceof z.ZodArray)
    return text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  if (schema instanceof z.ZodNumber) return text === "" ? text : Number(text);
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral)
    return [true, false].find((value) => String(value) === text) ?? text;
  return text;
}
