import { eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { startup, startupChoice, startupMember } from "#db/tables/startups.server.ts";
import { giveFullAccess } from "#server/access.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type Edit, newThing, saveThing } from "#server/edit/save-edit.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import { keyOfAddress, ownerOfKey } from "#server/files/keys.server.ts";
import { isStaff, mayVisit } from "#shared/access.ts";
import { confirmed, factNames } from "#shared/edit/facts.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import type { Locale } from "#shared/locale.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../../commands.server.ts";
import { seoUrlsFor } from "../../import/queries/seo-urls.server.ts";
import { newStartupForm, rowForms, startupForm } from "../form.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import {
  CHOICE_FIELDS,
  type ChoiceField,
  lockStartup,
  mayDelete,
  startupsLike,
  startupValues,
} from "../queries.server.ts";
import { forbiddenFields } from "../rules.ts";

type Change<F extends Fields> = Omit<Edit<F>, "form">;
const PICTURES = {
  logo: { logo: "512", logo512: "512", logo256: "256", logo64: "64" },
  cover: { cover: "High", coverHigh: "High", coverMedium: "Medium", coverLow: "Low" },
} as const;
export type Picture = keyof typeof PICTURES;
const NEVER_CONFIRMED = { confirmations: {}, confirmedAt: null };

const audit = auditor("startup", "startup", {
  names: namesFrom(en, tr, ({ fields, fieldsIn, sections }) => ({ fields, fieldsIn, lists: sections })),
  writes: { ...newStartupForm.fields, ...startupForm.fields },
  writesIn: Object.fromEntries(Object.entries(rowForms).map(([list, { fields }]) => [list, fields])),
});

/** The startup, locked. A hidden one is not there for who does not belong to it, whatever they try. */
async function visibleTo(viewer: Member, tx: Db, id: string) {
  const row = await lockStartup(tx, id);
  return row?.isVisible || mayVisit(viewer, id) ? row : undefined;
}

/**
 * The startup, locked, when the member may write these fields of it: `notFound`, `forbidden` naming the fields, and
 * `hiddenStartup`, because a hidden startup is not edited (specification, "States and transitions").
 */
export async function startupToEdit(
  tx: Db,
  id: string,
  viewer: Member,
  fields: readonly string[],
  key?: Parameters<typeof forbiddenFields>[3],
) {
  const row = await visibleTo(viewer, tx, id);
  if (!row) return refuse("notFound");
  const forbidden = forbiddenFields(viewer, id, fields.length > 0 ? fields : ["name"], key);
  if (forbidden.length > 0)
    return refuse(
      "forbidden",
      forbidden.map((field) => ({ field, reason: "notYoursToWrite" })),
    );
  if (!row.isVisible) return refuse("hiddenStartup");
  return { ok: true as const, row };
}

/** The title of a founder who names none, in the language they write in. */
const FOUNDER: Record<Locale, string> = { en: "Founder", tr: "Kurucu" };

/**
 * Adds a startup; the member gets full access to it and is the first of its team, without which none is listed. Of one that
 * staff adds the team is unknown.
 */
export async function createStartup(
  tx: Db,
  member: Member,
  { isAnother, locale, ...edit }: Edit<(typeof newStartupForm)["fields"]> & { isAnother: boolean; locale: Locale },
) {
  const checked = await newThing(edit);
  if (!checked.ok) return checked;
  const { name, website, founderTitle } = checked.values;
  const { founderTitle: _, ...columns } = checked.columns;
  // Two who add the same at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`startup ${name}`}))`);
  if (!isAnother && (await startupsLike(tx, { name: name!, website }, "en")).length > 0)
    return refuse("sameStartup", [{ field: "name", reason: "exists" }]);
  const id = v7();
  const [seoUrl] = await seoUrlsFor(tx, "startup", [{ name: name!, sourceKey: id }]);
  await tx.insert(startup).values({
    ...columns,
    ...confirmed(startupForm.fields, { values: checked.values, ...NEVER_CONFIRMED }, factNames(startupForm.fields), {
      by: member.id,
      now: new Date(),
    }),
    id,
    name: name!,
    seoUrl: seoUrl!,
    createdBy: member.id,
  });
  await giveFullAccess(tx, member.id, id);
  if (!isStaff(member))
    await tx.insert(startupMember).values({
      id: v7(),
      startupId: id,
      kind: "team",
      accountId: member.id,
      name: `${member.name} ${member.surname}`,
      title: founderTitle ?? FOUNDER[locale],
    });
  await refreshStartups(tx, [id]);
  await audit(tx, member, "created", id);
  return { ok: true as const, id, seoUrl: seoUrl! };
}

