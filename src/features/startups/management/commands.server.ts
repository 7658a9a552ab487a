import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../commands.server.ts";
import { isMerged } from "../merges/queries.server.ts";
import { managedStartupCalls, type StartupsChange } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

interface Change {
  isVisible?: boolean | undefined;
  isFavorite?: boolean | undefined;
}

/** The startup, locked: two changes of it follow each other. */
async function locked(tx: Db, id: string) {
  const [row] = await tx.select().from(startup).where(eq(startup.id, id)).for("no key update");
  return row;
}

const audit = auditor("startup", "startup", {
  names: namesFrom(en, tr, ({ columns }) => ({ fields: columnNames(managedStartupCalls.table.columns, columns) })),
  writes: managedStartupCalls.table.change.body.shape,
});

/** Shows, hides or marks a startup. Nothing is written if it is so already. Fails with `notFound` for a deleted one. */
export async function changeManagedStartup(tx: Db, viewer: Member, id: string, change: Change): Promise<Outcome> {
  const row = await locked(tx, id);
  if (!row || row.deletedAt) return refuse("notFound");
  const { isVisible = row.isVisible, isFavorite = row.isFavorite } = change;
  if (isVisible === row.isVisible && isFavorite === row.isFavorite) return { ok: true };
  await tx.update(startup).set({ isVisible, isFavorite, updatedAt: sql`now()` }).where(eq(startup.id, id));
  if (isVisible !== row.isVisible) {
    await refreshStartups(tx, [id]);
    await audit(tx, viewer, isVisible ? "shown" : "hidden", id);
  }
  if (isFavorite !== row.isFavorite) await audit(tx, viewer, "favorite", id, { isFavorite });
  return { ok: true };
}

/** Takes a startup out of everything. Again is no error. Fails with `notFound`. */
export async function deleteManagedStartup(tx: Db, viewer: Member, id: string): Promise<Outcome> {
  const row = await locked(tx, id);
  if (!row) return refuse("notFound");
  if (row.deletedAt) return { ok: true };
  await tx.update(startup).set({ deletedAt: sql`now()` }).where(eq(startup.id, id));
  await refreshStartups(tx, [id]);
  await audit(tx, viewer, "deleted", id, { name: row.name });
  return { ok: true };
}

/**
 * Brings a deleted startup back as it was, hidden if it was. Again is no error. Fails with `notFound`, and with `mergedStartup` for
 * one that was merged into another.
 */
export async function restoreManagedStartup(tx: Db, viewer: Member, id: string) {
  const row = await locked(tx, id);
  if (!row) return refuse("notFound");
  if (!row.deletedAt) return { ok: true as const };
  if (await isMerged(tx, id)) return refuse("mergedStartup");
  await tx.update(startup).set({ deletedAt: null }).where(eq(startup.id, id));
  await refreshStartups(tx, [id]);
  await audit(tx, viewer, "restored", id, { name: row.name });
  return { ok: true as const };
}

const CHANGES = {
  show: { isVisible: true },
  hide: { isVisible: false },
  favor: { isFavorite: true },
  disfavor: { isFavorite: false },
} as const;

/** Does to one startup what a bulk change does to many. */
export function changeOneOfMany(tx: Db, viewer: Member, id: string, { action }: StartupsChange): Promise<Outcome> {
  if (action === "delete") return deleteManagedStartup(tx, viewer, id);
  if (action === "restore") return restoreManagedStartup(tx, viewer, id);
  return changeManagedStartup(tx, viewer, id, CHANGES[action]);
}
