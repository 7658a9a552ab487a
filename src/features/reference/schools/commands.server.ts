import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { country, university } from "#db/tables/reference.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { countVersion } from "#server/versions.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { schoolCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { accountsOf, isTaken, schoolsNamed } from "./queries.server.ts";

interface Change {
  nameEn?: string | undefined;
  nameTr?: string | null | undefined;
  countryId?: string | undefined;
  sameAs?: string | null | undefined;
  state?: "suggested" | "rejected" | undefined;
}

const audit = auditor("school", "school", {
  names: namesFrom(en, tr, ({ columns, values }) => ({
    fields: columnNames(schoolCalls.table.columns, columns),
    values,
  })),
  writes: schoolCalls.table.change.body.shape,
});

/**
 * Changes a school that members have typed in. Its country confirms it, `sameAs` makes it one with another school. Fails with
 * `notFound`, `conflict` (a school of the country, or another typed one, has the name), `invalidInput` (naming the field).
 */
export async function changeSchool(
  tx: Db,
  viewer: Member,
  id: string,
  change: Change,
): Promise<Outcome<object, "notFound" | "conflict" | "invalidInput">> {
  const [school] = await tx.select().from(university).where(eq(university.id, id)).for("update");
  if (!school || school.suggestedAt === null) return refuse("notFound");
  if (change.sameAs) return mergeSchool(tx, viewer, school, change.sameAs);
  const countryId = change.countryId ?? school.countryId;
  const nameEn = change.nameEn ?? school.nameEn;
  if (change.countryId && !(await isCountry(tx, change.countryId)))
    return refuse("invalidInput", [{ field: "countryId", reason: "unknown" }]);
  // Without its country it would be confirmed no longer, and the other way round.
  const state = change.countryId ? "confirmed" : (change.state ?? school.state);
  if (state === "confirmed" && (await isTaken(tx, id, countryId!, nameEn))) return refuse("conflict");
  if (state !== "confirmed" && (await isTypedElsewhere(tx, id, nameEn))) return refuse("conflict");
  await tx
    .update(university)
    .set({
      nameEn,
      state,
      ...(change.nameTr === undefined ? {} : { nameTr: change.nameTr }),
      countryId: state === "confirmed" ? countryId : null,
    })
    .where(eq(university.id, id));
  await audit(tx, viewer, "changed", id, change);
  return { ok: true };
}

/** Makes a typed-in school one with the school of that name. */
async function mergeSchool(
  tx: Db,
  viewer: Member,
  { id, nameEn }: typeof university.$inferSelect,
  sameAs: string,
): Promise<Outcome<object, "invalidInput">> {
  const [into, ...others] = await schoolsNamed(tx, id, sameAs);
  if (!into) return refuse("invalidInput", [{ field: "sameAs", reason: "noSuchSchool" }]);
  if (others.length > 0) return refuse("invalidInput", [{ field: "sameAs", reason: "severalSchools" }]);
  const accounts = await accountsOf(tx, id);
  await tx.execute(sql`select university_merge(${id}, ${into})`);
  // An editor of one of these profiles now has an older version of it.
  for (const accountId of accounts)
    await countVersion(tx, { table: account, where: eq(account.id, accountId) }, ["educations"]);
  await audit(tx, viewer, "merged", id, { name: nameEn, into });
  return { ok: true };
}

const isCountry = async (tx: Db, id: string) =>
  (
    await tx
      .select({ id: country.id })
      .from(country)
      .where(inArray(country.id, [id]))
  ).length > 0;

async function isTypedElsewhere(tx: Db, id: string, name: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from university where state <> 'confirmed' and fold(name_en) = fold(${name}) and id <> ${id}`,
  );
  return rows.length > 0;
}
