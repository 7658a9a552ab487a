import { and, eq, ne } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type BannedWord, bannedForm } from "#shared/banned-words.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";

const log = (tx: Db, viewer: Member, action: AuditAction, id: string, detail: Record<string, unknown>) =>
  writeAudit(tx, { accountId: viewer.id, action, entity: "bannedWord", entityId: id, detail });

/** Bans a word. Fails with `invalidInput` (it has no letter or digit) and `conflict` (a word with the same search form is banned). */
export async function addBannedWord(tx: Db, viewer: Member, entry: BannedWord): Promise<Outcome<{ id: string }>> {
  const form = bannedForm(entry.word);
  if (!form) return refuse("invalidInput", [{ field: "word", reason: "noWord" }]);
  const id = v7();
  const added = await tx
    .insert(bannedWord)
    .values({ id, ...entry, form })
    .onConflictDoNothing()
    .returning({ id: bannedWord.id });
  if (added.length === 0) return refuse("conflict");
  await log(tx, viewer, "bannedWord.added", id, { ...entry });
  return { ok: true, id };
}

type Change = { [Key in keyof BannedWord]?: BannedWord[Key] | undefined };

/** Changes fields of a banned word. Fails with `notFound`, `invalidInput`, `conflict`. */
export async function changeBannedWord(
  tx: Db,
  viewer: Member,
  id: string,
  change: Change,
): Promise<Outcome<{ id: string }>> {
  const form = change.word === undefined ? undefined : bannedForm(change.word);
  if (form === "") return refuse("invalidInput", [{ field: "word", reason: "noWord" }]);
  if (form) {
    const twins = and(eq(bannedWord.form, form), ne(bannedWord.id, id));
    const [twin] = await tx.select({ id: bannedWord.id }).from(bannedWord).where(twins);
    if (twin) return refuse("conflict");
  }
  const set = { ...change, ...(form ? { form } : {}), updatedAt: new Date() };
  const changed = await tx.update(bannedWord).set(set).where(eq(bannedWord.id, id)).returning({ id: bannedWord.id });
  if (changed.length === 0) return refuse("notFound");
  await log(tx, viewer, "bannedWord.changed", id, { ...change });
  return { ok: true, id };
}

/** Deletes a banned word. A word that does not exist is no error. */
export async function removeBannedWord(tx: Db, viewer: Member, id: string): Promise<Outcome<{ id: string }>> {
  const [deleted] = await tx.delete(bannedWord).where(eq(bannedWord.id, id)).returning();
  if (deleted) await log(tx, viewer, "bannedWord.deleted", id, { word: deleted.word });
  return { ok: true, id };
}
