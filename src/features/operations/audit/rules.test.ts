import { expect, test } from "vitest";
import { entryDetail, valueText } from "./rules.ts";

test("an entry is read as its changed fields and the rest; one without either has none", () => {
  const detail = JSON.stringify({
    list: "team",
    before: { name: "Petek", gone: 1 },
    after: { name: "Kovan", isOpen: true },
  });
  expect(entryDetail(detail)).toEqual({
    changes: [
      { field: "name", before: "Petek", after: "Kovan" },
      { field: "isOpen", before: undefined, after: true },
      { field: "gone", before: 1, after: undefined },
    ],
    others: [{ field: "list", value: "team" }],
  });
  expect(entryDetail(JSON.stringify({ before: "b2", after: null }))).toEqual({
    changes: [],
    others: [
      { field: "before", value: "b2" },
      { field: "after", value: null },
    ],
  });
  expect(entryDetail("")).toEqual({ changes: [], others: [] });
});

test("values are shown with the names of their ids, in words and as days", () => {
  const words = { names: { a1: "Energy" }, yes: "Yes", no: "No", minute: (instant: string) => `at ${instant}` };
  const shown = (value: unknown) => valueText(value, words);
  expect([true, false, null, undefined, 12.5, "Bal"].map(shown)).toEqual(["Yes", "No", "", "", "12.5", "Bal"]);
  expect(shown(["a1", "b2"])).toBe("Energy, b2");
  expect(shown([{ sectorId: "a1", share: 5 }])).toBe("sectorId: Energy; share: 5");
  expect(shown("2026-11-25T21:04:00.000Z")).toBe("at 2026-11-25T21:04:00.000Z");
});
