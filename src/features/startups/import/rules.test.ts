import fc from "fast-check";
import { expect, test } from "vitest";
import { matchPattern } from "#server/import/patterns.server.ts";
import type { Codes } from "#shared/import/codes.ts";
import { because, reasonText } from "#shared/import/reasons.ts";
import { type Problem, readerOf, rowDefect } from "#shared/import/row-reader.ts";
import { listTexts, singleText } from "#shared/import/steps.ts";
import { currencyWords } from "#shared/lexicon/currency-names.ts";
import { turkishPlaces } from "#shared/lexicon/turkish-places.ts";
import { wordForm } from "#shared/lexicon/word-form.ts";
import { profileSchema, type StartupFile } from "./contract.ts";
import { keyOf, readValues } from "./rules.ts";

const PROVINCES = [{ slug: "izmir", name: { en: "Izmir", tr: "İzmir" } }];

const separators = fc.constantFrom(",", ";", " | ", "/");
/** Texts without separators, as cells hold them: trimmed, not empty. */
const pieces = fc.array(fc.stringMatching(/^[a-zçğıöşü0-9]{1,8}$/u), { minLength: 1, maxLength: 6 });
const noMatch = () => undefined;

test("a split cell gives its pieces, counted from either end", () => {
  fc.assert(
    fc.property(pieces, separators, fc.nat({ max: 5 }), (parts, separator, at) => {
      const text = parts.join(`${separator} `);
      expect(listTexts({ separator }, [text], noMatch)).toEqual({ items: parts, problems: [] });
      const take = (part: number) => singleText({ separator, part }, [text], noMatch);
      expect(take(at + 1)).toEqual({ value: parts[at] ?? "" });
      expect(take(-at - 1)).toEqual({ value: parts[parts.length - 1 - at] ?? "" });
    }),
  );
});

test("any cells and steps give texts or reasons and never throw", () => {
  const steps = fc.record(
    {
      separator: separators,
      part: fc.constantFrom(1, 2, -1),
      pattern: fc.constantFrom("^(\\w+)", "\\d+", "a|b", "(x)?y"),
      case: fc.constantFrom("lower" as const, "upper" as const),
      ignore: fc.array(fc.string({ maxLength: 3 })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 3 }), steps, (cells, field) => {
      const single = singleText(field, cells, matchPattern);
      expect("value" in single ? single.value : reasonText(single.problem, "tr")).toEqual(expect.any(String));
      const { items } = listTexts(field, cells, matchPattern);
      for (const item of items) expect(field.ignore ?? []).not.toContain(item);
      expect(items).not.toContain("");
    }),
  );
});

test("a pattern that would take years ends the run with a sentence", () => {
  expect(() => matchPattern("^(a+)+$", `${"a".repeat(60)}!`, "Id")).toThrow(/\^\(a\+\)\+\$ takes too long .* "Id"/);
});

/** Reads one row of these cells as a startup. */
function read(fields: object, cells: Record<string, string>, key: object[] = [{ column: "id" }]) {
  const profile = profileSchema.parse({
    key: "test",
    source: {
      name: "Test",
      url: "https://test.example",
      licence: "x",
      licenceUrl: "https://test.example",
      attribution: { en: "x", tr: "x" },
    },
    files: [
      { kind: "startup", recognizedBy: ["id"], empty: ["n/a"], key, fields: { name: { value: "N" }, ...fields } },
    ],
  });
  const file = profile.files[0] as StartupFile;
  const codes: Codes = {
    countries: new Map([["turkiye", "TR"]]),
    currencies: new Map([["USD", "usd"]]),
    currencyWords: currencyWords([{ code: "USD", symbol: "$", name: { en: "US dollar", tr: "ABD doları" } }]),
    typesCalled: (list, text) =>
      `${list}/${wordForm(text)}` === "technology/yapay zeka" ? ["artificial-intelligence"] : [],
    sectorOf: new Map(),
    turkishPlaces: turkishPlaces(PROVINCES, () => []),
    townCalled: (country, name) => (country === "DE" && name === "Berlin" ? name : undefined),
    provinces: new Map(PROVINCES.map(({ slug, name }) => [slug, name])),
    counties: new Map(),
  };
  const problems: Problem[] = [];
  const header = new Map(Object.keys(cells).map((name, at) => [name, at]));
  const reader = readerOf(file, header, Object.values(cells), problems, {
    codes,
    match: matchPattern,
    repair: (text) => text,
  });
  const outcome = readValues(file, reader);
  const named = keyOf(file.key, reader);
  return {
    key: "key" in named ? named.key : undefined,
    values: "values" in outcome ? outcome.values : undefined,
    problems,
  };
}

test("keys are lower-cased and cut by patterns; unfit rows have none", () => {
  const key = [{ column: "id", pattern: "/company/([^/?]+)", case: "lower" }];
  expect(read({}, { id: "https://x.example/company/Ab-C?ref=1" }, key).key).toBe("ab-c");
  expect(read({}, { id: "elsewhere" }, key)).toMatchObject({
    key: undefined,
    problems: [{ column: "id", value: "elsewhere", reason: expect.objectContaining({ code: "patternMisfit" }) }],
  });
});

