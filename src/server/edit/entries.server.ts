import { and, eq, isNull, or, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { organization } from "#db/tables/organizations.server.ts";
import type { serviceProvider } from "#db/tables/providers.server.ts";
import { isInsider, mayEdit, mayGiveRights } from "#shared/access.ts";
import { confirmed, factNames } from "#shared/edit/facts.ts";
import type { EditForm, Fields, Values } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Member } from "#shared/viewer.ts";
import { giveFullAccess } from "../access.server.ts";
import { writeAudit } from "../audit.server.ts";
import { changesOf } from "../audit-changes.server.ts";
import { discardFiles } from "../files/jobs.server.ts";
import { noteFlagged } from "../flagged-texts.server.ts";
import { refreshList } from "../list-index/refresh.server.ts";
import { factAges } from "./fact-ages.server.ts";
import { namedProblems } from "./named.server.ts";
import { type Edit, newThing, saveThing, type Write } from "./save-edit.server.ts";
import { freeSeoUrl, similarEntries } from "./similar.server.ts";

type EntryTable = typeof organization;
export type EntryRow = EntryTable["$inferSelect"];

/** A noun whose entries members add and manage: organizations, providers. */
export interface EntryNoun<F extends Fields, Hidden extends "hiddenEntry" = never> {
  /** As audit rows and flagged texts name it. */
  entity: "organization" | "provider";
  /** Providers have the columns that are used here, too. */
  table: EntryTable | typeof serviceProvider;
  list: { kind: "organizations" | "providers" };
  form: EditForm<F>;
  /** The refusal where a hidden entry must be shown before it is edited (specification, "States and transitions"). */
  hidden?: Hidden;
  valuesOf(db: Db, row: EntryRow): Promise<Values<F>>;
  /** Writes fields that have tables of their own. */
  writeLists(tx: Db, id: string, write: Write<F>, author: Member): Promise<void>;
}

type Input<F extends Fields> = Omit<Edit<F>, "form" | "check">;
type Flagged = Parameters<typeof noteFlagged>[1]["flagged"];

const tableOf = ({ table }: { table: EntryNoun<never>["table"] }) => table as EntryTable;
export type AnyNoun<Hidden extends "hiddenEntry" = "hiddenEntry"> = Pick<
  EntryNoun<never, Hidden>,
  "entity" | "table" | "list" | "hidden"
>;

type EntryVerb = ActionOn<"organization"> & ActionOn<"provider">;

const audit = (tx: Db, noun: AnyNoun, member: Member, action: EntryVerb, entityId: string, detail?: object) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `${noun.entity}.${action}`,
    entity: noun.entity,
    entityId,
    ...(detail && { detail: { ...detail } }),
  });

/**
 * The entry, locked for its transaction. Undefined: there is none, or it is deleted. Its key does not change, so rows of other
 * things may refer to it meanwhile; a stronger lock would make them wait for one another.
 */
export async function lockEntry(tx: Db, noun: Pick<AnyNoun, "table">, id: string): Promise<EntryRow | undefined> {
  const table = tableOf(noun);
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .for("no key update");
  return row;
}

const NEVER_CONFIRMED = { confirmations: {}, confirmedAt: null };

/** An entry as its form holds it. Throws `notFound`, and `forbidden` where the viewer may not write it. */
export async function editableEntry<F extends Fields>(
  db: Db,
  noun: Pick<EntryNoun<F>, "entity" | "table" | "valuesOf" | "form">,
  seoUrlOrId: string,
  viewer: Member,
) {
  const table = tableOf(noun);
  const isNamed = eq(table.seoUrl, seoUrlOrId);
  const isThis = isUuid(seoUrlOrId) ? or(eq(table.id, seoUrlOrId), isNamed) : isNamed;
  const [row] = await db
    .select()
    .from(table)
    .where(and(isThis, isNull(table.deletedAt)));
  if (!row) throw new AppError("notFound");
  if (!mayEdit(viewer, row.id)) throw new AppError(row.isVisible ? "forbidden" : "notFound");
  const { id, seoUrl, name, logo, isVisible, version } = row;
  const values = await noun.valuesOf(db, row);
  return {
    id,
    seoUrl,
    name,
    logo,
    isVisible,
    version,
    updatedAt: row.updatedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    facts: await factAges(db, noun.form.fields, { ...row, values }),
    values,
    may: { edit: true, delete: mayGiveRights(viewer, noun.entity, id) },
  };
}

/** The entry, locked. A hidden one is not there for who does not belong to it, whatever they try. */
async function visibleTo(member: Member, tx: Db, noun: Pick<AnyNoun, "table">, id: string) {
  const row = await lockEntry(tx, noun, id);
  return row?.isVisible || isInsider(member, id) ? row : undefined;
}

/** The entry, locked, when the member may write it. */
export async function entryToEdit<Hidden extends "hiddenEntry">(
  tx: Db,
  noun: AnyNoun<Hidden>,
  id: string,
  member: Member,
) {
  const row = await visibleTo(member, tx, noun, id);
  if (!row) return refuse("notFound");
  if (!mayEdit(member, id)) return refuse("forbidden");
  if (noun.hidden && !row.isVisible) return refuse(noun.hidden);
  return { ok: true as const, row };
}

