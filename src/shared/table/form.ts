import { z } from "zod";
import { innerSchema } from "./inner-schema.ts";

/** What a form says, as a body takes it: fields that the body does not have are left out. */
export function bodyOfForm(body: z.ZodType, form: FormData): Record<string, unknown> {
  const named = [...form].filter(([name]) => body instanceof z.ZodObject && name in body.shape);
  return Object.fromEntries(named.map(([name, text]) => [name, bodyValue(body, name, String(text))]));
}

/** One text of a form as a body takes it: where null may stand, nothing is null. A text that makes no sense stays as it is. */
export function bodyValue(body: z.ZodType, name: string, text: string): unknown {
  const field = body instanceof z.ZodObject ? (body.shape[name] as z.ZodType | undefined) : undefined;
  if (field === undefined) return text;
  if (text === "" && field.safeParse(null).success) return null;
  const schema = innerSchema(field);
  if (schema instanceof z.ZodNumber) return text === "" ? text : Number(text);
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral)
    return [true, false].find((value) => String(value) === text) ?? text;
  return text;
}