test("words that mean nothing are blanks, unless the mapping or the question knows them", () => {
  const fields = {
    name: { column: "name" },
    country: { column: "country" },
    city: { column: "city" },
    technologies: { column: "tags", separator: ";" },
    stage: { column: "stage", values: { None: "idea" } },
    incorporated: { column: "company" },
  };
  const cells = {
    id: "1",
    name: "Ok",
    country: "Türkiye",
    city: "n/a",
    tags: "Yapay zeka; –; N/A",
    stage: "None",
    company: "yok",
  };
  const { values, problems } = read(fields, cells);
  expect(problems).toEqual([]);
  expect(values).toMatchObject({
    place: null,
    lists: { technologies: ["artificial-intelligence"] },
    single: { stage: "idea", incorporated: "false" },
  });
  for (const blank of ["N/A", "n/a", "-", "—", "...", "Yok", "BİLİNMİYOR", "none", "NULL", "TBD", "belirtilmemiş"])
    expect(read(fields, { ...cells, name: blank }, [{ column: "name" }])).toMatchObject({
      key: undefined,
      values: undefined,
    });
});

test("texts are composed, decoded once, and without what nobody sees", () => {
  const name = "Çağ &amp; Gökçe".normalize("NFD");
  const about = "&Ouml;nc&uuml;&nbsp;i&#351;; R&D, &amp;lt;, \u200Bson";
  const { values } = read({ name: { column: "name" }, descriptionTr: { column: "about" } }, { id: "1", name, about });
  expect([values?.name, values?.single.descriptionTr]).toEqual(["Çağ & Gökçe", "Öncü iş; R&D, &lt;, son"]);
});

test.each([
  ["www.Polen.example.org/Tr", "https://www.polen.example.org/Tr", undefined],
  ["http://a.example.org; https://b.example.org", "http://a.example.org", "firstAddress"],
  ["a.example.org ve b.example.org", "https://a.example.org", "firstAddress"],
  ["http:// ;b.example.org", "https://b.example.org", undefined],
  ["Sitemiz: https://a.example.org/x, yakında.", "https://a.example.org/x", undefined],
  ["http://", null, "notAddress"],
  ["info@polen.example.org", null, "notAddress"],
  ["v2.0", null, "notAddress"],
  ["Sitemiz yapımda.Bekleyin lütfen", null, "notAddress"],
  ["yok", null, undefined],
])("of %j the address %j is taken", (cell, website, code) => {
  const { values, problems } = read({ website: { column: "web" } }, { id: "1", web: cell });
  expect([values?.single.website, problems[0]?.reason.code]).toEqual([website, code]);
});

test("a word stands for what somebody has said of it, whatever words the profile knows", () => {
  const fields = {
    stage: { column: "stage", values: { Tohum: "seed" }, means: { Filiz: "Tohum", "?!": "" } },
    technologies: { column: "tags", separator: ";", means: { YZ: "Yapay zeka", Diğer: "" } },
    country: { column: "country", means: { "T.C.": "Türkiye" } },
  };
  const { values, problems } = read(fields, { id: "1", stage: "Filiz", tags: "YZ; Diğer", country: "T.C." });
  expect(values).toMatchObject({
    single: { stage: "seed", country: "TR" },
    lists: { technologies: ["artificial-intelligence"] },
  });
  expect(problems).toEqual([]);
  expect(read(fields, { id: "1", stage: "?!", tags: "", country: "" })).toMatchObject({
    values: { single: { stage: null } },
    problems: [],
  });
});

test("fields take constants, pieces, bands, words; unknown ones reported", () => {
  const bands = { "1": [1, 1], "11-50": [11, 50], "51-plus": [51, null] };
  const fields = {
    stage: { value: "seed", values: { seed: "seed" } },
    employeeCount: { column: "staff", bands, format: "1,234.50" },
    city: { column: "place", separator: ",", part: 1 },
    country: { column: "place", separator: ",", part: -1 },
    technologies: { column: ["t1", "t2"], separator: "/", ignore: ["-"] },
    marketSize: { column: "market", format: "1.234,50" },
    marketSizeCurrency: { value: "USD" },
    seekingStartDate: { value: "2026-02-01" },
    seekingEndDate: { column: "end", formats: ["d.M.yyyy"] },
  };
  const cells = {
    id: "1",
    staff: "37.0",
    place: "İzmir, Türkiye",
    t1: "Yapay zekâ / -",
    t2: "Büyü",
    market: "1.234,5",
    end: "1.1.2026",
  };
  const { values, problems } = read(fields, cells);
  expect(values).toMatchObject({
    single: { stage: "seed", employeeCount: "11-50", country: "TR", marketSize: "1234.5 USD", seekingEndDate: null },
    lists: { technologies: ["artificial-intelligence"] },
    place: { en: "Izmir", tr: "İzmir", country: "TR" },
  });
  expect(problems).toEqual([
    { column: "end", value: "1.1.2026", reason: because("reversed", { start: "2026-02-01" }) },
    { column: "t1 + t2", value: "Büyü", reason: because("unknownValue") },
  ]);
  for (const [staff, reason] of [
    ["5", because("noBand")],
    ["many", because("unknownValue")],
  ] as const)
    expect(read(fields, { ...cells, staff }).problems).toContainEqual({
      column: "staff",
      value: staff,
      reason,
    });
  expect(read(fields, { ...cells, staff: "n/a" }).values?.single.employeeCount).toBeNull();
});

test("a profile says which field lacks a source, or has two", () => {
  const issueOf = (field: object) => {
    try {
      read({ taglineEn: field }, { id: "1" });
    } catch (error) {
      return String(error);
    }
  };
  expect(issueOf({})).toContain("Name a column or a value");
  expect(issueOf({ column: "a", value: "b" })).toContain("Name a column or a value");
  expect(issueOf({ column: "a", separator: "," })).toContain("separator and part go together");
});

test("a cell that swallows rows is told with its lines", () => {
  expect(rowDefect(4, ["1", "a\nb,c,d,e\nf,g,h,i", "", ""], ",")).toEqual(because("openQuote", { lines: 3 }));
  expect(rowDefect(4, ["1", "two\nlines", "", ""], ",")).toBeUndefined();
});
