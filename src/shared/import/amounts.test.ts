import fc from "fast-check";
import { expect, test } from "vitest";
import { NUMBER_FORMATS, type NumberFormat, readAmount } from "./amounts.ts";

/** How an amount stands in a format, with or without grouping. */
function write(integer: string, cents: string, format: NumberFormat, grouped: boolean): string {
  const mark = format.length === 8 && grouped ? format[1]! : "";
  const groups = integer.replace(/\B(?=(\d{3})+$)/g, mark);
  return cents ? `${groups}${format.at(-3)}${cents}` : groups;
}

test("amounts are read in their format, to the cent, with any currency", () => {
  const formats = fc.constantFrom(...NUMBER_FORMATS);
  const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
  const around = fc.constantFrom(["", ""], ["$", ""], [" $", " "], ["", " USD"], ["USD ", ""]);
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 99 }),
      formats,
      fc.boolean(),
      around,
      (integer, cents, format, grouped, ends) => {
        const fraction = cents ? String(cents).padStart(2, "0") : "";
        const text = ends[0] + write(String(integer), fraction, format, grouped) + ends[1];
        const exact = fraction.replace(/0$/, "");
        expect(readAmount(text, format, "USD")).toEqual({ value: exact ? `${integer}.${exact}` : String(integer) });
      },
    ),
  );
});

test("any text gives a value or a reason, never an error", () => {
  const formats = fc.constantFrom(...NUMBER_FORMATS);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), formats, (text, format) => {
      const reading = readAmount(text, format, "USD");
      expect("value" in reading ? (reading.value ?? "0") : "0").toMatch(/^\d{1,14}(\.\d{1,2})?$/);
    }),
  );
});

test.each([
  ["1,000,000", "1000000"],
  [" $1,000,000 ", "1000000"],
  ["-", null],
  ["", null],
  ["0007", "7"],
])("%j is %j", (text, value) => expect(readAmount(text, "1,234.50", "USD")).toEqual({ value }));

test.each([
  ["#NAME?", "sheetError"],
  ["########", "sheetNarrow"],
  ["5/18/27", "dateForAmount"],
  ["2012-06-30", "dateForAmount"],
  ["1,00,000", "notAmount"],
  ["1.000.000", "notAmount"],
  ["€1,000", "notAmount"],
  ["-5", "negative"],
  ["(5)", "negative"],
  ["1.005", "tooManyDigits"],
  ["1000000000000000", "tooLarge"],
  ["12e5", "notAmount"],
])("%j is refused: %s", (text, reason) =>
  expect(readAmount(text, "1,234.50", "USD")).toEqual({ problem: expect.objectContaining({ code: reason }) }),
);

test("lakhs and crores are grouped by two after the first three", () => {
  const read = (text: string) => readAmount(text, "12,34,567.50", "USD");
  expect(read("20,00,00,000")).toEqual({ value: "200000000" });
  expect(read("1,50,000.5")).toEqual({ value: "150000.5" });
  for (const text of ["200,000,000", "1,5,000"]) expect(read(text), text).toEqual({ problem: expect.any(Object) });
});
