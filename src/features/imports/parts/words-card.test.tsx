import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { type ImportMapping, importMapping } from "#shared/import/mapping.ts";
import type { ImportWords } from "../contract.ts";
import en from "../messages.en.ts";
import { withWords } from "./form.ts";
import { WordsCard } from "./words-card.tsx";

const MAPPING: ImportMapping = importMapping.parse({
  kind: "startups",
  columns: [{ column: "Country", field: "country" }],
  words: { country: { Allemagna: "Germany" } },
});

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test.each(["__proto__", "constructor", "toString", "nothing"])("no word is stored of the field %s", (field) => {
  const form = formOf({ "wordField-0": field, "word-0": "stained", "meaning-0": "x" });
  try {
    expect(withWords(MAPPING, form)).toEqual(MAPPING);
    for (const shared of [Object.prototype, Object, Object.prototype.toString])
      expect(Object.hasOwn(shared, "stained")).toBe(false);
  } finally {
    for (const shared of [Object.prototype, Object, Object.prototype.toString])
      Reflect.deleteProperty(shared, "stained");
  }
});

test("words are decided, decided otherwise and open again", () => {
  const save = (word: string, meaning: string) =>
    withWords(MAPPING, formOf({ "wordField-0": "country", "word-0": word, "meaning-0": meaning })).words;
  expect(save("Almanja", "DE")).toEqual({ country: { Allemagna: "Germany", Almanja: "DE" } });
  expect(save("Allemagna", "-")).toEqual({ country: { Allemagna: "" } });
  expect(save("Allemagna", "")).toEqual({});
  expect(Object.keys(save("__proto__", "DE").country!)).toEqual(["Allemagna", "__proto__"]);
});

test.each([
  [
    "Germany",
    [
      ["Germany", "Germany"],
      ["-", "It means nothing"],
      ["DE", "Deutschland"],
    ],
  ],
  [
    "DE",
    [
      ["-", "It means nothing"],
      ["DE", "Deutschland"],
    ],
  ],
  [
    "",
    [
      ["-", "It means nothing"],
      ["DE", "Deutschland"],
    ],
  ],
])("a word that means “%s” still does after a save", (meaning, options) => {
  const word = { field: "country", column: "Country", word: "Allemagna", count: 0, nearest: null, meaning };
  const words: ImportWords = {
    words: [word],
    total: 0,
    choices: { country: [{ value: "DE", label: "Deutschland" }] },
  };
  const element = (
    <IntlProvider locale="en" messages={{ imports: en } as never} timeZone="UTC">
      <WordsCard words={words} />
    </IntlProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const shown = [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [value, label]);
  expect(shown).toEqual([["", "Not decided"], ...options]);
  const [, selected] = /<option value="([^"]*)" selected/.exec(html)!;
  expect(selected).toBe(meaning || "-");
});
