import type { Chance } from "../demo/random.ts";

/** The part of a JSON schema from which input is made. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

export interface Operation {
  /** Headers that many operations take are references. */
  parameters?: (
    | { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema }
    | { $ref: string }
  )[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Ids and keys that answers named: most input is about things that exist. */
export class Seen {
  readonly #values = new Map<string, true>();

  /** Takes what looks like an id or a key out of an answer. */
  read(answer: string): void {
    for (const [found] of answer.matchAll(
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|(?<="seoUrl":")[^"]+|\b[0-9a-f]{24}\b/g,
    )) {
      this.#values.delete(found);
      this.#values.set(found, true);
      if (this.#values.size > MOST_SEEN) this.#values.delete(this.#values.keys().next().value!);
    }
  }

  pick(chance: Chance, isFine: (value: string) => boolean): string | undefined {
    const values = [...this.#values.keys()].filter(isFine);
    return values.length > 0 ? chance.pick(values) : undefined;
  }
}
const MOST_SEEN = 2_000;

const UNKNOWN_ID = "019a0000-0000-7000-8000-000000000000";
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e15,
  "",
  " ",
  "a\u0000b",
  "\ud800",
  "İIıi ' or 1=1; --",
  "%_\\",
  "</script>",
  "a".repeat(5_000),
  [],
  [null],
  {},
  { __proto__: null, gte: {} },
  "0001-01-01",
  "9999-12-31",
  "1900-02-29",
];
const TEXTS = [
  "energy",
  "bal petek",
  "Ada",
  "a",
  "istanbul",
  "1",
  "2024",
  "row 7",
  "https://example.com/a",
  "TR",
  "en",
];
const EMAILS = ["ada@example.com", "member@kovan.example", "ADA@example.com", "no address"];
const DAYS = ["2024-02-29", "2020-01-01", "1990-12-31", "2031-06-15"];
const isId = (value: string) => value.length === 36;

/** Random input for a schema: mostly what it describes, now and then anything. */
export function inputFor(schema: Schema, chance: Chance, seen: Seen, depth = 0): unknown {
  if (chance.happens(0.04)) return chance.pick(HOSTILE_VALUES);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inputFor(chance.pick(choices), chance, seen, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  switch (Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type) {
    case "string":
      return textOf(schema, chance, seen);
    case "integer":
      return chance.int(schema.minimum ?? -1, Math.min(schema.maximum ?? 100, 1_000));
    case "number":
      return chance.pick([schema.minimum ?? 0, 0.1, 5, 1_000_000, schema.maximum ?? 1e12]);
    case "boolean":
      return chance.happens(0.5);
    case "array":
      return Array.from({ length: chance.int(0, Math.min(schema.maxItems ?? 3, 3)) }, () =>
        inputFor(schema.items ?? {}, chance, seen, depth + 1),
      );
    case "object":
      return objectOf(schema, chance, seen, depth);
    default:
      return chance.pick(HOSTILE_VALUES);
  }
}

function textOf({ format, minLength = 0 }: Schema, chance: Chance, seen: Seen): string {
  if (format === "uuid") return chance.happens(0.1) ? UNKNOWN_ID : (seen.pick(chance, isId) ?? UNKNOWN_ID);
  if (format === "date") return chance.pick(DAYS);
  if (format === "date-time") return `${chance.pick(DAYS)}T00:00:00Z`;
  if (format === "email") return chance.pick(EMAILS);
  const text = chance.happens(0.4) ? seen.pick(chance, () => true) : chance.pick([...TEXTS, ...EMAILS, ...DAYS]);
  return (text ?? "").padEnd(Math.min(minLength, 100), "x");
}

function objectOf(schema: Schema, chance: Chance, seen: Seen, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  // Of an object of many optional fields only some, or a list filter would always match nothing.
  const share = Math.min(0.5, 4 / Math.max(1, Object.keys(properties).length)) / (depth + 1) + 0.05;
  const entries = Object.entries(properties)
    .filter(([name]) => (required.includes(name) ? !chance.happens(0.02) : chance.happens(share)))
    .map(([name, inner]) => [name, inputFor(inner, chance, seen, depth + 1)] as const);
  const further =
    typeof additionalProperties === "object" && chance.happens(0.5)
      ? [[textOf({}, chance, seen), inputFor(additionalProperties, chance, seen, depth + 1)] as const]
      : [];
  return Object.fromEntries([...entries, ...further]);
}
