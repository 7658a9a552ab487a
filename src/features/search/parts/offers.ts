import { organizationCalls } from "#features/organizations/contract.ts";
import { organizationList } from "#features/organizations/filters.ts";
import { programCalls } from "#features/programs/contract.ts";
import { programList } from "#features/programs/filters.ts";
import { listStartups } from "#features/startups/contract.ts";
import { startupList } from "#features/startups/filters.ts";
import { AppError } from "#shared/errors.ts";
import { foldedWords } from "#shared/fold.ts";
import { MAX_WORDS } from "#shared/list/limits.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { Locale } from "#shared/locale.ts";
import type { PageContext } from "#shared/page-context.ts";
import { type NamedList, searchLists } from "../contract.ts";
import { isSearchable, searchForm } from "../limits.ts";

/** A list that the text of a search leads to. */
export interface Offer {
  /** The noun it counts. */
  of: "startups" | "organizations" | "programs";
  name: string;
  /** Rows in it; undefined where visitors have to sign in to see it. */
  count: number | undefined;
  to: string;
}

interface ListBody {
  segments?: string[];
  filter?: { technologies: string[] };
}

/** The rows of a list that a text names. A city alone is a segment: its country follows from it. */
const bodyOf = ({ field, slug }: NamedList): ListBody =>
  field === "technology" ? { filter: { technologies: [slug] } } : { segments: [slug] };

/** The list of startups with all of these values. */
const startupsOf = (locale: Locale, lists: readonly NamedList[]) =>
  listPath(startupList, locale, {
    filter: Object.fromEntries(
      lists.map(({ field, slug }) => [field === "technology" ? "technologies" : field, [slug]]),
    ),
  });

/** The lists a text names in either language, without empty ones and those closed to the viewer. */
export async function offersFor(page: PageContext, text: string): Promise<Offer[]> {
  const lists = await page.api(searchLists, { query: { text } });
  const counts = await Promise.all(lists.map((list) => countOf(page, bodyOf(list))));
  const offers = lists.flatMap((list, at) => {
    const count = counts[at];
    if (count === 0) return [];
    return [{ of: "startups" as const, name: list.name, count, to: startupsOf(page.locale, [list]) }];
  });
  // A name may be a sector and a technology; two links of the same name would confuse.
  return offers.filter(({ name }, at) => offers.findIndex((other) => other.name === name) === at);
}

/** Words of a text in which a sector and a place are looked for. */
const MOST_WORDS = 4;

/** The startups of a sector in a place, where the text names both: "fintech istanbul". */
export async function placedOffers(page: PageContext, text: string): Promise<Offer[]> {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const named = async (part: string[]): Promise<NamedList[]> => {
    const name = part.join(" ");
    // "mikro s": no list is named by one letter, and the call refuses it.
    return isSearchable(searchForm(name)) ? page.api(searchLists, { query: { text: name } }) : [];
  };
  const splits = await Promise.all(
    words.slice(1).map((_, at) => Promise.all([named(words.slice(0, at + 1)), named(words.slice(at + 1))])),
  );
  for (const [head, tail] of splits) {
    const lists = [...head, ...tail];
    const sector = lists.find(({ field }) => field === "sector");
    const place = lists.find(({ field }) => field === "city") ?? lists.find(({ field }) => field === "country");
    if (!sector || !place || head.includes(sector) === head.includes(place)) continue;
    const count = await countOf(page, { segments: [sector.slug, place.slug] });
    const to = startupsOf(page.locale, [sector, place]);
    if (count !== 0) return [{ of: "startups", name: `${sector.name}, ${place.name}`, count, to }];
  }
  return [];
}

/** The words for money that a program gives without taking a share, in search form. */
const GRANT_WORDS = ["grant", "grants", "hibe", "hibeler"];

/** The programs that give a grant, where the text asks for grants. */
export async function grantOffers({ api, locale }: PageContext, text: string): Promise<Offer[]> {
  if (!foldedWords(text).some((word) => GRANT_WORDS.includes(word))) return [];
  const { totalCount } = await api(programCalls.page, { body: { filter: { isGrant: true }, pageSize: 1 } });
  const to = listPath(programList, locale, { filter: { isGrant: true } });
  return totalCount === 0 ? [] : [{ of: "programs", name: text, count: totalCount, to }];
}

/** Startups of the list for the viewer: 0 when it is refused, undefined when signing in would show it. */
async function countOf({ api }: PageContext, filter: ListBody): Promise<number | undefined> {
  try {
    const { totalCount } = await api(
      listStartups,
      { body: { ...filter, pageSize: 1, view: [] } },
      { handlesNotFound: true },
    );
    return totalCount;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "unauthorized" && filter.segments ? undefined : 0;
  }
}

/** The list of organizations whose names have the words of the text, unless it is empty. */
export async function organizationsNamed({ api, locale }: PageContext, text: string): Promise<Offer[]> {
  const words = foldedWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { totalCount } = await api(organizationCalls.page, { body: { filter: { words }, pageSize: 1 } });
  const to = listPath(organizationList, locale, { filter: { words } });
  return totalCount === 0 ? [] : [{ of: "organizations", name: text, count: totalCount, to }];
}
