import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { blogPost } from "#db/tables/blog.server.ts";
import { type ContentTexts, content, contentDraft, contentEdit, contentVersion } from "#db/tables/content.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { enqueue, withdraw } from "#server/jobs/enqueue.server.ts";
import { countVersion } from "#server/versions.server.ts";
import { isoDay } from "#shared/iso-day.ts";
import { LOCALES } from "#shared/locale.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { cleanTexts, foreignIn } from "../parts/clean-text.server.ts";
import { fillPlaceholders, placeholdersIn } from "../parts/placeholders.server.ts";
import { SHIPPED_TEXTS } from "../parts/shipped-texts.server.ts";
import type { SavedDraft } from "./contract.ts";
import { publishLater } from "./parts/publish-later.server.ts";
import { controllerOf, editVersion, postIdOf, publishedText } from "./queries.server.ts";
import { isSameText } from "./rules.ts";

const log = (
  tx: Db,
  accountId: string,
  action: ActionOn<"content">,
  key: string,
  detail: Record<string, unknown> = {},
) => writeAudit(tx, { accountId, action: `content.${action}`, entity: "content", entityId: key, detail });

/** Locks the text and reads it with its draft: saves and publications of one text, one after another. */
async function lockText(tx: Db, key: string) {
  const postId = postIdOf(key);
  if (postId) await tx.select({ id: blogPost.id }).from(blogPost).where(eq(blogPost.id, postId)).for("no key update");
  else await tx.select({ id: content.id }).from(content).where(eq(content.key, key)).for("no key update");
  const [draft] = await tx.select().from(contentDraft).where(eq(contentDraft.key, key));
  return { published: await publishedText(tx, key), draft, version: await editVersion(tx, key) };
}

/** Counts up what was done with a text; answers the new version. */
async function countEdit(tx: Db, key: string): Promise<number> {
  const next = { version: sql`${contentEdit.version} + 1` };
  const [edit] = await tx
    .insert(contentEdit)
    .values({ key, version: 1 })
    .onConflictDoUpdate({ target: contentEdit.key, set: next })
    .returning();
  return edit!.version;
}

/** Fails with `notFound`, `changedMeanwhile` (somebody else has saved since), `invalidInput` (elements that are not allowed). */
export async function saveDraft(
  tx: Db,
  viewer: Member,
  key: string,
  { kind, texts, inForceSince, version: opened }: SavedDraft,
): Promise<Outcome<object, "notFound" | "changedMeanwhile" | "invalidInput">> {
  const { published, draft, version } = await lockText(tx, key);
  if (published?.kind !== kind) return refuse("notFound");
  if (version !== opened) return refuse("changedMeanwhile");
  const wrong = foreignIn(kind, texts);
  if (wrong.length > 0) return refuse("invalidInput", wrong);
  const values = {
    texts: cleanTexts(kind, texts),
    inForceSince,
    version: await countEdit(tx, key),
    publishAt: null,
    isComplete: false,
    editedBy: viewer.id,
    updatedAt: new Date(),
  };
  await tx
    .insert(contentDraft)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: contentDraft.key, set: values });
  await withdraw(tx, publishLater, key);
  await log(tx, viewer.id, "drafted", key, { ...changesOf(fieldsIn(draft ?? published), fieldsIn(values)) });
  return { ok: true };
}

/** Throws the draft of that version away, or whichever there is. */
export async function discardDraft(
  tx: Db,
  viewer: Member,
  key: string,
  opened: number | undefined,
): Promise<Outcome<object, "notFound" | "changedMeanwhile">> {
  const { published, draft, version } = await lockText(tx, key);
  if (!published) return refuse("notFound");
  if (!draft) return { ok: true };
  if (opened !== undefined && version !== opened) return refuse("changedMeanwhile");
  await countEdit(tx, key);
  await tx.delete(contentDraft).where(eq(contentDraft.key, key));
  await withdraw(tx, publishLater, key);
  await log(tx, viewer.id, "discarded", key, { ...changesOf(fieldsIn(draft), fieldsIn(published)) });
  return { ok: true };
}

interface Publication {
  version: number;
  at: Date | null;
  isComplete: boolean;
}

type Unpublished = "draftUnchanged" | "postWithoutText" | "placeholdersLeft";

/**
 * Publishes the draft, or the text that the portal came with and nobody has published yet; or plans it. Fails with `notFound`,
 * `draftUnchanged`, `changedMeanwhile`, `postWithoutText`, `placeholdersLeft`.
 */
