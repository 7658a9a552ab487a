import type { Customer } from "./customers.ts";
import { type Idea, isDevice } from "./ideas.ts";
import type { Chance } from "./random.ts";
import { BEGINNINGS, CLOSINGS, ORIGINS, PLANS, type Sentence, SOFTWARE_ORIGINS, TRACTION } from "./sentences.ts";
import { ADVANTAGES, DEVICE_ADVANTAGES, REVENUES } from "./sentences-business.ts";
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
  staff: number;
}

/** Two significant digits, so that it reads like a count somebody rounded. */
const rounded = (value: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.max(2, Math.round(value / unit) * unit);
};

function customersSentence({ customer, profile }: TextFacts, random: Chance): [string, string] {
  const count = profile.reach === 0 ? 0 : rounded(random.skewed(...customer.usual) * profile.reach);
  if (count < 3)
    return filled(random.pick(BEGINNINGS), {
      pilots: random.int(2, 5),
      weeks: random.int(3, 14),
      talks: random.int(40, 160),
    });
  const fitting =
    count < 40 || profile.reach < 1 ? TRACTION.filter(([text]) => !/countries|covers/.test(text)) : TRACTION;
  const values = { customers: customer.plural, turkish: customer.turkish, count, countries: random.int(3, 14) };
  return filled(random.pick(fitting), values);
}

/** The description in both languages: the idea, then where it comes from, how far it is and what is next. */
export function description(facts: TextFacts, random: Chance): [string, string] {
  const { idea, status, year, staff } = facts;
  const parts: [string, string][] = [[idea.textEn, idea.textTr]];
  if (random.happens(0.6))
    parts.push(filled(random.pick(isDevice(idea) ? ORIGINS : SOFTWARE_ORIGINS), { name: idea.name, year }));
  if (status === "closed" || status === "acquired" || status === "public")
    parts.push(filled(random.pick(CLOSINGS[status]), {}));
  else {
    if (random.happens(0.85)) parts.push(customersSentence(facts, random));
    if (random.happens(0.4)) {
      const values = { other: random.pick(OTHER_CITIES), staff, more: Math.ceil(staff * 1.6 + 1) };
      parts.push(filled(random.pick(PLANS), values));
    }
  }
  return [parts.map(([english]) => english).join(" "), parts.map(([, turkish]) => turkish).join(" ")];
}

export function advantage(idea: Idea, random: Chance): Sentence {
  const [first, second] = isDevice(idea)
    ? [random.pick(DEVICE_ADVANTAGES), random.pick(ADVANTAGES.slice(4))]
    : random.some(ADVANTAGES, 2);
  return random.happens(0.6) ? [`${first![0]} ${second![0]}`, `${first![1]} ${second![1]}`] : first!;
}

export const revenueDescription = (revenueModel: string): Sentence => REVENUES[revenueModel]!;
