import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { type ContentTexts, content, contentDraft, contentVersion } from "#db/tables/content.server.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import type { ContentRow, EditedContent } from "./contract.ts";
import { differenceOf, outdatedOf } from "./rules.ts";

type Stored = typeof content.$inferSelect;

const fullName = sql<string | null>`${account.name} || ' ' || ${account.surname}`;
const EMPTY = { title: "", description: "", body: "" };

/** What is published of a text, by language. Undefined: there is no such text. */
export async function publishedTexts(
  db: Db,
  key: string,
): Promise<{ rows: Stored[]; texts: ContentTexts } | undefined> {
  const rows = await db.select().from(content).where(eq(content.key, key));
  if (rows.length === 0) return undefined;
  const textIn = (locale: Locale) => {
    const row = rows.find((one) => one.locale === locale);
    return row ? { title: row.title, description: row.description, body: row.body } : EMPTY;
  };
  return { rows, texts: { en: textIn("en"), tr: textIn("tr") } };
}

export async function contentRows(db: Db, locale: Locale): Promise<ContentRow[]> {
  const [texts, drafts] = await Promise.all([
    db.select().from(content).orderBy(asc(content.key)),
    db.select().from(contentDraft),
  ]);
  return [...Map.groupBy(texts, ({ key }) => key)].map(([key, rows]) => {
    const draft = drafts.find((one) => one.key === key);
    const shown = rows.find((row) => row.locale === locale) ?? rows[0]!;
    const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
    return {
      ...{ key, title: shown.title, publishedAt: new Date(newest).toISOString() },
      isEdited: rows.some(({ version }) => version > 1),
      draftedAt: draft?.updatedAt.toISOString() ?? null,
      publishAt: draft?.publishAt?.toISOString() ?? null,
      outdated: outdatedOf(rows) ?? null,
    };
  });
}

export async function editedContent(db: Db, key: string): Promise<EditedContent | undefined> {
  const published = await publishedTexts(db, key);
  if (!published) return undefined;
  const [draft] = await db
    .select({ draft: contentDraft, by: fullName })
    .from(contentDraft)
    .leftJoin(account, eq(account.id, contentDraft.editedBy))
    .where(eq(contentDraft.key, key));
  const versions = await db
    .select({
      ...{ number: contentVersion.number, publishedAt: contentVersion.publishedAt, changed: contentVersion.changed },
      publishedBy: fullName,
    })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.publishedBy))
    .where(eq(contentVersion.key, key))
    .orderBy(desc(contentVersion.number))
    .limit(SHOWN_VERSIONS);
  const saved = draft?.draft;
  return {
    key,
    texts: saved?.texts ?? published.texts,
    inForceSince: saved ? saved.inForceSince : (published.rows[0]?.inForceSince ?? null),
    published: published.texts,
    version: saved?.version ?? 0,
    draftedAt: saved?.updatedAt.toISOString() ?? null,
    draftedBy: draft?.by ?? null,
    publishAt: saved?.publishAt?.toISOString() ?? null,
    outdated: outdatedOf(published.rows) ?? null,
    versions: versions.map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt!.toISOString(),
    })),
  };
}

/** Versions that are listed; the others stay stored. */
const SHOWN_VERSIONS = 100;

/** A version with what has changed since. */
export async function contentVersionOf(db: Db, key: string, number: number) {
  const published = await publishedTexts(db, key);
  const [found] = await db
    .select()
    .from(contentVersion)
    .where(sql`${contentVersion.key} = ${key} and ${contentVersion.number} = ${number}`);
  if (!published || !found) return undefined;
  const { texts, inForceSince, publishedAt } = found;
  const [en, tr] = LOCALES.map((locale) => differenceOf(texts[locale], published.texts[locale]));
  return {
    ...{ number, texts, inForceSince, publishedAt: publishedAt!.toISOString() },
    difference: { en: en!, tr: tr! },
  };
}
