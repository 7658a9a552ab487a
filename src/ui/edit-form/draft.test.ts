import { expect, test } from "vitest";
import { restoredFrom, settled } from "./draft.ts";

type Values = Record<string, string>;
const isForm = (value: unknown): value is Values => typeof value === "object" && value !== null;
const form = { units: [], isForm };
const draft = { version: 1, base: { score: "", remark: "" }, values: { score: "2", remark: "A" } };

test("an older draft is shown beside what was saved since", () => {
  const restored = restoredFrom(draft, { version: 2, values: { score: "5", remark: "B, later" } }, form);
  expect(restored).toMatchObject({ version: 2, base: { score: "5", remark: "B, later" }, values: draft.values });
  expect(restored?.clashes.map(({ unit }) => unit)).toEqual(["score", "remark"]);
});

test("a draft joins what was saved since of other fields", () => {
  const restored = restoredFrom(
    { ...draft, values: { score: "", remark: "A" } },
    { version: 2, values: { score: "5", remark: "" } },
    form,
  );
  expect(restored).toMatchObject({ values: { score: "5", remark: "A" }, clashes: [] });
});

test("a draft of the stored version clashes with nothing", () =>
  expect(restoredFrom(draft, { version: 1, values: { score: "1", remark: "" } }, form)).toMatchObject({
    values: draft.values,
    clashes: [],
  }));

test("a draft of another version of the form has the fields of this one", () => {
  const restored = restoredFrom(
    { base: { gone: "", remark: "" }, values: { gone: "x", remark: "A" } },
    { version: 3, values: { remark: "", added: "y" } },
    form,
  );
  expect(restored).toMatchObject({ values: { remark: "A", added: "y" }, clashes: [] });
  expect(restored?.values).not.toHaveProperty("gone");
});

test("what says nothing new is no draft", () => {
  expect(restoredFrom(draft, { version: 2, values: draft.values }, form)).toBeUndefined();
  for (const other of [undefined, null, "text", { version: 1 }])
    expect(restoredFrom(other, { version: 1, values: draft.base }, form)).toBeUndefined();
});

test("after a save what was typed meanwhile stays and differs", () => {
  const before = { version: 1, base: draft.base, values: { score: "2", remark: "AB" }, clashes: [], restored: true };
  const next = { version: 2, values: { score: "2", remark: "A" } };
  expect(settled(before, next, (field) => field === "remark")).toEqual({
    version: 2,
    base: next.values,
    values: { score: "2", remark: "AB" },
    clashes: [],
    restored: false,
  });
  expect(settled(before, next, () => false).values).toEqual(next.values);
});
