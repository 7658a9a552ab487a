import { type Customer, customerOf } from "./customers.ts";
import { type Idea, isDevice } from "./ideas.ts";
import { PLACES, type Place, placeOf } from "./places.ts";
import { type Chance, chance } from "./random.ts";
import { drawOperatingStatus, drawStage, type StageProfile } from "./stages.ts";

/** Decisions about a startup before its rows are written. Days count back from the day of filling in. */
export interface Profile {
  idea: Idea;
  customer: Customer;
  stage: StageProfile;
  employees: string;
  staff: number;
  incorporated: boolean;
  status: string;
  place: Place;
  legalForm: string;
  foundedDaysAgo: number;
  businessModels: string[];
  revenueModels: string[];
}

const STAFF: Record<string, number> = {
  "1": 1,
  "2-5": 4,
  "6-10": 8,
  "11-25": 16,
  "26-50": 36,
  "51-100": 70,
  "101-250": 150,
  "251-500": 320,
  "501-1000": 640,
};
const FOREIGN_FORMS: Record<string, string> = {
  DE: "german-gmbh",
  GB: "uk-limited",
  NL: "dutch-bv",
  US: "us-corporation",
  EE: "estonian-ou",
};
/** Places an idea names itself: its city follows from its words. */
const HOME: readonly (readonly [RegExp, string])[] = [
  [/fındık|çay bahçe/i, "trabzon"],
  [/Antep|fıstık/, "gaziantep"],
  [/kayısı/i, "malatya"],
];

/** Turkish companies almost always; of those abroad the form of the country. */
const legalFormOf = (place: Place, incorporated: boolean, staff: number, random: Chance): string => {
  if (!incorporated) return "not-incorporated";
  if (place.country !== "TR") return FOREIGN_FORMS[place.country] ?? "other";
  if (staff > 10) return "joint-stock";
  return random.weighted([
    ["joint-stock", 5],
    ["limited", 4],
    ["sole-proprietorship", 1],
  ]);
};

function revenueModelsOf(idea: Idea, { businessModels }: Customer, random: Chance): string[] {
  const subs = idea.subSectors.join(" ");
  if (/marketplace|second-hand|delivery|booking|listings|sharing/.test(subs))
    return ["commission", ...random.some(["subscription", "advertising", "transaction-fee"], 1)];
  if (/payments|banking|lending/.test(subs))
    return ["transaction-fee", ...random.some(["subscription", "licensing"], 1)];
  if (/games/.test(subs)) return ["in-app-purchase", ...random.some(["advertising", "one-off-sale"], 1)];
  if (/donations|accessibility|civic/.test(subs)) return random.some(["donation", "sponsorship", "licensing"], 2);
  if (isDevice(idea))
    return random.some(
      ["one-off-sale", "rental-and-leasing", "licensing", "subscription", "consulting"],
      random.int(1, 2),
    );
  if (businessModels.includes("b2c"))
    return random.some(["freemium", "subscription", "in-app-purchase", "advertising", "affiliate"], random.int(1, 2));
  return [
    "subscription",
    ...random.some(["pay-per-use", "consulting", "licensing", "revenue-share", "data-sales"], random.int(0, 2)),
  ];
}

export function profileOf(idea: Idea): Profile {
  const random = chance(`profile/${idea.name}`);
  const customer = customerOf(idea.customer);
  const stage = drawStage(random);
  const employees = random.weighted(stage.employees);
  const staff = STAFF[employees]!;
  const home = HOME.find(([words]) => words.test(idea.textTr) && random.happens(0.6));
  const place = home ? placeOf(home[1]) : random.weighted(PLACES);
  const incorporated = place.country !== "TR" || random.happens(stage.incorporated);
  const [from, to] = stage.years;
  const marketplace = idea.subSectors.some((key) => /marketplace|second-hand/.test(key));
  return {
    idea,
    customer,
    stage,
    employees,
    staff,
    place,
    incorporated,
    status: drawOperatingStatus(stage, random),
    legalForm: legalFormOf(place, incorporated, staff, random),
    foundedDaysAgo: Math.round(365 * (from + (to - from) * random.next())) + 20,
    businessModels: [
      ...customer.businessModels.slice(0, random.int(1, 2)),
      ...(marketplace ? ["marketplace"] : []),
      ...(isDevice(idea) ? ["hardware"] : []),
      ...(idea.sector === "social-impact" ? ["social-enterprise"] : []),
    ].filter((key, index, all) => !(isDevice(idea) && key === "saas") && all.indexOf(key) === index),
    revenueModels: revenueModelsOf(idea, customer, random),
  };
}
