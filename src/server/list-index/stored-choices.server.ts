// Hand-written SQL: one statement for several tables, by the expressions of their indexes.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Named } from "#shared/list/contract.ts";
import type { StoredSource } from "#shared/list/list.ts";
import { STORED_SOURCES } from "#shared/list/list.ts";
import type { Locale } from "#shared/locale.ts";
import { isUuid } from "#shared/uuid.ts";

/** Choices that are too many to stand in memory: where they are, as SQL on the alias `t`. */
interface StoredChoices {
  table: SQL;
  slug: SQL;
  name: Record<Locale, SQL>;
  /** SQL for the values that may be chosen. */
  offered: SQL;
  /** Of two with the same slug the last one by this order is meant. */
  first?: SQL;
}

const STORED: Record<StoredSource, StoredChoices> = {
  organization: {
    table: sql`organization`,
    slug: sql`t.seo_url`,
    name: { en: sql`t.name`, tr: sql`t.name` },
    offered: sql`t.is_visible`,
  },
  // Organizations, and people who have asked to be found and hide from nobody (records 39 and 72): others are no choice of a list. An
  // organization wins where both have one address.
  investor: {
    table: sql`(select id, seo_url, name, is_visible, false is_person from organization
      union all select m.id, m.seo_url, m.name || ' ' || m.surname, true, true from listed_member m
        where not exists (select from hiding_mark h where h.account_id = m.id))`,
    slug: sql`t.seo_url`,
    name: { en: sql`t.name`, tr: sql`t.name` },
    offered: sql`t.is_visible`,
    first: sql`t.is_person desc`,
  },
  university: {
    table: sql`university`,
    // The expression of the index `university_slug`.
    slug: sql`trim(both '-' from regexp_replace(fold(t.name_en), '[^a-z0-9]+', '-', 'g'))`,
    name: { en: sql`t.name_en`, tr: sql`coalesce(t.name_tr, t.name_en)` },
    // One that was typed in has a row before an admin has confirmed it.
    offered: sql`t.state <> 'rejected'`,
  },
};

export const isStored = (source: string | undefined): source is StoredSource =>
  STORED_SOURCES.some((stored) => stored === source);

const slugRow = z.object({ id: z.string(), slug: z.string() });
const namedRow = slugRow.extend({ name: z.string() });

/** Those that may be chosen, by id, in the order of their names. */
export async function storedNames(
  db: Db,
  source: StoredSource,
  ids: readonly string[],
  locale: Locale,
): Promise<Named[]> {
  const { table, slug, name, offered } = STORED[source];
  const rows = await rowsOf(
    db,
    namedRow,
    sql`select t.id, ${name[locale]} "name", ${slug} slug from ${table} t
      where ${offered} and t.id = any (${sql.param(ids)}::uuid[]) order by fold(${name[locale]}), t.id`,
  );
  return rows;
}

/** Ids of those that may be chosen by what a request names them with: an id or a slug. */
export async function storedIds(db: Db, source: StoredSource, names: string[]): Promise<Map<string, string>> {
  const { table, slug, offered, first = sql`t.id` } = STORED[source];
  const values = names.map((name) => name.toLowerCase());
  const rows = await rowsOf(
    db,
    slugRow,
    sql`select t.id, ${slug} slug from ${table} t
      where ${offered} and (t.id = any (${sql.param(values.filter(isUuid))}::uuid[]) or ${slug} = any (${sql.param(values)})) order by ${first}`,
  );
  return new Map(rows.flatMap((row) => [[row.id, row.id] as const, [row.slug, row.id] as const]));
}

/** Names by id and by slug in small letters, also of those that may no longer be chosen. */
export async function namesOfStored(
  db: Db,
  source: StoredSource,
  ruleValues: string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (ruleValues.length === 0) return new Map();
  const values = ruleValues.map((value) => value.toLowerCase());
  const { table, slug, name } = STORED[source];
  const rows = await rowsOf(
    db,
    namedRow,
    sql`select t.id, ${slug} slug, ${name[locale]} "name" from ${table} t
      where t.id = any (${sql.param(values.filter(isUuid))}::uuid[]) or ${slug} = any (${sql.param(values)})`,
  );
  return new Map(rows.flatMap(({ id, slug, name }) => [[id, name] as const, [slug, name] as const]));
}
