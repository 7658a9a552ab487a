import { organizationCalls } from "#features/organizations/contract.ts";
import { listStartups } from "#features/startups/contract.ts";
import { AppError } from "#shared/errors.ts";
import { foldedWords } from "#shared/fold.ts";
import { MAX_WORDS } from "#shared/list/limits.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { type NamedList, searchLists } from "../contract.ts";

/** A list that the text of a search leads to. */
export interface Offer {
  /** What stands in it. */
  of: "startups" | "organizations";
  name: string;
  /** Rows in it; undefined where visitors have to sign in to see it. */
  count: number | undefined;
  to: string;
}

/** The lists a text names in either language, without empty ones and those closed to the viewer. */
export async function offersFor(page: PageContext, text: string): Promise<Offer[]> {
  const lists = await page.api(searchLists, { query: { text } });
  const counts = await Promise.all(lists.map((list) => countOf(page, list)));
  const offers = lists.flatMap(({ field, name, slug }, at) => {
    const count = counts[at];
    if (count === 0) return [];
    const to =
      field === "technology"
        ? pathTo("startups", page.locale, {}, { technology: slug })
        : pathTo("startups", page.locale, { "*": slug });
    return [{ of: "startups" as const, name, count, to }];
  });
  // A name may be a sector and a technology; two links of the same name would confuse.
  return offers.filter(({ name }, at) => offers.findIndex((other) => other.name === name) === at);
}

/** Startups of the list for the viewer: 0 when it is refused, undefined when signing in would show it. */
async function countOf({ api }: PageContext, { field, slug }: NamedList): Promise<number | undefined> {
  const filter = field === "technology" ? { filter: { technologies: [slug] } } : { segments: [slug] };
  try {
    const { totalCount } = await api(
      listStartups,
      { body: { ...filter, pageSize: 1, view: [] } },
      { handlesNotFound: true },
    );
    return totalCount;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "unauthorized" && field !== "technology" ? undefined : 0;
  }
}

/** The list of organizations whose names have the words of the text, unless it is empty. */
export async function organizationsNamed({ api, locale }: PageContext, text: string): Promise<Offer[]> {
  const words = foldedWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { totalCount } = await api(organizationCalls.page, { body: { filter: { words }, pageSize: 1 } });
  const to = pathTo("techCenters", locale, {}, { words: words.join(",") });
  return totalCount === 0 ? [] : [{ of: "organizations", name: text, count: totalCount, to }];
}
