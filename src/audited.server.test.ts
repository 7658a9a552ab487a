import { expect, test } from "vitest";
import { AUDITED, isNamed, unnamedIn } from "#testing/audited.ts";

type Writes = Readonly<Record<string, unknown>>;

/** Fields that have no name, also in the rows of a form. */
const unnamed = (of: string, writes: Writes, places: readonly string[] = []): string[] =>
  Object.entries(writes).flatMap(([field, kind]) => [
    ...(isNamed(of, field, places) ? [] : [`${of} ${places.join(" ")} ${field}`]),
    ...unnamed(of, rowsOf(kind), [field, ...places]),
  ]);

const rowsOf = (kind: unknown): Writes =>
  typeof kind === "object" && kind !== null && Reflect.get(kind, "kind") === "rows" ? Reflect.get(kind, "fields") : {};

test("every field that forms and tables change has the name of the form or table in the audit, in both languages", () => {
  const written = AUDITED.flatMap(({ of, writes = [], writesIn = {} }) => [
    ...writes.map((one) => ({ of, one, places: [] })),
    ...Object.entries(writesIn).map(([list, one]) => ({ of, one, places: [list] })),
  ]);
  expect(written.length).toBeGreaterThan(20);
  expect(written.flatMap(({ of, one, places }) => unnamed(of, one, places))).toEqual([]);
});

test("a field of an entry without a name is found, wherever it stands", () => {
  const investors = { before: { investors: [{ name: "Petek", kovan: 1 }] }, after: { investors: [] } };
  expect(unnamedIn("startup", { list: "investment", row: "1", ...investors, bal: 1 })).toEqual([
    "startup investment investors kovan",
    "startup  bal",
  ]);
});
