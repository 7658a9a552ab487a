import { eq, type InferInsertModel } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { earthquakeHelp } from "#db/tables/earthquake-help.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { managedHelpCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

type Row = InferInsertModel<typeof earthquakeHelp>;
type Added = Pick<Row, "direction" | "kind" | "titleEn" | "titleTr" | "textEn" | "textTr" | "cityId" | "until">;
type Changed = { [Key in keyof Added | "state" | "isVisible"]?: Row[Key] | undefined };

const audit = auditor("help", "earthquakeHelp", {
  names: namesFrom(en, tr, ({ columns, values, fields: { textEn, textTr } }) => ({
    fields: { ...columnNames(managedHelpCalls.table.columns, columns), textEn, textTr },
    values,
  })),
  writes: managedHelpCalls.table.change.body.shape,
});

const noCity = () => refuse("invalidInput", [{ field: "cityId", reason: "unknown" }]);
const isCity = async (tx: Db, id: string) => (await tx.select().from(city).where(eq(city.id, id))).length > 0;

/** Adds an offer or a need, which everybody sees. Fails with `invalidInput`: there is no such city. */
export async function addHelp(tx: Db, viewer: Member, added: Added): Promise<Outcome<{ id: string }>> {
  if (!(await isCity(tx, added.cityId))) return noCity();
  const id = v7();
  await tx.insert(earthquakeHelp).values({ id, ...added, createdBy: viewer.id });
  await audit(tx, viewer, "added", id, { titleEn: added.titleEn });
  return { ok: true, id };
}

/** Fails with `notFound`, and `invalidInput`: there is no such city. */
export async function changeHelp(tx: Db, viewer: Member, id: string, change: Changed): Promise<Outcome> {
  if (change.cityId && !(await isCity(tx, change.cityId))) return noCity();
  const changed = await tx
    .update(earthquakeHelp)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(earthquakeHelp.id, id))
    .returning({ id: earthquakeHelp.id });
  if (changed.length === 0) return refuse("notFound");
  await audit(tx, viewer, "changed", id, { ...change });
  return { ok: true };
}

/** Fails with `notFound`. */
export async function removeHelp(tx: Db, viewer: Member, id: string): Promise<Outcome> {
  const [gone] = await tx.delete(earthquakeHelp).where(eq(earthquakeHelp.id, id)).returning();
  if (!gone) return refuse("notFound");
  await audit(tx, viewer, "deleted", id, { titleEn: gone.titleEn });
  return { ok: true };
}
