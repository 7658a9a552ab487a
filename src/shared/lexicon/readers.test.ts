import fc from "fast-check";
import { expect, test } from "vitest";
import { currencyWords, withoutCurrency } from "./currency-names.ts";
import { namedValues } from "./named-values.ts";
import { readQuantity } from "./quantity.ts";
import { wordForm } from "./word-form.ts";
import { readWrittenDay } from "./written-day.ts";

test.each([
  ["1,5 milyon", "1500000"],
  ["1.5 milyon", "1500000"],
  ["500M", "500000000"],
  ["250K", "250000"],
  ["80 bin", "80000"],
  ["8B", "8000000000"],
  ["2,25 Milyar", "2250000000"],
  ["3 trilyon", "3000000000000"],
  ["80.000", "80000"],
  ["1.234.567", "1234567"],
  ["1,234,567.50", "1234567.50"],
  ["1.234,5", "1234.5"],
  ["1 200 000", "1200000"],
  ["0.750", "0.750"],
  ["1,234.5 bin", "1234500"],
])("%j is the number %s", (text, number) => expect(Number(readQuantity(text)?.number)).toBe(Number(number)));

test.each(["", "milyon", "1.500 milyon", "1,2,3", "1..2", "12e5", "5 elma", "1.23.456"])("%j is no number", (text) =>
  expect(readQuantity(text)).toBeUndefined(),
);

test("a number before a word of size is exact to the last digit", () => {
  const words = fc.constantFrom<[string, bigint]>(["bin", 10n ** 3n], ["M", 10n ** 6n], ["milyar", 10n ** 9n]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.nat(9),
      words,
      fc.constantFrom(",", "."),
      (whole, tenth, word, mark) => {
        const number = ((BigInt(whole) * 10n + BigInt(tenth)) * word[1]) / 10n;
        expect(readQuantity(`${whole}${mark}${tenth} ${word[0]}`)?.number).toBe(String(number));
      },
    ),
  );
});

const currencies = currencyWords([
  { code: "TRY", symbol: "₺", name: { en: "Turkish lira", tr: "Türk lirası" } },
  { code: "USD", symbol: "$", name: { en: "US dollar", tr: "ABD doları" } },
  { code: "EUR", symbol: "€", name: { en: "Euro", tr: "Euro" } },
  { code: "GBP", symbol: "£", name: { en: "Pound sterling", tr: "İngiliz sterlini" } },
]);

test.each([
  ["1,5 milyon TL", "1,5 milyon", "TRY"],
  ["$8B", "8B", "USD"],
  ["500M€", "500M", "EUR"],
  ["TRY 80.000", "80.000", "TRY"],
  ["₺250K", "250K", "TRY"],
  ["5 milyon ABD doları", "5 milyon", "USD"],
  ["2 bin İngiliz sterlini", "2 bin", "GBP"],
  ["US$ 5", "5", "USD"],
  ["1234.50", "1234.50", undefined],
  ["5 elma", "5 elma", undefined],
])("%j is %j in %s", (text, number, currency) =>
  expect(withoutCurrency(text, currencies)).toEqual({ number, currency }),
);

test.each([
  ["Ara 2020", "2020-12-01"],
  ["Aralık 2020", "2020-12-01"],
  ["Dec 2020", "2020-12-01"],
  ["15 Mart 2021", "2021-03-15"],
  ["March 15, 2021", "2021-03-15"],
  ["15-Mar-2021", "2021-03-15"],
  ["1st Sept. 2019", "2019-09-01"],
  ["2021-10-08T00:00:00.000Z", "2021-10-08"],
  ["2021-10-08 12:30:00", "2021-10-08"],
  ["8.10.2021", "2021-10-08"],
  ["25/12/2020", "2020-12-25"],
  ["12/25/2020", "2020-12-25"],
  ["Q4 2020", "2020-10-01"],
  ["2020 3. çeyrek", "2020-07-01"],
  ["44197", "2021-01-01"],
])("%j is the day %s", (text, day) => expect(readWrittenDay(text)).toBe(day));

test.each([
  "2019",
  "2020-12",
  "12/2020",
  "03/04/2021",
  "31.02.2020",
  "13/2020",
  "yakında",
  "2020-13-01",
  "5",
  "Ara",
  "15 Mart",
  "",
])("%j is no day", (text) => expect(readWrittenDay(text)).toBeUndefined());

test("any day is read from its name in either language", () => {
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  const ways = fc.constantFrom<[string, Intl.DateTimeFormatOptions]>(
    ["tr-TR", { dateStyle: "long" }],
    ["tr-TR", { dateStyle: "medium" }],
    ["tr-TR", { dateStyle: "short" }],
    ["en-US", { dateStyle: "long" }],
    ["en-US", { dateStyle: "medium" }],
    ["en-GB", { dateStyle: "long" }],
  );
  fc.assert(
    fc.property(days, ways, (day, [locale, style]) => {
      const text = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(day);
      expect(readWrittenDay(text), text).toBe(day.toISOString().slice(0, 10));
    }),
  );
});

test.each([
  ["A.B.D.", "abd"],
  ["U.S.", "us"],
  ["K.Maraş", "k maras"],
  ["İzmir'de", "izmir"],
  ["2023’ten", "2023"],
  ["Ankara'daki", "ankara"],
  ["Ankara’dakiler", "ankara"],
  ["Ar-Ge & Üretim", "ar ge & uretim"],
  ["Ar-Ge ve Üretim", "ar ge & uretim"],
  ["C++", "c++"],
  ["C#", "c#"],
  ["Côte d’Ivoire", "cote d ivoire"],
])("the form of %j is %j", (text, form) => expect(wordForm(text)).toBe(form));

test("a name wins over one without endings, fewer letters cut over more", () => {
  const values = namedValues([
    ["yatırım", "investment"],
    ["yatırımcı", "investor"],
    ["teknopark", "park"],
    ["kuluçka merkezi", "incubator"],
  ] as const);
  expect(values.called("yatırımcılar")).toEqual(["investor"]);
  expect(values.called("Yatırımlar")).toEqual(["investment"]);
  expect(values.called("teknoparklarda")).toEqual(["park"]);
  expect(values.called("kuluçka merkezleri")).toEqual(["incubator"]);
  expect(values.called("kuluçka")).toEqual([]);
});

test("a text that several values are called without endings names them all", () => {
  const values = namedValues([
    ["kalemci", "a"],
    ["kalemli", "b"],
  ] as const);
  expect(values.called("kalem").toSorted()).toEqual(["a", "b"]);
});
