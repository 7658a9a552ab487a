import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatMeasured,
  formatMinute,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  isEmptyDate,
  parseAmount,
  parseNumber,
  truncate,
} from "./format.ts";
import { formatRelative } from "./format-relative.ts";
import { LOCALES, type Locale } from "./locale.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("money is written the language's way, short from a million on", () => {
  expect(formatMoney(1_234_567.5, "TRY", "tr", true)).toBe("₺1.234.567,50");
  expect(formatMoney(999_999, "USD", "en")).toBe("$999,999");
  expect(formatMoney(240_000, "USD", "tr")).toBe("$240.000");
  expect(formatMoney(391_666.67, "GBP", "tr")).toBe("£391.667");
  expect(formatMoney(391_666.67, "GBP", "tr", true)).toBe("£391.666,67");
  expect(formatMoney(999.5, "GBP", "en")).toBe("£999.50");
  expect(formatMoney(1_800_000, "USD", "en")).toBe("$1.8M");
  expect(plain(formatMoney(1_800_000, "USD", "tr"))).toBe("$1,8 Mn");
  expect(formatMoney(1_000_000, "EUR", "en")).toBe("€1M");
  expect(formatMoney(12.5, "not a code", "en")).toBe("12.50 not a code");
});

test("numbers and shares", () => {
  expect(formatNumber(1840, "tr")).toBe("1.840");
  expect(formatPercent(0.125, "en")).toBe("12.5%");
  expect(formatPercent(0.125, "tr")).toBe("%12,5");
});

test("small numbers keep the digits that count", () => {
  expect([0.02331002, 0.8547, 0, -0.5, 42.9, 1234.5678].map((value) => formatMeasured(value, "en"))).toEqual([
    "0.02331",
    "0.8547",
    "0",
    "-0.5",
    "42.9",
    "1,234.568",
  ]);
  expect(formatMeasured(0.02331002, "tr")).toBe("0,02331");
});

test("what was written can be read again", () => {
  const read: [string, number | undefined][] = [
    ["₺1.234.567,50", 1_234_567.5],
    ["$1,234,567.50", 1_234_567.5],
    ["80.000", 80_000],
    ["80,000", 80_000],
    ["1 500 000", 1_500_000],
    ["1 500,25", 1500.25],
    ["1.5", 1.5],
    ["1,5", 1.5],
    ["0.125", 0.125],
    ["1234.567", 1234.567],
    ["-80.000", -80_000],
    ["\u221280,5", -80.5],
    ["- ₺5", -5],
    // No number, or more than one.
    ["on iki", undefined],
    ["", undefined],
    ["-", undefined],
    ["1,2,3", undefined],
    ["1.5.5", undefined],
    ["1.234.56", undefined],
    ["80.000,5,5", undefined],
    ["12 34", undefined],
    ["8 0", undefined],
    ["--5", undefined],
    ["5-", undefined],
  ];
  for (const [text, number] of read) expect([text, parseNumber(text)]).toEqual([text, number]);
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...LOCALES), (cents, locale) => {
      const text = formatNumber(cents / 100, locale, { maximumFractionDigits: 2 });
      expect(parseNumber(text)).toBe(cents === 0 ? 0 : cents / 100);
    }),
  );
});

test("amounts are typed long or short in either language where unambiguous", () => {
  const reads = (locale: Locale, amounts: Record<string, number | undefined>) => {
    for (const [text, amount] of Object.entries(amounts))
      expect([text, parseAmount(text, locale)]).toEqual([text, amount]);
  };
  for (const locale of LOCALES) {
    reads(locale, {
      "5m": 5e6,
      "5M": 5e6,
      $5M: 5e6,
      "1.5 mn": 1.5e6,
      "1,5 Mn": 1.5e6,
      "500k": 5e5,
      "2 bin": 2000,
      "2 BİN": 2000,
    });
    reads(locale, {
      "1,500,000": 1.5e6,
      "1.500.000": 1.5e6,
      "1 500 000": 1.5e6,
      "1.1m": 1.1e6,
      "₺3 milyar": 3e9,
      "12.50": 12.5,
    });
    reads(locale, {
      abc: undefined,
      "5 mm": undefined,
      m: undefined,
      "5 constructor": undefined,
      "1.5.5m": undefined,
      "": undefined,
    });
  }
  for (const locale of LOCALES) reads(locale, { "1,500": 1500, "1.500": 1500, "1.500 mn": undefined });
  reads("en", { "2B": 2e9 });
  reads("tr", { "2B": 2000 });
  // Short forms of the site, and any whole number of a magnitude.
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9_999 }), fc.constantFrom(...LOCALES), (tenths, locale) => {
      const amount = tenths * 1e5;
      expect(parseAmount(formatMoney(amount, "USD", locale), locale)).toBe(amount);
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(999),
      fc.constantFrom("k", " bin", "m", " Mn", " milyon"),
      fc.constantFrom(...LOCALES),
      (count, unit, locale) => {
        expect(parseAmount(`${count}${unit}`, locale)).toBe(count * (/k|bin/.test(unit) ? 1e3 : 1e6));
      },
    ),
  );
});

test("dates", () => {
  expect(formatDate("2026-11-02", "tr")).toBe("02.11.2026");
  expect(formatDate("2026-11-02", "en")).toBe("Nov 2, 2026");
  expect(formatDate("2026-11-02T22:30:00Z", "tr")).toBe("03.11.2026");
  expect(formatMonth("2021-03-01", "tr")).toBe("03.2021");
  expect(plain(formatDateTime("2026-12-01T20:59:00Z", "tr"))).toBe("01.12.2026 23:59 GMT+3");
  expect(plain(formatMinute("2026-12-01T20:59:00Z", "tr"))).toBe("01.12.2026 23:59");
  expect(plain(formatMinute("2026-12-01T06:05:00Z", "en"))).toBe("Dec 1, 2026 9:05 AM");
});

test("the sentinel and nothing at all are no date", () => {
  for (const none of [null, undefined, "", "0001-01-01T00:00:00", "0001-01-01T00:00:00Z"]) {
    expect(isEmptyDate(none)).toBe(true);
    expect(formatDate(none, "en") + formatDateTime(none, "en") + formatRelative(none, new Date(), "en")).toBe("");
  }
  expect(formatDate("never", "tr")).toBe("");
});

test("how long ago", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(formatRelative("2026-10-30T08:00:00Z", now, "en")).toBe("3 weeks ago");
  expect(formatRelative("2026-10-30T08:00:00Z", now, "tr")).toBe("3 hafta önce");
  expect(formatRelative("2026-11-22T11:00:00Z", now, "tr")).toBe("yarın");
  expect(formatRelative("2026-11-21T09:59:30Z", now, "en")).toBe("now");
});

test("cutting keeps whole words, else characters, within the limit", () => {
  expect(truncate("short")).toBe("short");
  expect(truncate("Batteries that last twice as long", 20)).toBe("Batteries that last…");
  expect(truncate("Kırkambarlaştıramadıklarımız", 10)).toBe("Kırkambar…");
  expect(truncate("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3)).toBe("👩‍👩‍👧‍👦👩‍👩‍👧‍👦…");
  const graphemes = (text: string) => [...new Intl.Segmenter("tr").segment(text)].length;
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.integer({ min: 2, max: 120 }), (text, limit) => {
      const cut = truncate(text, limit);
      expect(graphemes(cut)).toBeLessThanOrEqual(limit);
      expect(cut === text || (cut.endsWith("…") && text.startsWith(cut.slice(0, -1)))).toBe(true);
    }),
  );
});
