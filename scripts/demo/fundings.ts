import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { typeId } from "#shared/type-id.ts";
import { niceAmount } from "./money.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { stageProfile } from "./stages.ts";
import { type CurrencyCode, currencyId, type DemoStartup, dayAgo, insertAll, type World } from "./world.ts";

type Funding = typeof funding.$inferInsert & { id: string };
type Investor = typeof fundingInvestor.$inferInsert;

interface Tour {
  key: string;
  /** US dollars. */
  amount: readonly [number, number];
  /** Percent that investors get. */
  share: readonly [number, number];
  types: readonly (readonly [string, number])[];
  investors: readonly string[];
}

const EQUITY = [
  ["equity", 8],
  ["convertible-note", 2],
  ["safe", 1],
] as const;
const tour = (
  key: string,
  amount: Tour["amount"],
  share: Tour["share"],
  types: Tour["types"],
  ...investors: string[]
): Tour => ({ key, amount, share, types, investors });
const ANGELS = ["angel-investment-network", "angel-investor"];
const TOURS: Record<string, Tour> = Object.fromEntries(
  [
    tour("angel", [15_000, 110_000], [3, 9], EQUITY, ...ANGELS),
    tour("pre-seed", [40_000, 300_000], [4, 11], EQUITY, ...ANGELS, "venture-capital", "university"),
    tour(
      "seed",
      [90_000, 500_000],
      [8, 18],
      EQUITY,
      "venture-capital",
      "angel-investment-network",
      "corporate-venture-capital",
    ),
    tour("bridge", [70_000, 420_000], [3, 8], [["convertible-note", 1]], "venture-capital", "angel-investor"),
    tour(
      "pre-series-a",
      [220_000, 800_000],
      [8, 16],
      EQUITY,
      "venture-capital",
      "corporate-venture-capital",
      "investment-company",
    ),
    tour("series-a", [520_000, 1_600_000], [12, 22], [["equity", 1]], "venture-capital", "corporate-venture-capital"),
    tour(
      "series-b",
      [3_000_000, 8_000_000],
      [12, 20],
      [["equity", 1]],
      "venture-capital",
      "private-equity",
      "corporate-venture-capital",
    ),
    tour("crowdfunding", [60_000, 420_000], [5, 14], [["equity-crowdfunding", 1]], "company"),
    tour("grant", [8_000, 90_000], [0, 0], [["grant", 1]], "ngo", "technology-transfer-office", "science-park"),
    tour(
      "debt",
      [60_000, 900_000],
      [0, 0],
      [
        ["venture-debt", 2],
        ["loan", 1],
        ["revenue-based", 1],
      ],
      "investment-company",
      "private-equity",
    ),
  ].map((item) => [item.key, item]),
);

const LAST_ROUND_MISSING = 0.82;

/** How a startup comes to money: the usual ladder, with side steps. */
const LADDER: Record<string, readonly string[]> = {
  prototype: ["grant"],
  mvp: ["grant", "angel"],
  "pre-seed": ["angel", "pre-seed"],
  seed: ["grant", "pre-seed", "seed"],
  "early-revenue": ["angel", "crowdfunding"],
  growth: ["angel", "seed", "bridge", "pre-series-a"],
  "scale-up": ["grant", "angel", "seed", "pre-series-a", "series-a", "series-b"],
  mature: ["angel", "seed", "debt", "series-a"],
  exit: ["angel", "seed", "pre-series-a", "series-a", "series-b"],
};

