import { and, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { localized } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { blogPost } from "#db/tables/blog.server.ts";
import { contentDraft } from "#db/tables/content.server.ts";
import { postKeyOf } from "#features/content/limits.ts";
import { cleanRichText } from "#server/rich-text.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Post, PostRow } from "./contract.ts";

/** Everybody may read it. */
export const published = and(eq(blogPost.isVisible, true), sql`${blogPost.publishedAt} <= now()`);
const shortText = (locale: Locale) => ({
  slug: localized(blogPost, "slug", locale),
  title: localized(blogPost, "title", locale),
  summary: localized(blogPost, "summary", locale),
});
const rowOf = (locale: Locale) => ({
  id: blogPost.id,
  ...shortText(locale),
  author: blogPost.author,
  publishedAt: blogPost.publishedAt,
});

export async function postsPage(
  db: Db,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
  locale: Locale,
) {
  const [rows, [total]] = await Promise.all([
    db
      .select(rowOf(locale))
      .from(blogPost)
      .where(published)
      .orderBy(desc(blogPost.publishedAt), desc(blogPost.id))
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize),
    db.select({ value: count() }).from(blogPost).where(published),
  ]);
  const shown = rows.map((row): PostRow => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { rows: shown, totalCount: total?.value ?? 0, currentPage, pageSize };
}

/** A published post by its slug in any language; with its draft, whether published or not. */
export async function postBySlug(db: Db, slug: string, locale: Locale, withDraft = false): Promise<Post | undefined> {
  const [row] = await db
    .select()
    .from(blogPost)
    .where(and(withDraft ? undefined : published, or(eq(blogPost.slugEn, slug), eq(blogPost.slugTr, slug))))
    // A slug may be one post's in English and another's in Turkish: the reader's language decides.
    .orderBy(sql`${localized(blogPost, "slug", locale)} <> ${slug}`)
    .limit(1);
  if (!row) return undefined;
  const { id, author, publishedAt, updatedAt } = row;
  const [draft] = withDraft
    ? await db
        .select()
        .from(contentDraft)
        .where(eq(contentDraft.key, postKeyOf(id)))
    : [];
  const place = sql`(${publishedAt}::timestamptz, ${id}::uuid)`;
  const [older, newer] = await Promise.all([
    neighbour(db, locale, sql`(published_at, id) < ${place}`, sql`published_at desc, id desc`),
    neighbour(db, locale, sql`(published_at, id) > ${place}`, sql`published_at, id`),
  ]);
  const isTurkish = locale === "tr";
  const text = draft?.texts[locale] ?? {
    title: isTurkish ? row.titleTr : row.titleEn,
    summary: isTurkish ? row.summaryTr : row.summaryEn,
    body: isTurkish ? row.bodyTr : row.bodyEn,
  };
  return {
    id,
    slug: isTurkish ? row.slugTr : row.slugEn,
    slugs: { en: row.slugEn, tr: row.slugTr },
    title: text.title ?? "",
    summary: text.summary ?? "",
    body: cleanRichText(text.body ?? ""),
    author,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    older,
    newer,
  };
}

async function neighbour(db: Db, locale: Locale, where: SQL, order: SQL) {
  const { slug, title } = shortText(locale);
  const [row] = await db.select({ slug, title }).from(blogPost).where(and(published, where)).orderBy(order).limit(1);
  return row ?? null;
}
