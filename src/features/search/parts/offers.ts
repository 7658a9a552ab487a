import { listStartups } from "#features/startups/contract.ts";
import type { Answer, Input } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { slugOf } from "#shared/fold.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";

/** A list of startups that the text of a search names: of a sector, a place, a stage or a technology. */
export interface Offer {
  name: string;
  count: number;
  to: string;
}

/** The lists a text names in either language that the viewer may see and that are not empty. */
export async function offersFor(page: PageContext, text: string): Promise<Offer[]> {
  const slug = slugOf(text);
  if (slug === "") return [];
  const { locale } = page;
  const [ofPath, ofTechnology] = await Promise.all([
    listOf(page, { segments: [slug] }),
    listOf(page, { filter: { technologies: [slug] } }),
  ]);
  return [
    ...offersOf(ofPath, (value) => pathTo("startups", locale, { "*": value })),
    ...offersOf(ofTechnology, (value) => pathTo("startups", locale, {}, { technology: value })),
  ];
}

type List = Answer<typeof listStartups>;

/** The list without its rows; undefined when the text names no such list or the viewer may not see it. */
async function listOf({ api }: PageContext, asked: Input<typeof listStartups>["body"]): Promise<List | undefined> {
  try {
    return await api(listStartups, { body: { ...asked, pageSize: 1, view: [] } }, { tellsNotFound: true });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}

/** A city brings its country along: the last filter is the one that was named. */
function offersOf(list: List | undefined, pathOf: (slug: string) => string): Offer[] {
  const value = list?.applied.at(-1)?.values[0];
  return list && value && list.totalCount > 0
    ? [{ name: value.name, count: list.totalCount, to: pathOf(value.slug) }]
    : [];
}
