import { inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { Found } from "#server/name-search/found.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import { NOUNS, type Noun } from "#shared/search-kinds.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { SearchResult } from "../contract.ts";
import { ECOSYSTEM_NOTES, type Reader, type Said } from "./ecosystem-notes.server.ts";

/**
 * Adds a note in the reader's language to each result, and what is known of startups; one query a noun. Leaves out what is not
 * shown today.
 */
export async function withNotes(
  db: Db,
  results: readonly Found[],
  { viewer, locale }: Pick<Reader, "viewer" | "locale">,
): Promise<SearchResult[]> {
  const reader = { viewer, locale, names: await catalogue(db) };
  const said = await Promise.all(
    NOUNS.map(async (noun): Promise<[Noun, Map<string, Said> | undefined]> => {
      const ids = results.filter((result) => result.noun === noun).map((result) => result.id);
      const read = READ[noun];
      return [noun, read && ids.length > 0 ? await read(db, ids, reader) : undefined];
    }),
  );
  const byNoun = new Map(said);
  return results.flatMap((result) => {
    const read = byNoun.get(result.noun);
    if (!read) return { ...result, note: null, facts: null, excerpt: null };
    const own = read.get(result.id);
    return own ? { ...result, ...own, excerpt: null } : [];
  });
}

/** How the notes of a noun's rows are read; rows it leaves out are not shown. */
const READ: Partial<Record<Noun, (db: Db, ids: string[], reader: Reader) => Promise<Map<string, Said>>>> = {
  startups: saidOfStartups,
  ...ECOSYSTEM_NOTES,
};

const { id, countryId, cityId, sectorId, taglineEn, taglineTr, fundingCount, lastFundingDate } = startup;
/** Unknown of who has rounds and no amount (decision 29). */
const totalRaisedUsd = sql<
  number | null
>`case when ${startup.totalRaisedUsd} > 0 or ${startup.saidRaisedUsd} > 0 or ${fundingCount} = 0
  then ${startup.totalRaisedUsd}::float8 end`;
const COLUMNS = {
  id,
  countryId,
  cityId,
  sectorId,
  taglineEn,
  taglineTr,
  totalRaisedUsd,
  fundingCount,
  lastFundingDate,
};
/** The members of the team whom the viewer may see. */
const teamSize = (viewer: Viewer) => sql<number>`(select count(*)::integer from startup_member
  where startup_id = ${id} and kind = 'team' and (account_id is null or ${seesPerson(viewer, sql`startup_member.account_id`)}))`;

async function saidOfStartups(db: Db, ids: string[], { names, viewer, locale }: Reader): Promise<Map<string, Said>> {
  const rows = await db
    .select({ ...COLUMNS, teamSize: teamSize(viewer) })
    .from(startup)
    .where(inArray(id, ids));
  return new Map(
    rows.map((row) => {
      const place = names.cities.get(row.cityId ?? "") ?? names.countries.get(row.countryId ?? "");
      const sector = names.types.get(row.sectorId ?? "");
      const taglines = locale === "tr" ? [row.taglineTr, row.taglineEn] : [row.taglineEn, row.taglineTr];
      const line = [place?.name[locale], sector?.name[locale]].filter(Boolean).join(" · ");
      const facts = {
        totalRaisedUsd: row.totalRaisedUsd,
        fundingCount: row.fundingCount,
        lastFundingDate: row.lastFundingDate,
        teamSize: row.teamSize,
      };
      return [row.id, { note: line || (taglines.find(Boolean) ?? null), facts }];
    }),
  );
}
