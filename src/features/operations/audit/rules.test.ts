import { expect, test } from "vitest";
import { entryDetail, nameKeys, valueText, valueTexts } from "./rules.ts";

test("an entry is its changed fields and the rest, or empty", () => {
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
    list: "team",
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

test("a name is looked up by field first, then by kind, then for all", () => {
  expect(nameKeys("startup", "name", ["investors", "investment"])).toEqual([
    "startup.fieldsIn.investors.name",
    "startup.fieldsIn.investment.name",
    "any.fieldsIn.investors.name",
    "any.fieldsIn.investment.name",
    "startup.fields.name",
    "any.fields.name",
  ]);
});

const words = {
  names: { a1: "Energy" },
  yes: "Yes",
  no: "No",
  minute: (instant: string) => `at ${instant}`,
  day: (day: string) => `on ${day}`,
  scope: (scope: number) => (scope === 0 ? "Full access" : undefined),
  codeName: (field: string, code: string) => (field === "state" && code === "open" ? "Open" : undefined),
  nameOf: (field: string, inside: readonly string[]) => `${inside.join(">")}>${field}`,
};

test("values are shown by names of ids and fields, in words and as days", () => {
  const shown = (value: unknown, field = "field") => valueText(value, words, [field]);
  expect([true, false, null, undefined, 12.5, "Bal"].map((one) => shown(one))).toEqual([
    "Yes",
    "No",
    "",
    "",
    "12.5",
    "Bal",
  ]);
  expect(shown(["a1", "b2"])).toBe("Energy, b2");
  expect(shown([{ sectorId: "a1", share: 5, empty: null, id: "b2" }, { share: 6 }])).toBe(
    "field>sectorId: Energy; field>share: 5\nfield>share: 6",
  );
  expect(shown("2026-11-25T21:04:00.000Z")).toBe("at 2026-11-25T21:04:00.000Z");
  expect(shown("2031-10-31T00:00:00+00:00")).toBe("at 2031-10-31T00:00:00+00:00");
  expect(shown("2026-11-25")).toBe("on 2026-11-25");
  expect([shown("open", "state"), shown("open"), shown("closed", "state")]).toEqual(["Open", "open", "closed"]);
  expect([shown([0, 7], "scopes"), shown([0, 7], "rows")]).toEqual(["Full access, 7", "0, 7"]);
});

test("rich text is shown as words and links, elements only where they differ", () => {
  const shown = (before: unknown, after: unknown) => valueTexts(before, after, words, "body");
  expect(shown('<p>Ar&amp;Ge <a href="https://a.example" rel="x">burada</a></p><ul><li>Bir</li></ul>', null)).toEqual([
    "Ar&Ge burada (https://a.example)\nBir",
    "",
  ]);
  expect(shown("<p>Bal</p>", "<p><b>Bal</b></p>")).toEqual(["<p>Bal</p>", "<p><b>Bal</b></p>"]);
  expect(shown("…ong>eski</strong></p><p>son<a hr…", "yeni")).toEqual(["…eski\nson…", "yeni"]);
  expect(shown("<script>alert(1)</script>", "3 < 5 > 4")).toEqual(["<script>alert(1)</script>", "3 < 5 > 4"]);
});
