import { listStartups } from "#features/startups/contract.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { type NamedList, searchLists } from "../contract.ts";

/** A list of startups that the text of a search names. */
export interface Offer {
  name: string;
  /** Startups in it; undefined where visitors have to sign in to see it. */
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
    return [{ name, count, to }];
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
