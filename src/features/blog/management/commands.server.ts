import { eq, like, or, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { blogPost } from "#db/tables/blog.server.ts";
import { contentDraft, contentEdit, contentVersion } from "#db/tables/content.server.ts";
import { postKeyOf } from "#features/content/limits.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { slugOf } from "#shared/fold.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { postCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

interface Added {
  titleEn: string;
  titleTr: string;
  author: string;
}
interface Changed {
  author?: string;
  isVisible?: boolean;
  publishedAt?: string;
}

const audit = auditor("post", "blogPost", {
  names: namesFrom(en, tr, ({ columns }) => ({ fields: columnNames(postCalls.table.columns, columns) })),
  writes: postCalls.table.change.body.shape,
});

type SlugColumn = typeof blogPost.slugEn | typeof blogPost.slugTr;

/** An end of an address that no post has in that language. */
async function freeSlug(tx: Db, column: SlugColumn, title: string): Promise<string> {
  const slug = slugOf(title) || "post";
  const rows = await tx
    .select({ slug: column })
    .from(blogPost)
    .where(or(eq(column, slug), like(column, `${slug}-%`)));
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** Adds a post that nobody sees yet. */
export async function addPost(tx: Db, viewer: Member, added: Added): Promise<Outcome<{ id: string }>> {
  // Two who add the same at once get two addresses.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog_post'))`);
  const id = v7();
  await tx.insert(blogPost).values({
    id,
    ...added,
    summaryEn: "",
    summaryTr: "",
    bodyEn: "",
    bodyTr: "",
    slugEn: await freeSlug(tx, blogPost.slugEn, added.titleEn),
    slugTr: await freeSlug(tx, blogPost.slugTr, added.titleTr),
    publishedAt: new Date(),
    isVisible: false,
  });
  await audit(tx, viewer, "added", id, { titleEn: added.titleEn });
  return { ok: true, id };
}

/** Fails with `notFound`, `postWithoutText` (a language has no text yet). */
export async function changePost(
  tx: Db,
  viewer: Member,
  id: string,
  { publishedAt, ...rest }: Changed,
): Promise<Outcome<object, "notFound" | "postWithoutText">> {
  const [before] = await tx.select().from(blogPost).where(eq(blogPost.id, id)).for("no key update");
  if (!before) return refuse("notFound");
  const next = { ...rest, ...(publishedAt === undefined ? {} : { publishedAt: new Date(publishedAt) }) };
  const after = { ...before, ...next };
  if (after.isVisible && (!after.bodyEn || !after.bodyTr)) return refuse("postWithoutText");
  await tx
    .update(blogPost)
    .set({ ...next, updatedAt: new Date() })
    .where(eq(blogPost.id, id));
  await audit(tx, viewer, "changed", id, { ...next });
  return { ok: true };
}

export async function removePost(tx: Db, viewer: Member, id: string): Promise<Outcome<object, "notFound">> {
  const [gone] = await tx.delete(blogPost).where(eq(blogPost.id, id)).returning({ titleEn: blogPost.titleEn });
  if (!gone) return refuse("notFound");
  for (const table of [contentDraft, contentEdit, contentVersion])
    await tx.delete(table).where(eq(table.key, postKeyOf(id)));
  await audit(tx, viewer, "deleted", id, gone);
  return { ok: true };
}
