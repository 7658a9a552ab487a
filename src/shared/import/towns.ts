import { wordForm } from "../lexicon/word-form.ts";
import type { Codes } from "./codes.ts";

/** Where nobody is in particular: no town, whichever country stands beside it. In word form. */
const PLACELESS_WORDS = new Set(
  [
    "remote, fully remote, remote first, 100 remote, distributed, work from home, home office, online, virtual, hybrid, on site, onsite",
    "worldwide, global, international, anywhere, everywhere, nationwide, various, multiple, several, other, abroad, world",
    "europe, asia, africa, north america, south america, latin america, middle east, emea, apac, mena",
    "uzaktan, tamamen uzaktan, evden, evden calisma, cevrimici, sanal, hibrit, is yerinde, ofiste, karma",
    "dunya, dunya geneli, tum dunya, kuresel, uluslararasi, her yer, turkiye geneli, tum turkiye, cesitli, muhtelif, diger, yurt disi",
    "avrupa, asya, afrika, kuzey amerika, guney amerika, orta dogu, ortadogu",
  ].flatMap((line) => line.split(", ")),
);

/** Signs between a town and what it lies in. */
const PARTS = /[,;/|()]|\s[-–—]\s/u;

/**
 * The town of a country outside Türkiye that a text names: what stands there if such a town is known, else the one part that
 * names something besides the country and its state ("Berlin, Germany", "Oddville, CA"). Undefined: it names none, or several.
 */
export function townIn(country: string, text: string, { countries, townCalled }: Codes): string | undefined {
  const whole = townCalled(country, text);
  if (whole !== undefined) return whole;
  const cells = text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const read = cells.map((part) => ({
    part,
    town: [part, ...withoutArea(part)].map((name) => townCalled(country, name)).find((name) => name !== undefined),
  }));
  const parts = read.map(({ part, town }) => town ?? part);
  const known = read.flatMap(({ town }) => town ?? []);
  if (known.length > 0) return known.length === 1 || parts[0] === known[0] ? known[0] : undefined;
  const left = parts.filter((part, at) => !isAround(part, at));
  const [town, ...others] = left;
  return town !== undefined && others.length === 0 && isTownName(town) ? town : undefined;

  /** A country, or behind the first part two letters of a state. */
  function isAround(part: string, at: number): boolean {
    const form = wordForm(part);
    return countries.has(form) || PLACELESS_WORDS.has(form) || (at > 0 && /^\p{Lu}{2}$/u.test(part));
  }
}

/** "Greater London", "San Francisco Bay Area", "Berlin Metropolitan Area". */
const withoutArea = (text: string): string[] => {
  const town = text
    .replace(/^greater\s+/i, "")
    .replace(/\s+(?:bay\s+area|(?:metro(?:politan)?\s+)?area|metropolitan\s+region)$/i, "");
  return town === text ? [] : [town];
};

/** A town's name has at least three letters, starts with one and has no digits. Other texts are addresses, codes or mistakes. */
const isTownName = (text: string): boolean => /^\p{L}[^\d#<>@:]{2,99}$/u.test(text);
