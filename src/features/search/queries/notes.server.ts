import { inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { hidesFrom } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { SearchResult } from "../contract.ts";
import type { Found } from "./found.server.ts";

type Said = Pick<SearchResult, "note" | "facts">;

/** Adds a note in the reader's language to each result, and what is known of startups; one query for all of them. */
export async function withNotes(db: Db, results: readonly Found[], reading: Reading): Promise<SearchResult[]> {
  const startups = results.filter(({ type }) => type === "startups").map((result) => result.id);
  const said = startups.length > 0 ? await saidOfStartups(db, startups, reading) : undefined;
  return results.map((result) => ({ ...result, ...(said?.get(result.id) ?? { note: null, facts: null }) }));
}

const { id, countryId, cityId, sectorId, taglineEn, taglineTr, totalRaisedUsd, fundingCount, lastFundingDate } =
  startup;
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
  where startup_id = ${id} and kind = 'team' and (account_id is null or not ${hidesFrom(sql`startup_member.account_id`, viewer)}))`;

interface Reading {
  viewer: Viewer;
  locale: Locale;
}

async function saidOfStartups(db: Db, ids: string[], { viewer, locale }: Reading): Promise<Map<string, Said>> {
  const [names, rows] = await Promise.all([
    catalogue(db),
    db
      .select({ ...COLUMNS, teamSize: teamSize(viewer) })
      .from(startup)
      .where(inArray(id, ids)),
  ]);
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