/** Adds an entry; the member gets full access to it. `isAnother`: the ones like it are known. */
export async function addEntry<F extends Fields>(
  tx: Db,
  noun: EntryNoun<F, "hiddenEntry">,
  member: Member,
  { isAnother, flagged, ...edit }: Input<F> & { isAnother: boolean; flagged: Flagged },
) {
  const id = v7();
  const { fields } = noun.form;
  const checked = await newThing({
    ...edit,
    form: noun.form,
    check: (values) => namedProblems(tx, { fields, values, stored: undefined }, { viewer: member, entityId: id }),
  });
  if (!checked.ok) return checked;
  const { name, website } = checked.values as unknown as { name: string; website: string | null };
  // Two who add the same at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${noun.entity} ${name}`}))`);
  if (!isAnother && (await similarEntries(tx, noun.table, { name, website }, "en")).length > 0)
    return refuse("sameEntry", [{ field: "name", reason: "exists" }]);
  const seoUrl = await freeSeoUrl(tx, noun.table, name, noun.entity);
  const facts = confirmed(fields, { values: checked.values, ...NEVER_CONFIRMED }, factNames(fields), {
    by: member.id,
    now: new Date(),
  });
  const columns = { ...checked.columns, ...facts, id, seoUrl, createdBy: member.id };
  await tx.insert(tableOf(noun)).values(columns as unknown as EntryTable["$inferInsert"]);
  await noun.writeLists(tx, id, checked, member);
  await giveFullAccess(tx, member.id, id);
  await noteFlagged(tx, { accountId: member.id, entity: noun.entity, entityId: id, flagged });
  await refreshList(tx, noun.list, [id]);
  await audit(tx, noun, member, "created", id);
  return { ok: true as const, id, seoUrl };
}

/** Saves fields of an entry. */
export async function changeEntry<F extends Fields, Hidden extends "hiddenEntry">(
  tx: Db,
  noun: EntryNoun<F, Hidden>,
  id: string,
  member: Member,
  { flagged, ...edit }: Input<F> & { flagged: Flagged },
) {
  const found = await entryToEdit<Hidden>(tx, noun, id, member);
  if (!found.ok) return found;
  const table = tableOf(noun);
  const stored = await noun.valuesOf(tx, found.row);
  const { fields } = noun.form;
  const check = (values: Values<F>) => namedProblems(tx, { fields, values, stored }, { viewer: member, entityId: id });
  const thing = { table, where: eq(table.id, id) };
  const saved = await saveThing(tx, thing, stored, { ...edit, form: noun.form, check }, async (write) => {
    const now = new Date();
    const facts = confirmed(fields, { ...found.row, values: write.values }, write.sent, { by: member.id, now });
    await tx
      .update(table)
      .set({ ...write.columns, ...facts, updatedAt: now })
      .where(eq(table.id, id));
    await noun.writeLists(tx, id, write, member);
  });
  if (!saved.ok) return saved;
  await noteFlagged(tx, { accountId: member.id, entity: noun.entity, entityId: id, flagged });
  await refreshList(tx, noun.list, [id]);
  await audit(tx, noun, member, "changed", id, saved.changes);
  return saved;
}

/** Records that a member says that these facts are true, or everything in the entry. */
export async function confirmEntry<F extends Fields, Hidden extends "hiddenEntry">(
  tx: Db,
  noun: EntryNoun<F, Hidden>,
  id: string,
  member: Member,
  facts: readonly string[] = factNames(noun.form.fields),
) {
  const found = await entryToEdit<Hidden>(tx, noun, id, member);
  if (!found.ok) return found;
  const now = new Date();
  const entry = { ...found.row, values: await noun.valuesOf(tx, found.row) };
  const table = tableOf(noun);
  const columns = confirmed(noun.form.fields, entry, facts, { by: member.id, now });
  await tx
    .update(table)
    .set({ ...columns, updatedAt: found.row.updatedAt })
    .where(eq(table.id, id));
  await audit(tx, noun, member, "confirmed", id, { facts });
  return { ok: true as const, confirmedAt: now.toISOString() };
}

/** Shows or hides an entry. Hidden, only its members find it. */
export async function showEntry(tx: Db, noun: AnyNoun, id: string, member: Member, isVisible: boolean) {
  const row = await visibleTo(member, tx, noun, id);
  if (!row) return refuse("notFound");
  if (!mayEdit(member, id)) return refuse("forbidden");
  if (row.isVisible !== isVisible) {
    const table = tableOf(noun);
    await tx.update(table).set({ isVisible, updatedAt: new Date() }).where(eq(table.id, id));
    await refreshList(tx, noun.list, [id]);
    await audit(tx, noun, member, isVisible ? "shown" : "hidden", id);
  }
  return { ok: true as const, isVisible };
}

/** Sets the logo by its address, or removes it. */
export async function setLogo<Hidden extends "hiddenEntry">(
  tx: Db,
  noun: AnyNoun<Hidden>,
  id: string,
  member: Member,
  logo: string | null,
) {
  const found = await entryToEdit(tx, noun, id, member);
  if (!found.ok) return found;
  const table = tableOf(noun);
  await tx.update(table).set({ logo, updatedAt: new Date() }).where(eq(table.id, id));
  await discardFiles(tx, [found.row.logo]);
  await audit(tx, noun, member, "changed", id, changesOf({ logo: found.row.logo }, { logo }));
  return { ok: true as const };
}

/** Takes an entry, and what hangs on it, out of everything; an admin can bring it back. */
export async function deleteEntry(tx: Db, noun: AnyNoun, id: string, member: Member) {
  const row = await visibleTo(member, tx, noun, id);
  if (!row) return refuse("notFoundOnDelete");
  if (!mayGiveRights(member, noun.entity, id)) return refuse("noPermissionToDelete");
  const table = tableOf(noun);
  await tx.update(table).set({ isVisible: false, deletedAt: new Date() }).where(eq(table.id, id));
  await refreshList(tx, noun.list, [id]);
  await audit(tx, noun, member, "deleted", id, { name: row.name });
  return { ok: true as const };
}
