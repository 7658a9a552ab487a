import { expect, test } from "vitest";
import { confirmed, factsOf, factsToConfirm, oldFacts } from "./facts.ts";
import { editForm } from "./form.ts";

const { fields } = editForm({
  site: { kind: "link", fact: true },
  stage: { kind: "type", of: "stage", fact: true },
  city: { kind: "text", max: 9, fact: true },
  note: { kind: "text", max: 9 },
});
const NOW = new Date("2026-11-22T12:00:00.000Z");
const IN_MAY = { at: "2026-05-01T00:00:00.000Z", by: "a" };
const entry = {
  values: { site: "x", stage: "s", city: null, note: "n" },
  confirmations: { site: IN_MAY },
  confirmedAt: null,
};

test("an entry is as old as its oldest fact; empty ones are none", () => {
  expect(factsOf(fields, entry)).toEqual([
    { field: "stage", confirmation: undefined },
    { field: "site", confirmation: IN_MAY },
  ]);
  expect(factsToConfirm(factsOf(fields, entry), NOW).map(({ field }) => field)).toEqual(["stage", "site"]);
  expect(oldFacts(factsOf(fields, entry), NOW).map(({ field }) => field)).toEqual(["site"]);
  const by = { by: "b", now: NOW };
  const first = confirmed(fields, entry, ["stage", "note"], by);
  expect(first).toEqual({
    confirmations: { site: IN_MAY, stage: { at: NOW.toISOString(), by: "b" } },
    confirmedAt: new Date(IN_MAY.at),
  });
  expect(confirmed(fields, entry, ["site"], by).confirmedAt).toBeNull();
  const whole = { ...entry, confirmations: {}, confirmedAt: new Date(IN_MAY.at) };
  expect(confirmed(fields, whole, ["site"], by).confirmations.stage).toEqual({ at: IN_MAY.at, by: null });
  expect(confirmed(fields, { ...entry, values: {} }, [], by)).toEqual({ confirmations: {}, confirmedAt: NOW });
});
