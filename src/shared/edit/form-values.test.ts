import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "../locale.ts";
import { editForm } from "./form.ts";
import { isFormOf, toBody, toForm } from "./form-values.ts";

const { fields } = editForm({
  text: { kind: "text", max: 50 },
  day: { kind: "day" },
  answer: { kind: "yesNo" },
  flag: { kind: "flag" },
  kinds: { kind: "types", of: "technology", max: 5 },
  amount: { kind: "amount", currency: "currency" },
  currency: { kind: "currency" },
  rows: {
    kind: "rows",
    max: 5,
    fields: { name: { kind: "text", max: 50 }, share: { kind: "number", min: 0, max: 100 } },
  },
});

const trimmed = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== "");
const amounts = fc.nat({ max: 1e9 }).map((cents) => cents / 100);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const stored = fc.record({
  text: orNull(trimmed),
  day: orNull(fc.constantFrom("2024-02-29", "1999-12-31")),
  answer: orNull(fc.boolean()),
  flag: fc.boolean(),
  kinds: fc.uniqueArray(fc.uuid(), { maxLength: 4 }).map((ids) => ids.sort()),
  amount: orNull(amounts),
  currency: orNull(fc.uuid()),
  rows: fc.array(fc.record({ name: orNull(trimmed), share: orNull(amounts) }), { maxLength: 3 }),
});

test("stored values shown in a form are saved unchanged in both languages", () => {
  fc.assert(
    fc.property(stored, fc.constantFrom(...LOCALES), (values, locale) => {
      const form = toForm(fields, values, locale);
      expect(isFormOf(fields)(form)).toBe(true);
      expect(toBody(fields, form, new Set(Object.keys(fields)))).toEqual({ body: values, problems: [] });
    }),
  );
});

test("unreadable numbers are named by field or row; unsent ones left out", () => {
  const form = { ...toForm(fields, {}, "en"), amount: "a lot", rows: [{ key: "1", id: "", name: "x", share: "-1" }] };
  expect(toBody(fields, form, new Set(["amount", "rows"]))).toEqual({
    body: { amount: null, rows: [{ name: "x", share: -1 }] },
    problems: [
      { field: "amount", reason: "number" },
      { field: "rows.0.share", reason: "number" },
    ],
  });
  expect(isFormOf(fields)({ text: "x" })).toBe(false);
});
