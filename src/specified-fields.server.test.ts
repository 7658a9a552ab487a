import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#shared/endpoint.ts";
import { sharedApp } from "#testing/app.ts";
import specified from "#testing/specified-fields.json" with { type: "json" };

const api = sharedApp();

/** Names of parameters are free. */
const shape = (call: string) =>
  call
    .replace(/\?.*$/, "")
    .replace(/\{\w+\}|:\w+/g, ":")
    .toLowerCase();

/** The names of all fields in a schema, at any depth. */
function namesIn(schema: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const part of schema) namesIn(part, names);
  else if (typeof schema === "object" && schema !== null)
    for (const [key, part] of Object.entries(schema)) {
      if (key === "properties") for (const name of Object.keys(part as object)) names.add(name);
      namesIn(part, names);
    }
  return names;
}

const jsonOf = (schema: z.ZodType, io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" });
const fieldsOf = ({ query, body, answer }: Endpoint) =>
  namesIn([jsonOf(query, "input"), jsonOf(body, "input"), jsonOf(answer, "output")]);

test.each(Object.entries(specified))("the calls of “%s” have all its fields", (_, { calls, names }) => {
  const { endpoints } = api().app;
  const there = calls.flatMap((call) => {
    const found = endpoints.find(({ method, path }) => shape(`${method} ${path}`) === shape(call));
    expect(found, call).toBeDefined();
    return [...fieldsOf(found!)];
  });
  // "gender=genderId": named otherwise here.
  const held = (name: string) => name.split("=").at(-1)!;
  expect(names.split(" ").filter((name) => !there.includes(held(name)))).toEqual([]);
});
