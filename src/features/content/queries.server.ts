import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { content, contentDraft, contentVersion } from "#db/tables/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { contentAnswer } from "./contract.ts";
import type { TextKind, TextOf } from "./limits.ts";
import { cleanTexts } from "./parts/clean-text.server.ts";

/** Texts as visitors read them, in the order of their keys; with drafts, also those that nobody has published, in place of what is. */
async function readTexts(db: Db, where: SQL | undefined, withDrafts: boolean) {
  const read = withDrafts ? where : and(where, isNotNull(content.publishedAt));
  const rows = await db.select().from(content).where(read).orderBy(asc(content.key));
  const keys = rows.map(({ key }) => key);
  const drafts = withDrafts ? await db.select().from(contentDraft).where(inArray(contentDraft.key, keys)) : [];
  return rows.map((row) => {
    const { texts, inForceSince } = drafts.find(({ key }) => key === row.key) ?? row;
    return { ...row, texts: cleanTexts(row.kind, texts), inForceSince };
  });
}

/** The page of text of a key. */
export async function contentByKey(
  db: Db,
  key: string,
  locale: Locale,
  withDraft: boolean,
): Promise<z.output<typeof contentAnswer> | undefined> {
  const [row] = await readTexts(db, and(eq(content.key, key), eq(content.kind, "page")), withDraft);
  if (!row) return undefined;
  const { inForceSince, version, updatedAt } = row;
  const text = row.texts[locale] as TextOf<"page">;
  return { id: row.key, ...text, inForceSince, version, updatedAt: updatedAt.toISOString() };
}

/** All texts of a kind. */
export async function textsOfKind<Kind extends Exclude<TextKind, "post">>(
  db: Db,
  kind: Kind,
  locale: Locale,
  withDrafts: boolean,
): Promise<TextOf<Kind>[]> {
  const rows = await readTexts(db, eq(content.kind, kind), withDrafts);
  return rows.map(({ texts }) => texts[locale] as TextOf<Kind>);
}

/**
 * The language whose text is older than the other's: `(select case … end from content_version where key = 'about-us')`. Null:
 * both are of one time, somebody has said that they fit, or nobody has edited them.
 */
export function outdatedLanguage(key: SQL): SQL<Locale | null> {
  const { changed, isComplete, publishedAt } = contentVersion;
  const fresh = (locale: Locale) =>
    sql`max(${publishedAt}) filter (where ${sql.raw(`'${locale}'`)} = any (${changed}) or ${isComplete})`;
  return sql`(select case when ${fresh("en")} < ${fresh("tr")} then 'en' when ${fresh("tr")} < ${fresh("en")} then 'tr' end
    from ${contentVersion} where ${contentVersion.key} = ${key})`;
}