/** The last rungs of the ladder, as many as the stage allows; large last rounds are rare. */
function toursOf({ stage }: DemoStartup, random: Chance): Tour[] {
  const [from, to] = stageProfile(stage).rounds;
  const ladder = LADDER[stage] ?? [];
  const rungs = ladder.at(-1) === "series-b" && random.happens(LAST_ROUND_MISSING) ? ladder.slice(0, -1) : ladder;
  const count = Math.min(random.int(from, to), rungs.length);
  return rungs.slice(rungs.length - count).map((key) => {
    const other = key === "angel" ? "crowdfunding" : key === "bridge" ? "debt" : key;
    return TOURS[random.happens(0.15) ? other : key]!;
  });
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

function amounts(
  world: World,
  { amount: [from, to], share }: Tour,
  foreign: boolean,
  day: string,
  random: Chance,
): Partial<Funding> {
  const codes: (readonly [CurrencyCode, number])[] = foreign
    ? [
        ["USD", 4],
        ["EUR", 4],
        ["GBP", 2],
      ]
    : [
        ["USD", 56],
        ["TRY", 28],
        ["EUR", 12],
        ["GBP", 4],
      ];
  const code = random.weighted(codes);
  const rate = world.rateOn(code, day);
  const amount = niceAmount(random.skewed(from, to) / rate.usd);
  const currency = currencyId(code);
  const row = {
    amount,
    amountCurrencyId: currency,
    amountUsd: cents(amount * rate.usd),
    usdRate: rate.usd,
    usdRateDate: rate.day,
  };
  if (share[1] === 0) return row;
  const percent = Math.round((share[0] + (share[1] - share[0]) * random.next()) * 2) / 2;
  const valuation = cents(amount / (percent / 100) - amount);
  return {
    ...row,
    ...(random.happens(0.6) ? { shareRatio: percent } : {}),
    ...(random.happens(0.65)
      ? { preValuation: valuation, preValuationCurrencyId: currency, preValuationUsd: cents(valuation * rate.usd) }
      : {}),
  };
}

function investorsOf(world: World, { investors }: Tour, fundingId: string, random: Chance): Investor[] {
  const organizations = world.organizations.filter(({ type }) => investors.includes(type));
  const people = world.people.filter((person) => person.userType === "investor");
  const rows = [
    ...random
      .some(
        organizations,
        random.weighted([
          [1, 6],
          [2, 3],
          [3, 1],
        ]),
      )
      .map(({ id, name }) => ({ name, organizationId: id })),
    ...(investors.includes("angel-investor") ? random.some(people, random.int(0, 2)) : []).map((person) => ({
      name: `${person.name} ${person.surname}`,
      accountId: random.happens(0.8) ? person.id : null,
    })),
  ];
  return rows.map((row, index) => ({
    ...row,
    id: demoId(`investor/${fundingId}/${index}`),
    fundingId,
    isLead: index === 0 && rows.length > 1,
  }));
}

/** Rounds of the startup with the longest table: a small grant every few months since it was founded. */
const MOST_ROUNDS = 60;

function roundsOf(world: World, startup: DemoStartup, hasMost: boolean): { rounds: Funding[]; investors: Investor[] } {
  const random = chance(`fundings/${startup.name}`);
  const tours = hasMost ? Array.from({ length: MOST_ROUNDS }, () => TOURS.grant!) : toursOf(startup, random);
  const investors: Investor[] = [];
  const rounds = tours.map((tour, index): Funding => {
    const id = demoId(`funding/${startup.id}/${index}`);
    const passed = (index + 0.25 + random.next() * 0.6) / tours.length;
    const announcedDate = dayAgo(world, Math.max(3, Math.round(startup.foundedDaysAgo * (1 - passed))));
    const undisclosed = random.happens(0.1);
    if (!random.happens(undisclosed ? 0.5 : 0.08)) investors.push(...investorsOf(world, tour, id, random));
    return {
      id,
      startupId: startup.id,
      stageId: typeId("investmentTour", undisclosed && random.happens(0.25) ? "undisclosed" : tour.key),
      typeId: typeId("investmentType", random.weighted(tour.types)),
      announcedDate,
      ...(undisclosed ? {} : amounts(world, tour, startup.foreign, announcedDate, random)),
      isPrivate: random.happens(0.05),
    };
  });
  return { rounds, investors };
}

export async function addFundings(world: World): Promise<void> {
  const [oldest] = world.startups
    .filter(({ closed, foreign }) => !closed && !foreign)
    .toSorted((a, b) => b.foundedDaysAgo - a.foundedDaysAgo);
  const all = world.startups.map((startup) => roundsOf(world, startup, startup === oldest));
  await insertAll(
    world,
    funding,
    all.flatMap(({ rounds }) => rounds),
  );
  await insertAll(
    world,
    fundingInvestor,
    all.flatMap(({ investors }) => investors),
  );
}
