import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { blogPost } from "#db/tables/blog.server.ts";
import { type ContentTexts, content, contentDraft, contentEdit, contentVersion } from "#db/tables/content.server.ts";
import { storedIdentity } from "#features/site/identity-editing/queries.server.ts";
import { id } from "#shared/endpoint.ts";
import type { Locale } from "#shared/locale.ts";
import { type Controller, nameFieldOf, POST_PREFIX, TEXT_KIND_NAMES, type TextKind } from "../limits.ts";
import { outdatedLanguage } from "../queries.server.ts";
import type { EditedContent } from "./contract.ts";
import { differenceOf } from "./rules.ts";

const fullName = sql<string | null>`${account.name} || ' ' || ${account.surname}`;
const nameOf = (kind: TextKind, texts: ContentTexts, locale: Locale) => texts[locale][nameFieldOf(kind)] ?? "";

/** The published state of a text. */
interface Published {
  kind: TextKind;
  texts: ContentTexts;
  inForceSince: string | null;
  updatedAt: Date;
  /** False: visitors read nothing of it yet. */
  isPublished: boolean;
  /** Only posts have one. */
  slugs: Record<Locale, string> | null;
}

/** The id of the post that a key names. */
export function postIdOf(key: string): string | undefined {
  return key.startsWith(POST_PREFIX) ? id.safeParse(key.slice(POST_PREFIX.length)).data : undefined;
}

/** Undefined: there is no such text. */
export async function publishedText(db: Db, key: string): Promise<Published | undefined> {
  const postId = postIdOf(key);
  if (!postId) {
    const [row] = await db.select().from(content).where(eq(content.key, key));
    return row && { ...row, isPublished: row.publishedAt !== null, slugs: null };
  }
  const [post] = await db.select().from(blogPost).where(eq(blogPost.id, postId));
  return (
    post && {
      kind: "post",
      texts: {
        en: { title: post.titleEn, summary: post.summaryEn, body: post.bodyEn },
        tr: { title: post.titleTr, summary: post.summaryTr, body: post.bodyTr },
      },
      inForceSince: null,
      isPublished: true,
      updatedAt: post.updatedAt,
      slugs: { en: post.slugEn, tr: post.slugTr },
    }
  );
}

/** Who answers for personal data, as legal texts name them. */
export async function controllerOf(db: Db): Promise<Controller> {
  const { controller, requestsEmail, email, address } = (await storedIdentity(db)).contact.value;
  const inBoth = <Value>(value: Value) => ({ en: value, tr: value });
  return {
    name: inBoth(controller),
    address: { en: address.en ?? address.tr, tr: address.tr ?? address.en },
    email: inBoth(requestsEmail ?? email),
  };
}

/** How often a text was saved, published or discarded: who edits it sends what they have read. */
export async function editVersion(db: Db, key: string): Promise<number> {
  const [edit] = await db.select().from(contentEdit).where(eq(contentEdit.key, key));
  return edit?.version ?? 0;
}

export async function contentRows(db: Db, locale: Locale) {
  const found = await db
    .select({ text: content, draft: contentDraft, outdated: outdatedLanguage(sql`${content.key}`) })
    .from(content)
    .leftJoin(contentDraft, eq(contentDraft.key, content.key))
    .orderBy(asc(content.key));
  const [posts] = await db
    .select({ outdated: sql<number>`count(*)::integer` })
    .from(blogPost)
    .where(isNotNull(outdatedLanguage(sql`${POST_PREFIX} || ${blogPost.id}`)));
  const rows = found.map(({ text: { key, kind, texts, publishedAt, updatedAt, version }, draft, outdated }) => ({
    key,
    kind,
    outdated,
    name: nameOf(kind, texts, locale),
    publishedAt: publishedAt && updatedAt.toISOString(),
    isEdited: version > 1,
    draftedAt: draft?.updatedAt.toISOString() ?? null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
  }));
  rows.sort((a, b) => TEXT_KIND_NAMES.indexOf(a.kind) - TEXT_KIND_NAMES.indexOf(b.kind));
  return { rows, outdatedPosts: posts?.outdated ?? 0 };
}

export async function editedContent(db: Db, key: string): Promise<EditedContent | undefined> {
  const published = await publishedText(db, key);
  if (!published) return undefined;
  const { kind, slugs } = published;
  const [draft] = await db
    .select({ draft: contentDraft, by: fullName })
    .from(contentDraft)
    .leftJoin(account, eq(account.id, contentDraft.editedBy))
    .where(eq(contentDraft.key, key));
  const versions = await db
    .select({
      number: contentVersion.number,
      publishedAt: contentVersion.publishedAt,
      changed: contentVersion.changed,
      publishedBy: fullName,
    })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.publishedBy))
    .where(eq(contentVersion.key, key))
    .orderBy(desc(contentVersion.number))
    .limit(SHOWN_VERSIONS);
  const [age] = await db.select({ outdated: outdatedLanguage(sql`${key}`) }).from(sql`(values (1)) one`);
  const saved = draft?.draft;
  const { texts, inForceSince } = saved ?? published;
  return {
    key,
    kind,
    slugs,
    isPublished: published.isPublished,
    texts,
    inForceSince,
    names: { en: nameOf(kind, published.texts, "en"), tr: nameOf(kind, published.texts, "tr") },
    version: await editVersion(db, key),
    draftedAt: saved?.updatedAt.toISOString() ?? null,
    draftedBy: draft?.by ?? null,
    publishAt: saved?.publishAt?.toISOString() ?? null,
    outdated: age?.outdated ?? null,
    versions: versions.map(({ publishedAt, ...version }) => ({ ...version, publishedAt: publishedAt.toISOString() })),
  };
}

/** Versions that are listed; the others stay stored. */
const SHOWN_VERSIONS = 100;

/** A version with what has changed since. */
export async function contentVersionOf(db: Db, key: string, number: number) {
  const published = await publishedText(db, key);
  const [found] = await db
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.key, key), eq(contentVersion.number, number)));
  if (!published || !found) return undefined;
  const { kind } = published;
  const { texts, inForceSince, publishedAt } = found;
  const since = (locale: Locale) => differenceOf(kind, texts[locale], published.texts[locale]);
  return {
    number,
    kind,
    texts,
    inForceSince,
    publishedAt: publishedAt.toISOString(),
    difference: { en: since("en"), tr: since("tr") },
  };
}
