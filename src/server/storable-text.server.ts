import type { z } from "zod";

/** The reason of a text that PostgreSQL cannot store: it holds a NUL character or half of a surrogate pair. */
const UNSUPPORTED_REASON = "unsupportedCharacter";
/** Lists and fields inside each other. No schema has half as many; what no schema names is not read further. */
const MAX_DEPTH = 50;

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

type Path = (string | number)[];

interface Fault {
  path: Path;
  message: string;
}

/** The places in a value of JSON where texts or names of fields cannot be stored, or where it is too deep. */
function faults(value: unknown, path: Path = []): Fault[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ path, message: UNSUPPORTED_REASON }];
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  if (path.length >= MAX_DEPTH) return [{ path, message: "tooDeep" }];
  if (Array.isArray(value)) return value.flatMap((item, index) => faults(item, [...path, index]));
  return Object.entries(value).flatMap(([name, inner]) =>
    isStorable(name) ? faults(inner, [...path, name]) : [{ path, message: UNSUPPORTED_REASON }],
  );
}

/** The schema of an input whose texts reach the database: it names the field of a text that cannot be stored. */
export const storable = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.check(({ value, issues }) => {
    for (const fault of faults(value)) issues.push({ code: "custom", input: value, ...fault });
  });