/** Saves fields of a startup. */
export async function changeStartup(
  tx: Db,
  id: string,
  member: Member,
  change: Change<(typeof startupForm)["fields"]>,
) {
  const { version: _, ...sent } = change.change;
  const found = await startupToEdit(tx, id, member, Object.keys(sent));
  if (!found.ok) return found;
  const stored = await startupValues(tx, found.row);
  const thing = { table: startup, where: eq(startup.id, id) };
  const saved = await saveThing(
    tx,
    thing,
    stored,
    { ...change, form: startupForm },
    async ({ columns, values, sent }) => {
      const now = new Date();
      const facts = confirmed(startupForm.fields, { ...found.row, values }, sent, { by: member.id, now });
      await tx
        .update(startup)
        .set({ ...columns, ...facts, updatedAt: now })
        .where(eq(startup.id, id));
      for (const field of Object.keys(CHOICE_FIELDS) as ChoiceField[])
        if (sent.has(field)) await replaceChoices(tx, id, field, values[field]);
    },
  );
  if (!saved.ok) return saved;
  await refreshStartups(tx, [id]);
  await audit(tx, member, "changed", id, saved.changes);
  return saved;
}

async function replaceChoices(tx: Db, startupId: string, field: ChoiceField, ids: readonly string[]): Promise<void> {
  const kind = CHOICE_FIELDS[field];
  await tx.execute(sql`delete from startup_choice where startup_id = ${startupId} and kind = ${kind}`);
  if (ids.length > 0) await tx.insert(startupChoice).values(ids.map((typeId) => ({ startupId, kind, typeId })));
}

/** Shows or hides a startup. Hidden, only its members find it. */
export async function showStartup(tx: Db, id: string, member: Member, isVisible: boolean) {
  const row = await visibleTo(member, tx, id);
  if (!row) return refuse("notFound");
  if (forbiddenFields(member, id, ["visibility"]).length > 0) return refuse("forbidden");
  if (row.isVisible !== isVisible) {
    await tx.update(startup).set({ isVisible, updatedAt: new Date() }).where(eq(startup.id, id));
    await refreshStartups(tx, [id]);
    await audit(tx, member, isVisible ? "shown" : "hidden", id);
  }
  return { ok: true as const, isVisible };
}

/** Records that somebody of the team says that these facts are true, or everything in the entry. */
export async function confirmStartup(
  tx: Db,
  id: string,
  member: Member,
  facts: readonly string[] = factNames(startupForm.fields),
) {
  const found = await startupToEdit(tx, id, member, ["confirmedAt"]);
  if (!found.ok) return found;
  const now = new Date();
  const entry = { ...found.row, values: await startupValues(tx, found.row) };
  await tx
    .update(startup)
    .set(confirmed(startupForm.fields, entry, facts, { by: member.id, now }))
    .where(eq(startup.id, id));
  await refreshStartups(tx, [id]);
  await audit(tx, member, "confirmed", id, { facts });
  return { ok: true as const, confirmedAt: now.toISOString() };
}

/** Sets a picture by the addresses of its variants, or removes it. */
export async function setPicture(tx: Db, id: string, member: Member, kind: Picture, by?: Record<string, string>) {
  const found = await startupToEdit(tx, id, member, [kind]);
  if (!found.ok) return found;
  const columns = Object.fromEntries(
    Object.entries(PICTURES[kind]).map(([column, variant]) => [column, by?.[variant] ?? null]),
  );
  await tx
    .update(startup)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(startup.id, id));
  const before = Object.keys(columns).map((column) => found.row[column as "logo"]);
  // A merge may have brought the picture of the other startup, which gets it back when the merge is undone.
  const own = before.flatMap((address) => keyOfAddress(address ?? "") ?? []).filter((key) => ownerOfKey(key) === id);
  await discardFiles(tx, [...new Set(own)]);
  const picture = kind === "logo" ? { logo: columns.logo } : { cover: columns.cover };
  await audit(tx, member, "changed", id, changesOf(found.row, picture));
  return { ok: true as const };
}

/** Takes a startup out of everything; an admin can bring it back. */
export async function deleteStartup(tx: Db, id: string, member: Member) {
  const row = await visibleTo(member, tx, id);
  if (!row) return refuse("notFoundOnDelete");
  if (!mayDelete(member, id)) return refuse("noPermissionToDelete");
  await tx
    .update(startup)
    .set({ deletedAt: new Date() })
    .where(inArray(startup.id, [id]));
  await refreshStartups(tx, [id]);
  await audit(tx, member, "deleted", id, { name: row.name });
  return { ok: true as const };
}

/** Adds a value to a list of the catalogue's values, puts it in the place of another, or takes it out. */
export async function changeChoice(
  tx: Db,
  id: string,
  member: Member,
  {
    field,
    add,
    remove,
    ...edit
  }: Omit<Change<Fields>, "change" | "form"> & { field: ChoiceField; add?: string; remove?: string },
) {
  const found = await startupToEdit(tx, id, member, [field]);
  if (!found.ok) return found;
  const before = (await startupValues(tx, found.row))[field];
  if (remove && add && !before.includes(remove)) return refuse("notFound");
  const next = new Set(before.filter((typeId) => typeId !== remove));
  if (add) next.add(add);
  const change = { [field]: [...next].sort() } as Save<(typeof startupForm)["fields"]>;
  return changeStartup(tx, id, member, { ...edit, change });
}
