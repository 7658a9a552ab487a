import type { z } from "zod";

/** The reason of a text that PostgreSQL cannot store: it holds a NUL character or half of a surrogate pair. */
const REASON = "unsupportedCharacter";

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

type Path = (string | number)[];

/** Where, in a value of JSON, texts or names of fields cannot be stored. */
function faults(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return isStorable(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => faults(item, [...path, index]));
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, inner]) => (isStorable(name) ? faults(inner, [...path, name]) : [path]));
}

/** The schema of an input whose texts reach the database: it names the field of a text that cannot be stored. */
export const storable = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.check(({ value, issues }) => {
    for (const path of faults(value)) issues.push({ code: "custom", input: value, path, message: REASON });
  });
