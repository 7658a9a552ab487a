import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { type Opened, openedIn, saveVersioned } from "./versioned-form.ts";

type Values = Record<"a" | "b" | "c", string>;

/** A row that is saved only at its version, as the calls do it. */
function row(values: Values, meanwhile: () => void = () => {}) {
  let stored: Opened<Values> = { version: 1, values };
  const read = async () => {
    const answer = stored;
    meanwhile();
    return answer;
  };
  const save = async (next: Values, version: number) => {
    if (version !== stored.version) throw new AppError("changedMeanwhile");
    stored = { version: version + 1, values: next };
    return stored.version;
  };
  return { read, save, stored: () => stored };
}

const values = fc.record({
  a: fc.constantFrom("", "1", "2"),
  b: fc.constantFrom("", "1"),
  c: fc.constantFrom("x\n", "y"),
});
const FIELDS = ["a", "b", "c"] as const;

test("single changes merge; double ones are shown before replacing", async () => {
  await fc.assert(
    fc.asyncProperty(values, values, values, async (before, theirs, mine) => {
      const { read, save, stored } = row(before);
      await save(theirs, 1);
      const changed = (one: Values, other: Values, field: keyof Values) => one[field].trim() !== other[field].trim();
      const clashes = FIELDS.filter(
        (field) => changed(mine, before, field) && changed(theirs, before, field) && changed(mine, theirs, field),
      );
      const opened = { version: 1, values: before };
      const first = await saveVersioned(opened, mine, { read, save }).catch((error: AppError) => error);
      if (first instanceof AppError) {
        expect(first.fields.map(({ field, theirs: other }) => [field, other])).toEqual(
          clashes.map((field) => [field, theirs[field]]),
        );
        expect(clashes.length).toBeGreaterThan(0);
        expect(stored().values).toEqual(theirs);
        await saveVersioned({ ...opened, seen: first.fields[0]!.version }, mine, { read, save });
      } else expect([clashes, first]).toEqual([[], { version: 3, merged: true }]);
      for (const field of FIELDS)
        expect(stored().values[field]).toBe((changed(mine, before, field) ? mine : theirs)[field]);
    }),
  );
});

test("values that nobody has shown are shown again, though others were", async () => {
  const before = { a: "1", b: "", c: "x" };
  const { read, save } = row(before);
  await save({ ...before, a: "theirs" }, 1);
  const opened = { version: 1, values: before, seen: 2 };
  await save({ ...before, a: "another" }, 2);
  await expect(saveVersioned(opened, { ...before, a: "mine" }, { read, save })).rejects.toMatchObject({
    code: "changedMeanwhile",
    fields: [{ field: "a", theirs: "another", version: 3 }],
  });
});

test("endless saves in between end the attempts without losing anything", async () => {
  const before = { a: "", b: "", c: "x" };
  let times = 0;
  const { read, save, stored } = row(before, () => void save({ ...before, b: String(++times) }, stored().version));
  await save({ ...before, b: "0" }, 1);
  const mine = { ...before, a: "mine" };
  const attempt = saveVersioned({ version: 1, values: before }, mine, { read, save });
  await expect(attempt).rejects.toMatchObject({ code: "changedMeanwhile", fields: [] });
  expect(stored().values).toEqual({ ...before, b: String(times) });
});

test("a form that does not say what it was opened with is refused", () => {
  for (const sent of [undefined, "", "{", "null", '{"version":"1","values":{}}', '{"version":1}']) {
    const form = new FormData();
    if (sent !== undefined) form.set("opened", sent);
    expect(() => openedIn(form)).toThrow(AppError);
  }
});
