import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { organization } from "#db/tables/organizations.server.ts";
import { mayEdit } from "#shared/access.ts";
import type { Fields, Values } from "#shared/edit/form.ts";
import { type Part, type ScoredEntry, scoreOf } from "#shared/edit/score.ts";
import type { Member } from "#shared/viewer.ts";
import type { EntryNoun } from "./entries.server.ts";
import { factCountsOf } from "./fact-ages.server.ts";

/** How complete the entries of a noun are on which a member has rights. `partsFor`: what counts for one with these values. */
export async function entryScores<F extends Fields>(
  db: Db,
  noun: Pick<EntryNoun<F>, "table" | "valuesOf"> & { form: { fields: F } },
  member: Member,
  partsFor: (values: Values<F>) => readonly Part[],
): Promise<ScoredEntry[]> {
  const ids = member.access.map(({ entityId }) => entityId);
  if (ids.length === 0) return [];
  // Providers have the columns that are used here, too.
  const table = noun.table as typeof organization;
  const rows = await db
    .select()
    .from(table)
    .where(and(inArray(table.id, ids), isNull(table.deletedAt)))
    .orderBy(table.nameFold, table.id);
  const scored: ScoredEntry[] = [];
  for (const row of rows) {
    const values = await noun.valuesOf(db, row);
    const { id, seoUrl, name, logo, isVisible } = row;
    const score = scoreOf(partsFor(values), { ...values, logo });
    const facts = factCountsOf(noun.form.fields, row);
    scored.push({ id, seoUrl, name, logo, isVisible, mayEdit: mayEdit(member, id), facts, ...score });
  }
  return scored;
}
