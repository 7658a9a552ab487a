import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { sheetColumns, spreadsheet } from "./spreadsheet.server.ts";

test("every text reads back as written, escapes included", async () => {
  const pieces = ["_x0041_", "_x005F_", "_x005f", "x0041_", "_X0041_", "_", "__", "_x00e7_", "=1", "Iş", "&lt;", "\n"];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 6 })
    .map(
      (parts) => `a${parts.join("").replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (sign) => (sign === "\n" ? sign : ""))}z`,
    );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), text, async (texts, header) => {
      const { bytes } = await spreadsheet({
        name: "Sheet",
        locale: "en",
        columns: [{ header, value: (row: string) => row }],
        rows: (async function* () {
          yield* texts;
        })(),
        foot: { lines: [[header]], rowCount: texts.length + 2 },
      });
      const { sheets } = await readXlsx(await buffer(bytes));
      const rows = sheets.flatMap((sheet) => sheet.rows);
      expect(rows.map(([cell]) => cell)).toEqual([header, ...texts, header]);
    }),
    { numRuns: 60 },
  );
});

test("a file is named by the day in Istanbul", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T22:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const rows = (async function* () {})();
  expect((await spreadsheet({ name: "Startups", locale: "en", columns: [], rows })).name).toBe(
    "Startups 2026-11-26.xlsx",
  );
});

test("days of a table are days, whether they are stored with an hour or without", () => {
  const words = { columns: { day: "Day", at: "At" }, yes: "Yes", no: "No" };
  const [day, at] = sheetColumns(
    [
      { key: "day", kind: "date" },
      { key: "at", kind: "dateTime" },
    ],
    ["day", "at"],
    words,
  );
  const midnight = new Date("2026-03-02T00:00:00Z");
  // Half past midnight in Istanbul is the evening before in UTC.
  for (const value of ["2026-03-02", "2026-03-01T21:30:00.000Z"])
    expect([day!.value({ day: value }), day!.isDay]).toEqual([midnight, true]);
  expect([day!.value({ day: null }), at!.isDay]).toEqual([null, false]);
});
