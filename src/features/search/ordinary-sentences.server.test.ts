import { expect, test } from "vitest";
import { sharedApp } from "#testing/app.ts";
import { ORDINARY_SENTENCES } from "#testing/ordinary-sentences.ts";
import { understandText } from "./contract.ts";

const shared = sharedApp();

const rows = ORDINARY_SENTENCES.map(([reader, sentence, noun, chips, unused = ""]) => {
  return { reader, sentence, noun, chips, unused };
});

test.each(rows)("$reader: $sentence", async ({ reader, sentence, noun, chips, unused }) => {
  const { data } = await shared().call(
    understandText,
    { query: { text: sentence } },
    { headers: { "accept-language": reader } },
  );
  const [first] = data;
  expect({
    noun: first?.noun,
    chips: first?.filters.map(({ label }) => label).join(" · "),
    unused: first?.unused.join(" "),
  }).toEqual({ noun, chips: typeof chips === "string" ? chips : expect.stringMatching(chips), unused });
});

test.each([
  ["tr", "anlarada fintech", "ankara fintech", "Finansal teknolojiler · Türkiye · Ankara"],
  ["tr", "istambul girişimleri", "istanbul girişimleri", "Türkiye · İstanbul"],
  ["en", "helath", "health", "Health"],
  ["tr", "biyotekonlji girişimleri", "biyoteknoloji girişimleri", "Biyoteknoloji"],
  ["en", "helath startups in ankara", "health startups in ankara", "Health · Türkiye · Ankara"],
  ["tr", "ankara g'r';'mler'", "ankara girisimleri", "Türkiye · Ankara"],
] as const)("%s: %j is read as %j, and says so", async (reader, text, readAs, chips) => {
  const { data } = await shared().call(understandText, { query: { text } }, { headers: { "accept-language": reader } });
  expect([data[0]?.readAs, data[0]?.filters.map(({ label }) => label).join(" · ")]).toEqual([readAs, chips]);
});

test.each(["Polan", "fintech ankara", "Koklar fintech", "Poland", "fintec"])(
  "%j is read as it stands",
  async (text) => {
    const { data } = await shared().call(understandText, { query: { text } });
    expect(data.map(({ readAs }) => readAs).filter((readAs) => readAs !== null)).toEqual([]);
  },
);

test("what a sentence leaves out is a filter that leaves it out", async () => {
  const ask = async (text: string) => (await shared().call(understandText, { query: { text } })).data[0];
  expect((await ask("startups not in istanbul"))?.filters).toMatchObject([
    { field: "not.city", operator: "notIn", value: ["istanbul"] },
  ]);
  expect((await ask("hibe olmayan programlar"))?.filters).toMatchObject([{ field: "isGrant", value: false }]);
});
