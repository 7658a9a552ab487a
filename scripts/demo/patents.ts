import { patent, patentChoice } from "#db/tables/patents.server.ts";
import { artAddress } from "#shared/art.ts";
import { typeId } from "#shared/type-id.ts";
import { niceAmount } from "./money.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { currencyId, dayAgo, insertAll, instantAgo, type World } from "./world.ts";

/** Of each idea so many claims are filed, as universities do. */
const CLAIMS = [
  ["Method for", "için yöntem"],
  ["Apparatus for", "için düzenek"],
  ["Measuring system for", "için ölçüm sistemi"],
  ["Control unit for", "için denetim birimi"],
] as const;

const OWNERS = ["university", "technology-transfer-office", "company", "science-park"];
const WANTED_PARTNERS = {
  licensee: ["A licensee who sells in at least three countries", "En az üç ülkede satış yapan bir lisans ortağı"],
  investor: [
    "Money for the step from the laboratory to the first plant",
    "Laboratuvardan ilk tesise geçiş için yatırım",
  ],
  "pilot-customer": ["A company that tries it for one season", "Bir sezon deneyecek bir şirket"],
  manufacturer: ["Somebody who makes the first thousand", "İlk bin adedi üretecek bir üretici"],
  buyer: ["We would sell the complete family", "Patent ailesinin tümünü devredebiliriz"],
  "co-founder": ["A founder who takes it out of the university", "Üniversiteden çıkaracak bir kurucu ortak"],
} as const;
const MARKETS = ["local", "turkey", "europe", "north-america", "middle-east", "africa", "central-asia"];
const INVENTORS = [
  "Ayşegül Tunalı",
  "Bahadır Keskinoğlu",
  "Cansu Erdemli",
  "Doğan Işıksal",
  "Esra Gümüşay",
  "Fırat Ozankaya",
  "Gökçe Yalınkılıç",
  "Hande Çağlarca",
  "İbrahim Soykan",
  "Jale Uğurlu",
  "Kaan Ş. Ötüken",
  "Lütfiye Akpınarlı",
];
/** With its claim, as long a name as the office takes: 300 characters, for the layout of cards and pages. */
const LONG_NAME =
  "çok katmanlı, kendi kendini onaran ve geri dönüştürülebilir polimer esaslı taşıyıcı yapıların titreşim, nem, basınç ve sıcaklık altında eş zamanlı olarak izlenmesi, elde edilen ölçümlerin uzaktan değerlendirilmesi ve arşivlenmesi, yük dağılımının gerektiğinde yeniden düzenlenmesi";

function moneyOf(world: World, random: Chance, from: number, to: number) {
  const code = random.weighted([
    ["USD", 4],
    ["EUR", 2],
    ["TRY", 3],
  ]);
  const { usd } = world.rateOn(code, dayAgo(world, 0));
  const amount = niceAmount(random.skewed(from, to) / usd);
  return { amount, currency: currencyId(code), usd: Math.round(amount * usd * 100) / 100 };
}

type Entry = ReturnType<typeof readEntries>[number];
type Kind = (typeof patentChoice.$inferInsert)["kind"];

function applicationNumbers(world: World, filed: number, random: Chance): string[] {
  const count = random.weighted([
    [1, 6],
    [2, 3],
    [5, 1],
  ]);
  const year = dayAgo(world, filed).slice(0, 4);
  return Array.from(
    { length: count },
    (_, at) => `${at === 0 ? "TR" : "PCT/TR"}${year}/${random.int(100_000, 999_999)}`,
  );
}

/** Its worth and its maturity. Protection lasts twenty years: the oldest one's has ended. */
function factsOf(world: World, level: number, random: Chance) {
  const filed = random.int(200, 8_400);
  const value = random.happens(0.7) ? moneyOf(world, random, 20_000, 4_000_000) : undefined;
  const market = random.happens(0.6) ? moneyOf(world, random, 5_000_000, 3_000_000_000) : undefined;
  const readiness = Math.min(9, Math.max(1, level + random.int(-1, 1)));
  return {
    applicationNumbers: applicationNumbers(world, filed, random),
    value: value?.amount,
    valueCurrencyId: value?.currency,
    valueUsd: value?.usd,
    technologyReadinessLevelId: random.happens(0.92) ? typeId("technologyReadinessLevel", `trl-${readiness}`) : null,
    protectionStart: random.happens(0.95) ? dayAgo(world, filed) : null,
    protectionEnd: random.happens(0.95) ? dayAgo(world, filed - 7_305) : null,
    marketSize: market?.amount,
    marketSizeCurrencyId: market?.currency,
    marketSizeUsd: market?.usd,
  };
}

/** The claims of one idea: of one owner and the same inventors. */
function familyOf(world: World, { head: [sectors = "", level], lines }: Entry, place: number) {
  const family = chance(`patents/${lines[0]}`);
  const owner = family.pick(world.organizations.filter(({ type }) => OWNERS.includes(type)));
  const inventors = family.some(INVENTORS, family.int(1, 4));
  return CLAIMS.map(([en, tr], claim) => {
    const random = chance(`patent/${lines[0]}/${claim}`);
    const id = demoId(`patent/${place}/${claim}`);
    const isLong = place === 0 && claim === 3;
    const phrase = isLong ? LONG_NAME : lines[1]!;
    const wanted = random.some(Object.keys(WANTED_PARTNERS) as (keyof typeof WANTED_PARTNERS)[], random.int(0, 2));
    const [wantedEn, wantedTr] = wanted[0] ? WANTED_PARTNERS[wanted[0]] : [];
    const createdAt = instantAgo(world, random.int(2, 900));
    const chosen: Record<Kind, readonly string[]> = {
      sector: sectors.split(","),
      targetMarket: random.some(MARKETS, random.int(0, 3)),
      patentLookingFor: wanted,
    };
    const row: typeof patent.$inferInsert & { id: string } = {
      id,
      organizationId: owner.id,
      nameEn: isLong ? null : `${en} ${lines[0]}`,
      nameTr: `${phrase.charAt(0).toLocaleUpperCase("tr")}${phrase.slice(1)} ${tr}`,
      inventors,
      photo: random.happens(0.8) ? artAddress("logo", `${lines[1]} ${claim}`) : null,
      lookingForDescriptionEn: wantedEn && `${wantedEn}.`,
      lookingForDescriptionTr: wantedTr && `${wantedTr}.`,
      problemEn: lines[2],
      problemTr: lines[3],
      advantageEn: lines[4],
      advantageTr: lines[5],
      ...factsOf(world, Number(level), random),
      isVisible: !(place === 1 && claim === 3),
      createdAt,
      updatedAt: createdAt,
    };
    const choices = (Object.keys(chosen) as Kind[]).flatMap((kind) =>
      chosen[kind].map((key) => ({ patentId: id, kind, typeId: typeId(kind, key) })),
    );
    return { row, choices };
  });
}

/** Patents of universities, transfer offices and companies. */
export async function addPatents(world: World): Promise<void> {
  const made = readEntries("patents.txt", 6).flatMap((entry, place) => familyOf(world, entry, place));
  await insertAll(
    world,
    patent,
    made.map(({ row }) => row),
  );
  await insertAll(
    world,
    patentChoice,
    made.flatMap(({ choices }) => choices),
  );
  world.patents.push(...made.map(({ row }) => ({ id: row.id })));
}
