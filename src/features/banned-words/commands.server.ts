import { and, eq, ne } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type BannedWord, bannedForm } from "#shared/banned-words.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { bannedWordCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const audit = auditor("bannedWord", "bannedWord", {
  names: namesFrom(en, tr, ({ columns, values }) => ({
    fields: columnNames(bannedWordCalls.table.columns, columns),
    values,
  })),
  writes: bannedWordCalls.table.change.body.shape,
});

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
  await audit(tx, viewer, "added", id, { ...entry });
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
  await audit(tx, viewer, "changed", id, { ...change });
  return { ok: true, id };
}

/** Deletes a banned word. A word that does not exist is no error. */
export async function removeBannedWord(tx: Db, viewer: Member, id: string): Promise<Outcome<{ id: string }>> {
  const [deleted] = await tx.delete(bannedWord).where(eq(bannedWord.id, id)).returning();
  if (deleted) await audit(tx, viewer, "deleted", id, { word: deleted.word });
  return { ok: true, id };
}