export async function publishDraft(
  tx: Db,
  viewer: Member,
  key: string,
  { version: opened, at, isComplete }: Publication,
): Promise<Outcome<object, "notFound" | "changedMeanwhile" | Unpublished>> {
  const { published, draft: saved, version } = await lockText(tx, key);
  if (!published) return refuse("notFound");
  if (version !== opened) return refuse("changedMeanwhile");
  const draft = saved ?? (published.isPublished ? undefined : { ...published, key, isComplete: false });
  if (!draft) return refuse("draftUnchanged");
  const { kind } = published;
  if (!hasText(kind, draft.texts)) return refuse("postWithoutText");
  if (at === null || at <= new Date()) return publish(tx, published, { ...draft, isComplete }, viewer.id);
  const left = placeholdersIn(kind, fillPlaceholders(kind, draft.texts, await controllerOf(tx)));
  if (left.length > 0) return refuse("placeholdersLeft", left);
  const planned = saved?.version ?? (await countEdit(tx, key));
  const values = { publishAt: at, isComplete };
  if (saved) await tx.update(contentDraft).set(values).where(eq(contentDraft.key, key));
  else {
    const { texts, inForceSince } = draft;
    await tx
      .insert(contentDraft)
      .values({ key, texts, inForceSince, version: planned, editedBy: viewer.id, ...values });
  }
  await enqueue(tx, publishLater, { key, version: planned }, { at, key });
  await log(tx, viewer.id, "planned", key, { at: at.toISOString() });
  return { ok: true };
}

/** Publishes a planned draft when its time has come. A draft that was changed or taken back since is left alone. */
export async function publishPlanned(tx: Db, key: string, version: number): Promise<void> {
  const { published, draft } = await lockText(tx, key);
  if (!published || !draft || draft.version !== version || draft.publishAt === null) return;
  await publish(tx, published, draft, draft.editedBy);
}

type Published = NonNullable<Awaited<ReturnType<typeof publishedText>>>;
type Draft = Pick<typeof contentDraft.$inferSelect, "key" | "texts" | "inForceSince" | "isComplete">;

/** A post is added without a text; all other texts have one. */
const hasText = (kind: Published["kind"], { en, tr }: ContentTexts) => kind !== "post" || (!!en.body && !!tr.body);

async function publish(
  tx: Db,
  before: Published,
  { key, texts: written, inForceSince: dated, isComplete }: Draft,
  by: string | null,
): Promise<Outcome<object, "draftUnchanged" | "placeholdersLeft">> {
  const texts = fillPlaceholders(before.kind, written, await controllerOf(tx));
  const left = placeholdersIn(before.kind, texts);
  if (left.length > 0) return refuse("placeholdersLeft", left);
  // A legal text is in force from the day on which the house publishes it first.
  const isFirst = !before.isPublished;
  const inForceSince = dated ?? (isFirst && SHIPPED_TEXTS[key]?.inForceSince ? isoDay(new Date()) : null);
  const changed = LOCALES.filter((locale) => !isSameText(before.kind, before.texts[locale], texts[locale]));
  if (!isFirst && changed.length === 0 && before.inForceSince === inForceSince) return refuse("draftUnchanged");
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${contentVersion.number}), 0)::integer` })
    .from(contentVersion)
    .where(eq(contentVersion.key, key));
  let number = last!.number;
  // The first one is what was there before anybody edited it.
  if (number === 0 && !isFirst && hasText(before.kind, before.texts)) {
    number = 1;
    await tx.insert(contentVersion).values({
      id: v7(),
      key,
      number,
      texts: before.texts,
      inForceSince: before.inForceSince,
      changed: [...LOCALES],
      publishedAt: before.updatedAt,
    });
  }
  number += 1;
  await tx.insert(contentVersion).values({
    id: v7(),
    key,
    number,
    texts,
    inForceSince,
    changed: isFirst ? [...LOCALES] : changed,
    isComplete,
    publishedAt: new Date(),
    publishedBy: by,
  });
  await storePublished(tx, key, texts, inForceSince);
  await tx.delete(contentDraft).where(eq(contentDraft.key, key));
  await countEdit(tx, key);
  await withdraw(tx, publishLater, key);
  // Nobody is left to be named when a planned draft outlives the account that wrote it.
  const changes = changesOf(fieldsIn(before), fieldsIn({ texts, inForceSince }));
  if (by) await log(tx, by, "published", key, { number, ...changes });
  return { ok: true };
}

/** The fields of a text in both languages, "titleEn". */
const fieldsIn = ({ texts, inForceSince }: Pick<Published, "texts" | "inForceSince">): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(texts.en).map(([name, value]) => [`${name}En`, value])),
  ...Object.fromEntries(Object.entries(texts.tr).map(([name, value]) => [`${name}Tr`, value])),
  inForceSince,
});

/** Writes what visitors read from now on. */
async function storePublished(tx: Db, key: string, texts: ContentTexts, inForceSince: string | null): Promise<void> {
  const postId = postIdOf(key);
  if (!postId) {
    const publishedAt = sql`coalesce(${content.publishedAt}, now())`;
    const next = { texts, inForceSince, publishedAt, version: sql`${content.version} + 1` };
    await tx.update(content).set(next).where(eq(content.key, key));
    return;
  }
  const { en, tr } = texts;
  const columns = {
    titleEn: en.title,
    summaryEn: en.summary,
    bodyEn: en.body,
    titleTr: tr.title,
    summaryTr: tr.summary,
    bodyTr: tr.body,
  };
  const isPost = eq(blogPost.id, postId);
  await tx.update(blogPost).set(columns).where(isPost);
  await countVersion(tx, { table: blogPost, where: isPost }, Object.keys(columns));
}
