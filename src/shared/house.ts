import type { Locale } from "./locale.ts";

/** Time zones of houses and their programs, and of some of their founders. */
export const TIME_ZONES = [
  "Europe/Istanbul",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Helsinki",
  "Asia/Dubai",
  "Asia/Baku",
  "Asia/Tashkent",
  "Asia/Singapore",
  "America/New_York",
  "America/Los_Angeles",
  "UTC",
] as const;

/** What a house has set for all pages, mails and papers; `features/site/identity/rules.ts` says what may be stored. */
export interface House {
  /** Of buttons, papers, pictures and mails. */
  colour: string;
  /** Of letters on it. */
  colourOfLetters: string;
  /** Of days, hours and months: "Europe/Istanbul". */
  timeZone: (typeof TIME_ZONES)[number];
  /** Of readers who name none that we have. */
  locale: Locale;
  /** Codes of the currencies that forms offer; null: all. */
  currencies: string[] | null;
  /** Before the number of an application: "K" of "K-031". */
  applicationLetter: string;
}

export const SHIPPED_HOUSE: House = {
  colour: "#f6b933",
  colourOfLetters: "#38260c",
  timeZone: "Europe/Istanbul",
  locale: "en",
  currencies: null,
  applicationLetter: "K",
};
/** Name of the element in the head of a page that has what differs from `SHIPPED_HOUSE`, as JSON. */
export const HOUSE_META = "house";
let current: House | undefined;

/** What the house has set. A page says it to its scripts (root.tsx), unless nothing differs from the portal's own. */
export function house(): House {
  if (typeof document !== "undefined") current ??= { ...SHIPPED_HOUSE, ...fromPage() };
  return current ?? SHIPPED_HOUSE;
}

function fromPage(): Partial<House> {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${HOUSE_META}"]`)?.content;
  return content ? (JSON.parse(content) as Partial<House>) : {};
}

/** On the server: what the house has set from now on; null: as the portal comes. */
export function setHouse(set: House | null): void {
  current = set ?? undefined;
}

/** On the server: what a page says of the house to its scripts; undefined: nothing differs from the portal's own. */
export function houseOfPage(): string | undefined {
  const set = house();
  const names = Object.keys(SHIPPED_HOUSE) as (keyof House)[];
  const different = names.filter((name) => set[name] !== SHIPPED_HOUSE[name]);
  return different.length > 0
    ? JSON.stringify(Object.fromEntries(different.map((name) => [name, set[name]])))
    : undefined;
}

/** The time zone of the house: its days begin and end there. */
export const homeZone = (): string => house().timeZone;

/** True if forms and filters offer the currency of a code. */
export const isOffered = (code: string): boolean => house().currencies?.includes(code) ?? true;

/** The language of readers who name none of ours. */
export const defaultLocale = (): Locale => house().locale;
