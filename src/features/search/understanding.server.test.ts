import { expect, test } from "vitest";
import { WORD_SOURCES } from "#features/reference/queries.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { sharedApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { understandText } from "./contract.ts";

const shared = sharedApp();

/** Noun and chips of the best list, in the language of the text. */
async function best(text: string, language: "en" | "tr") {
  const { data } = await shared().call(
    understandText,
    { query: { text } },
    { headers: { "accept-language": language } },
  );
  const [first] = data ?? [];
  return first && [first.noun, first.filters.map(({ label }) => label).join(" · "), first.unused.join(" ")];
}

test.each([
  ["en", "fintech ankara seed since 2023", "startups", "Fintech · Türkiye · Ankara · Seed · Founded from 2023", ""],
  ["tr", "Ankara'da tohum aşamasındaki fintechler", "startups", "Finansal teknolojiler · Türkiye · Ankara · Tohum", ""],
  ["en", "react developer izmir part-time", "jobs", "Software developer · Part-time · Türkiye · Izmir · React", ""],
  [
    "tr",
    "bu ay kapanan hızlandırma programları",
    "programs",
    expect.stringMatching(/^Hızlandırma · Son başvuru: /),
    "",
  ],
  [
    "tr",
    "yatırım arayan enerji girişimleri 1 milyon dolara kadar",
    "startups",
    "Enerji · Yatırım arıyor · Aranan ≤ $1.000.000",
    "",
  ],
  ["tr", "melek yatırımcılar", "organizations", "Melek yatırımcı", ""],
  ["tr", "teknoparklar konya", "organizations", "Teknopark · Türkiye · Konya", ""],
  ["en", "jobs over 80k in istanbul", "jobs", "Türkiye · Istanbul · Monthly salary ≥ ₺80,000", ""],
  [
    "tr",
    "yatırımcılar",
    "organizations",
    "Melek yatırım ağı · Melek yatırımcı · Kurumsal girişim sermayesi · Yatırım şirketi · Özel sermaye fonu · Girişim sermayesi",
    "",
  ],
  ["en", "VC", "organizations", "Venture capital", ""],
  ["tr", "kuluçka merkezleri fintech", "programs", "Finansal teknolojiler · Kuluçka merkezi", ""],
  ["tr", "izmir kuluçka", "organizations", "Kuluçka merkezi · Türkiye · İzmir", ""],
  ["tr", "istanbul girişim sermayesi", "organizations", "Girişim sermayesi · Türkiye · İstanbul", ""],
  ["tr", "girişimciler için hibe", "programs", "Hibe: Evet", "girişimciler"],
  ["en", "accelerator", "programs", "Acceleration", ""],
  ["tr", "veri analistleri", "jobs", "Veri analisti", ""],
  ["en", "AI sağlık", "startups", "Health · Artificial intelligence", ""],
  ["en", "solar", "startups", "Solar energy", ""],
  [
    "tr",
    "İstanbul'da 2020'den sonra kurulan oyun şirketleri",
    "startups",
    "Oyun · Türkiye · İstanbul · Kuruluş tarihi: 2021 ve sonrası",
    "",
  ],
  [
    "en",
    "biotech companies in germany that raised over $5M",
    "startups",
    "Biotechnology · Germany · Total raised ≥ $5,000,000",
    "",
  ],
  [
    "tr",
    "en az 500 bin dolar yatırım toplayan yapay zeka girişimleri",
    "startups",
    "Yapay zekâ · Toplam alınan yatırım ≥ $500.000",
    "",
  ],
  ["en", "remote internships", "jobs", "Remote · Internship", ""],
  ["tr", "ücretsiz raporlar", "reports", "Ücretsiz: Evet", ""],
  ["en", "patents for energy TRL 7", "patents", "Energy · TRL 7: Prototype in the operating environment", ""],
  ["en", "startups with 10+ people in izmir", "startups", "Türkiye · Izmir · People in the team ≥ 10", ""],
  ["en", "Series A startups zebra", "startups", "Series A", "zebra"],
  [
    "tr",
    "2019 ile 2022 arasında kurulan B2B girişimler",
    "startups",
    "Kuruluş tarihi: 2019 – 2022 · İşletmeden işletmeye (B2B)",
    "",
  ],
  ["en", "science park konya", "organizations", "Science park · Türkiye · Konya", ""],
] as const)("%s: %j", async (language, text, noun, filters, unused) => {
  expect(await best(text, language)).toEqual([noun, filters, unused]);
});

test("the words of a search are those of every list's filters", () => {
  const sources = shared()
    .app.features.flatMap(({ lists = [] }) => lists)
    .flatMap(({ list }) => Object.values(list.filters).flatMap((row) => (row.kind === "choice" ? [row.source] : [])));
  const others = ["currency", "language", "region", "organization", "investor", "university"];
  expect([...new Set(sources)].filter((source) => !others.includes(source)).toSorted()).toEqual(
    WORD_SOURCES.toSorted(),
  );
});

test("each list is counted as its viewer sees it, and opens with the filters it names", async () => {
  const { call, db } = shared();
  const member = await signedIn(db);
  const ask = async (text: string, token?: string) =>
    (await call(understandText, { query: { text } }, token ? { token } : {})).data;
  const [startups] = await ask("fintech seed", member.token);
  // The stage needs a package.
  expect(startups).toMatchObject({ noun: "startups", path: "/startups/fintech/seed", count: null, needs: "premium" });
  const [open] = await ask("fintech", member.token);
  expect(open).toMatchObject({
    count: 0,
    needs: null,
    filters: [{ field: "sector", operator: "in", value: ["fintech"] }],
  });
  const { token } = await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  expect((await ask("fintech seed", token))[0]).toMatchObject({ count: 0, needs: null });
});

test.each(["", "x", "zzqxw", "ve", "'; drop table startup; --", "a".repeat(10_000), "1", "İıiI"])(
  "%j is understood as nothing, or as lists, never refused",
  async (text) => {
    const { status, data } = await shared().call(understandText, { query: { text } });
    expect(status).toBe(200);
    expect(Array.isArray(data)).toBe(true);
  },
);
