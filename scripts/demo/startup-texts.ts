import type { Customer } from "./customers.ts";
import { type Idea, makingOf } from "./ideas.ts";
import type { Chance } from "./random.ts";
import {
  BEGINNINGS,
  CLOSINGS,
  LABORATORY_ORIGINS,
  ORIGINS,
  PLANS,
  PLAYER_TRACTION,
  PUBLIC_TRACTION,
  SETTLED_TRACTION,
  type Sentence,
  TRACTION,
} from "./sentences.ts";
import { ADVANTAGES, COMMON_ADVANTAGES, REVENUES } from "./sentences-business.ts";
import type { StageProfile } from "./stages.ts";

const NUMBER = { en: new Intl.NumberFormat("en-US"), tr: new Intl.NumberFormat("tr-TR") };
const OTHER_CITIES = [
  ["Ankara and İzmir", "Ankara ve İzmir"],
  ["Bursa and Kocaeli", "Bursa ve Kocaeli"],
  ["Berlin and Vienna", "Berlin ve Viyana"],
  ["London", "Londra"],
  ["the Gulf", "Körfez ülkeleri"],
  ["Baku and Tashkent", "Bakü ve Taşkent"],
] as const;

type Values = Record<string, string | number | readonly [string, string]>;

/** Puts the values into both languages; a pair has one for each. */
export function filled([english, turkish]: Sentence, values: Values): [string, string] {
  const fill = (text: string, language: "en" | "tr") =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? "";
      if (typeof value === "object") return value[language === "en" ? 0 : 1];
      return typeof value === "number" && name !== "year" ? NUMBER[language].format(value) : String(value);
    });
  return [fill(english, "en"), fill(turkish, "tr")];
}

export interface TextFacts {
  idea: Idea;
  customer: Customer;
  profile: StageProfile;
  status: string;
  year: number;
  /** Since the foundation. */
  years: number;
  staff: number;
}

/** Two significant digits, so that it reads like a count somebody rounded. */
const rounded = (value: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.max(2, Math.round(value / unit) * unit);
};

function tractionPool({ customer, years }: TextFacts, count: number): readonly Sentence[] {
  if (customer.turkish === "oyuncu") return PLAYER_TRACTION;
  if (customer.businessModels[0] === "b2c") return PUBLIC_TRACTION;
  return years >= 3 && count >= 10 ? SETTLED_TRACTION : TRACTION;
}

function traction(facts: TextFacts, random: Chance): [string, string][] {
  const { customer, profile } = facts;
  const count = profile.reach === 0 ? 0 : rounded(random.skewed(...customer.usual) * profile.reach);
  if (count >= 3) {
    const values = { customers: customer.plural, turkish: customer.turkish, count, countries: random.int(3, 14) };
    return [filled(random.pick(tractionPool(facts, count)), values)];
  }
  if (profile.reach >= 0.3) return [];
  const values = { pilots: random.int(2, 5), weeks: random.int(3, 14), talks: random.int(40, 160) };
  return [filled(random.pick(BEGINNINGS), values)];
}

function plan({ profile, staff }: TextFacts, random: Chance): [string, string][] {
  if (profile.reach < 0.3 || random.happens(0.55)) return [];
  const values = { other: random.pick(OTHER_CITIES), staff, more: Math.ceil(staff * 1.6 + 1) };
  return [filled(random.pick(PLANS), values)];
}

/** The description in both languages: the idea, then where it comes from, how far it is and what is next. */
export function description(facts: TextFacts, random: Chance): [string, string] {
  const { idea, status, year } = facts;
  const parts: [string, string][] = [[idea.textEn, idea.textTr]];
  const origins = makingOf(idea) === "software" || random.happens(0.5) ? ORIGINS : LABORATORY_ORIGINS;
  if (random.happens(0.5)) parts.push(filled(random.pick(origins), { name: idea.name, year }));
  if (status === "closed" || status === "acquired" || status === "public")
    parts.push(filled(random.pick(CLOSINGS[status]), {}));
  else parts.push(...(random.happens(0.85) ? traction(facts, random) : []), ...plan(facts, random));
  return [parts.map(([english]) => english).join(" "), parts.map(([, turkish]) => turkish).join(" ")];
}

export function advantage(idea: Idea, customer: Customer, random: Chance): Sentence {
  const making = makingOf(idea);
  const forPeople = customer.businessModels[0] === "b2c" && making === "software";
  const [first, second] = random.some(ADVANTAGES[forPeople ? "app" : making], 2);
  const next = forPeople ? second! : random.pick(COMMON_ADVANTAGES);
  return random.happens(0.6) ? [`${first![0]} ${next[0]}`, `${first![1]} ${next[1]}`] : first!;
}

export const revenueDescription = (revenueModel: string): Sentence => REVENUES[revenueModel]!;
