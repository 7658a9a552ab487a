// Hand-written SQL: rows of three nouns in one shape.

import { sql } from "drizzle-orm";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

import type { Locale } from "#shared/locale.ts";
import { type IndexEntry, indexEntry } from "../contract.ts";
import { INDEX_SIZE } from "../limits.ts";

export async function newestJobs(db: Db, locale: Locale): Promise<IndexEntry[]> {
  return rowsOf(
    db,
    indexEntry,
    sql`
    select job.id, ${localizedSql("job.title", locale)} "name", job.seo_url "seoUrl", startup.logo_64 image, startup.name text
    from job join startup on startup.id = job.startup_id
    where job.is_listed and job.publication_date <= ${HOUSE_TODAY_SQL} and job.expiration_date >= ${HOUSE_TODAY_SQL}
    order by job.publication_date desc, job.id desc limit ${INDEX_SIZE}`,
  );
}

/** The same for every reader, so without people who hide from anybody. */
export async function newestPeople(db: Db): Promise<IndexEntry[]> {
  return rowsOf(
    db,
    indexEntry,
    sql`
    select id, name || ' ' || surname "name", seo_url "seoUrl", photo image, title text from listed_member
    where not exists (select from hiding_mark where hiding_mark.account_id = listed_member.id)
    order by created_at desc, id desc limit ${INDEX_SIZE}`,
  );
}

export async function newestProviders(db: Db, locale: Locale): Promise<IndexEntry[]> {
  return rowsOf(
    db,
    indexEntry,
    sql`
    select id, name, seo_url "seoUrl", logo image, ${localizedSql("slogan", locale)} text from service_provider
    where is_visible order by created_at desc, id desc limit ${INDEX_SIZE}`,
  );
}
