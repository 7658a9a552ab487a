import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { type ContentTexts, content, contentDraft, contentVersion } from "#db/tables/content.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { enqueue, withdraw } from "#server/jobs/enqueue.server.ts";
import { cleanRichText, foreignElements } from "#server/rich-text.server.ts";
import { LOCALES } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { publishLater } from "./parts/publish-later.server.ts";
import { publishedTexts } from "./queries.server.ts";
import { isSameText } from "./rules.ts";

interface Draft {
  texts: ContentTexts;
  inForceSince: string | null;
  version: number;
}

const log = (tx: Db, accountId: string, action: string, key: string, detail: Record<string, unknown> = {}) =>
  writeAudit(tx, { accountId, action: `content.${action}`, entity: "content", entityId: key, detail });

/** Locks the text and reads its draft: saves and publications of one text, one after another. */
async function lockDraft(tx: Db, key: string) {
  const rows = await tx.select().from(content).where(eq(content.key, key)).orderBy(content.id).for("no key update");
  const [draft] = await tx.select().from(contentDraft).where(eq(contentDraft.key, key));
  return { exists: rows.length > 0, draft };
}

/** Fails with `notFound`, `changedMeanwhile` (somebody else has saved since), `invalidInput` (elements that are not allowed). */
export async function saveDraft(
  tx: Db,
  viewer: Member,
  key: string,
  { texts, inForceSince, version }: Draft,
): Promise<Outcome<object, "notFound" | "changedMeanwhile" | "invalidInput">> {
  const { exists, draft } = await lockDraft(tx, key);
  if (!exists) return refuse("notFound");
  if ((draft?.version ?? 0) !== version) return refuse("changedMeanwhile");
  const wrong = LOCALES.flatMap((locale) => {
    const names = foreignElements(texts[locale].body);
    const detail = names.map((name) => `<${name}>`).join(", ");
    return names.length > 0 ? [{ field: `texts.${locale}.body`, reason: "htmlNotAllowed", detail }] : [];
  });
  if (wrong.length > 0) return refuse("invalidInput", wrong);
  const clean = (locale: "en" | "tr") => ({ ...texts[locale], body: cleanRichText(texts[locale].body) });
  const values = {
    ...{ texts: { en: clean("en"), tr: clean("tr") }, inForceSince, version: version + 1 },
    ...{ publishAt: null, isComplete: false, editedBy: viewer.id, updatedAt: new Date() },
  };
  await tx
    .insert(contentDraft)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: contentDraft.key, set: values });
  await withdraw(tx, publishLater, key);
  await log(tx, viewer.id, "drafted", key);
  return { ok: true };
}

export async function discardDraft(tx: Db, viewer: Member, key: string): Promise<Outcome<object, "notFound">> {
  const { exists, draft } = await lockDraft(tx, key);
  if (!exists) return refuse("notFound");
  if (!draft) return { ok: true };
  await tx.delete(contentDraft).where(eq(contentDraft.key, key));
  await withdraw(tx, publishLater, key);
  await log(tx, viewer.id, "discarded", key);
  return { ok: true };
}

interface Publication {
  version: number;
  at: Date | null;
  isComplete: boolean;
}

/** Publishes the draft, or plans it. Fails with `notFound`, `draftUnchanged`, `changedMeanwhile`. */
export async function publishDraft(
  tx: Db,
  viewer: Member,
  key: string,
  { version, at, isComplete }: Publication,
): Promise<Outcome<object, "notFound" | "changedMeanwhile" | "draftUnchanged">> {
  const { exists, draft } = await lockDraft(tx, key);
  if (!exists) return refuse("notFound");
  if (!draft) return refuse(version === 0 ? "draftUnchanged" : "changedMeanwhile");
  if (draft.version !== version) return refuse("changedMeanwhile");
  if (at === null || at <= new Date()) return publish(tx, key, { isComplete, by: viewer.id });
  await tx.update(contentDraft).set({ publishAt: at, isComplete }).where(eq(contentDraft.key, key));
  await enqueue(tx, publishLater, { key, version }, { at, key });
  await log(tx, viewer.id, "planned", key, { at: at.toISOString() });
  return { ok: true };
}

/** What was planned, when its time has come. A draft that was changed or taken back since is left alone. */
export async function publishPlanned(tx: Db, key: string, version: number): Promise<void> {
  const { draft } = await lockDraft(tx, key);
  if (!draft || draft.version !== version || draft.publishAt === null) return;
  await publish(tx, key, { isComplete: draft.isComplete, by: draft.editedBy });
}

async function publish(
  tx: Db,
  key: string,
  { isComplete, by }: { isComplete: boolean; by: string | null },
): Promise<Outcome<object, "draftUnchanged">> {
  const { rows, texts: before } = (await publishedTexts(tx, key))!;
  const [draft] = await tx.select().from(contentDraft).where(eq(contentDraft.key, key));
  const { texts, inForceSince } = draft!;
  const changed = LOCALES.filter((locale) => !isSameText(before[locale], texts[locale]));
  const isNewDate = rows.some((row) => row.inForceSince !== inForceSince);
  if (changed.length === 0 && !isNewDate) return refuse("draftUnchanged");
  const [last] = await tx
    .select({ number: sql<number>`max(${contentVersion.number})::integer` })
    .from(contentVersion)
    .where(eq(contentVersion.key, key));
  const number = last?.number ?? 0;
  const now = new Date();
  // The first one is what was there before anybody edited it.
  if (number === 0)
    await tx.insert(contentVersion).values({
      ...{ id: v7(), key, number: 1, texts: before, inForceSince: rows[0]!.inForceSince, changed: [...LOCALES] },
      publishedAt: new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))),
    });
  await tx.insert(contentVersion).values({
    ...{
      id: v7(),
      key,
      number: Math.max(number, 1) + 1,
      texts,
      inForceSince,
      changed,
      publishedAt: now,
      publishedBy: by,
    },
  });
  for (const locale of LOCALES) {
    const isChanged = changed.includes(locale);
    const row = { ...texts[locale], inForceSince, version: sql`${content.version} + 1` };
    // The column would follow the clock: a text that did not change keeps its age.
    const age = rows.find((one) => one.locale === locale)?.updatedAt ?? now;
    const times = isChanged ? { updatedAt: now } : { updatedAt: age, ...(isComplete ? { checkedAt: now } : {}) };
    const found = await tx
      .update(content)
      .set({ ...row, ...times })
      .where(and(eq(content.key, key), eq(content.locale, locale)))
      .returning({ id: content.id });
    if (found.length === 0)
      await tx.insert(content).values({ id: v7(), key, locale, ...texts[locale], inForceSince, version: 2 });
  }
  await tx.delete(contentDraft).where(eq(contentDraft.key, key));
  await withdraw(tx, publishLater, key);
  // Nobody is left to be named when a planned draft outlives the account that wrote it.
  if (by) await log(tx, by, "published", key, { changed, number: Math.max(number, 1) + 1 });
  return { ok: true };
}
