import type { z } from "zod";
import { AppError } from "#shared/errors.ts";

/** The field of a form that carries what an authenticator has signed. */
export const PASSKEY_FIELD = "passkey";

/** What an authenticator has signed, from a form; undefined: it is none of those forms. Throws `passkeyRefused` for anything else. */
export function sentPasskey<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> | undefined {
  const text = String(form.get(PASSKEY_FIELD) ?? "");
  if (!text) return undefined;
  const read = schema.safeParse(parsed(text));
  if (!read.success) throw new AppError("passkeyRefused");
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
