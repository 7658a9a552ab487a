import { inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { SearchResult } from "../contract.ts";

const { id, countryId, cityId, sectorId, taglineEn, taglineTr } = startup;
const COLUMNS = { id, countryId, cityId, sectorId, taglineEn, taglineTr };

/** Adds a note to each result, in the reader's language; one query for all of them. */
export async function withNotes(
  db: Db,
  results: readonly Omit<SearchResult, "note">[],
  locale: Locale,
): Promise<SearchResult[]> {
  const startups = results.filter(({ type }) => type === "startups").map((result) => result.id);
  const notes = startups.length > 0 ? await notesOfStartups(db, startups, locale) : undefined;
  return results.map((result) => ({ ...result, note: notes?.get(result.id) ?? null }));
}

async function notesOfStartups(db: Db, ids: string[], locale: Locale): Promise<Map<string, string | null>> {
  const [names, rows] = await Promise.all([
    catalogue(db),
    db.select(COLUMNS).from(startup).where(inArray(startup.id, ids)),
  ]);
  return new Map(
    rows.map((row) => {
      const place = names.cities.get(row.cityId ?? "") ?? names.countries.get(row.countryId ?? "");
      const sector = names.types.get(row.sectorId ?? "");
      const taglines = locale === "tr" ? [row.taglineTr, row.taglineEn] : [row.taglineEn, row.taglineTr];
      const line = [place?.name[locale], sector?.name[locale]].filter(Boolean).join(" · ");
      return [row.id, line || (taglines.find(Boolean) ?? null)];
    }),
  );
}
