import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { AUDITED_FIELDS, isNamed, unnamedIn } from "#testing/audited.ts";

type Writes = Readonly<Record<string, unknown>>;

/** Fields that have no name, also in the rows of a form. */
const unnamed = (of: string, writes: Writes, places: readonly string[] = []): string[] =>
  Object.entries(writes).flatMap(([field, kind]) => [
    ...(isNamed(of, field, places) ? [] : [`${of} ${places.join(" ")} ${field}`]),
    ...unnamed(of, rowsOf(kind), [field, ...places]),
  ]);

const rowsOf = (kind: unknown): Writes =>
  typeof kind === "object" && kind !== null && Reflect.get(kind, "kind") === "rows" ? Reflect.get(kind, "fields") : {};

test("every form and table field has its name in the audit", () => {
  const written = AUDITED_FIELDS.flatMap(({ of, writes = [], writesIn = {} }) => [
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

test("an auditor writes only fields that have a name", () => {
  const texts = { title: "Title" };
  const names = namesFrom(texts, texts, ({ title }) => ({ fields: { title } }));
  const typed = (tx: Db, member: { id: string }) => {
    const audit = auditor("job", "job", { names, writes: { title: 1 } });
    void audit(tx, member, "changed", "id", { title: 1, by: "an admin" });
    void audit(tx, member, "changed", "id", changesOf({ title: 1 }, { title: 2 }));
    // @ts-expect-error: "petek" has no name.
    void audit(tx, member, "changed", "id", { petek: 1 });
    // @ts-expect-error: the same of a change.
    void audit(tx, member, "changed", "id", changesOf({}, { petek: 1 }));
    // @ts-expect-error: the form has a field without a name.
    auditor("job", "job", { names, writes: { petek: 1 } });
    // @ts-expect-error: no job is merged.
    void audit(tx, member, "merged", "id");
  };
  expect(typed).toBeTypeOf("function");
});
