import type { startup } from "#db/tables/startups.server.ts";
import { typeId } from "#shared/type-id.ts";
import { niceAmount } from "./money.ts";
import type { Chance } from "./random.ts";
import type { Profile } from "./startup-profile.ts";
import { currencyId, dayAgo, idOf, type World } from "./world.ts";

/** Dollars wanted, and the tour, by stage. Stages that are not here do not look for money. */
const WANTED_AMOUNTS: Record<string, readonly [tour: string, from: number, to: number]> = {
  prototype: ["angel", 30_000, 150_000],
  mvp: ["pre-seed", 60_000, 350_000],
  "pre-seed": ["seed", 250_000, 1_200_000],
  seed: ["seed", 400_000, 2_000_000],
  "early-revenue": ["pre-series-a", 500_000, 2_500_000],
  growth: ["series-a", 1_000_000, 4_000_000],
  "scale-up": ["series-b", 4_000_000, 12_000_000],
};

/** Investment that a startup seeks, if any. */
export function seeking(
  world: World,
  { stage, status, place }: Profile,
  random: Chance,
): Partial<typeof startup.$inferInsert> {
  const amounts = WANTED_AMOUNTS[stage.stage];
  if (!amounts || status !== "operating" || random.happens(0.45))
    return {
      investmentSeekingStatusId: idOf("investmentSeekingStatus", random.happens(0.8) ? "not-seeking" : undefined),
    };
  const state = random.weighted([
    ["seeking", 50],
    ["open-to-offers", 18],
    ["planning", 16],
    ["in-negotiation", 9],
    ["round-closed", 7],
  ]);
  const investmentSeekingStatusId = typeId("investmentSeekingStatus", state);
  if (state === "round-closed") return { investmentSeekingStatusId };
  const [tour, from, to] = amounts;
  const code = random.weighted(
    place.country === "TR"
      ? [
          ["USD", 60],
          ["TRY", 25],
          ["EUR", 12],
          ["GBP", 3],
        ]
      : [
          ["USD", 40],
          ["EUR", 40],
          ["GBP", 20],
        ],
  );
  const { usd } = world.rateOn(code, dayAgo(world, 0));
  const amount = niceAmount(random.skewed(from, to) / usd);
  const type = random.weighted([
    ["equity", 55],
    ["convertible", 25],
    ["any", 12],
    ["strategic-partner", 8],
  ]);
  const start = random.int(5, 150);
  // Two of three name a valuation: so many times the amount.
  const valuation = start % 3 === 0 ? null : niceAmount(amount * (4 + (start % 4)));
  return {
    investmentSeekingStatusId,
    investmentSeekingTourId: typeId("investmentTour", tour),
    investmentSeekingTypeId: typeId("investmentSeekingType", type),
    seekingAmount: amount,
    seekingAmountCurrencyId: currencyId(code),
    seekingAmountUsd: Math.round(amount * usd * 100) / 100,
    seekingValuation: valuation,
    seekingValuationCurrencyId: valuation === null ? null : currencyId(code),
    seekingValuationUsd: valuation === null ? null : Math.round(valuation * usd * 100) / 100,
    seekingStartDate: dayAgo(world, start),
    seekingEndDate: random.happens(0.7) ? dayAgo(world, start - random.int(170, 300)) : null,
  };
}
