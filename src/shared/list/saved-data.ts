import type { PageContext } from "../page-context.ts";
import type { ListContract } from "./contract.ts";

/** The page an address asks for, from 1; undefined when it asks for none. */
export const savedPageOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/** A page of the viewer's saved searches, and a key that names what is next done with them (decision 2). */
export async function savedSearches(
  { savedQueries }: Pick<ListContract, "savedQueries">,
  api: PageContext["api"],
  currentPage: number,
) {
  const { rows, totalCount, pageSize } = await api(savedQueries, { query: { currentPage } });
  return {
    key: crypto.randomUUID(),
    page: currentPage,
    pages: Math.max(1, Math.ceil(totalCount / pageSize)),
    rows: rows.map(({ id, version, name, sort, columns, notify, described, isAsleep }) => ({
      id,
      version,
      name,
      sort,
      columns,
      notify,
      described,
      isAsleep,
    })),
  };
}

export type SavedData = Awaited<ReturnType<typeof savedSearches>>;
export type SavedRow = SavedData["rows"][number];
