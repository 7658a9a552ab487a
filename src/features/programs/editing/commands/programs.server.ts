import { and, eq, isNull } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { type Edit, newThing, saveThing, type Write } from "#server/edit/save-edit.server.ts";
import { holdsScope, isInsider, mayEdit } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import { slugOf } from "#shared/fold.ts";
import { homeZone } from "#shared/house.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshPrograms } from "../../commands.server.ts";
import { newProgramForm, type ProgramFields, programForm } from "../form.ts";
import { RANKINGS } from "../limits.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { freeAddress, lockProgram, programValues } from "../queries.server.ts";
import { publishProblems, rowProblems } from "../rules.ts";
import { changesSelection, inUse, writeLists } from "./rows.server.ts";

type Change = Omit<Edit<ProgramFields>, "form" | "check">;
type ProgramValues = Values<ProgramFields>;

const audit = auditor("program", "program", {
  names: namesFrom(en, tr, ({ fields }) => ({ fields })),
  writes: { ...newProgramForm.fields, ...programForm.fields },
});

const checkOf = (isDraft: boolean) => (values: ProgramValues) => [
  ...rowProblems(values),
  ...(isDraft ? [] : publishProblems(values)),
];

/** The program, locked, when the member may write it; `notFound` hides one that others do not see. */
async function programToEdit(tx: Db, id: string, member: Member) {
  const row = await lockProgram(tx, id);
  if (!row) return refuse("notFound");
  if (mayEdit(member, row.organizationId)) return { ok: true as const, row };
  return row.isListed || isInsider(member, row.organizationId) ? refuse("forbidden") : refuse("notFound");
}

/** Adds a program to an organization. */
export async function createProgram(
  tx: Db,
  member: Member,
  { organizationId, isDraft, ...edit }: Change & { organizationId: string; isDraft: boolean },
) {
  const [organizer] = await tx
    .select()
    .from(organization)
    .where(and(eq(organization.id, organizationId), isNull(organization.deletedAt)))
    .for("no key update");
  if (!organizer || !(organizer.isVisible || isInsider(member, organizationId))) return refuse("notFound");
  if (!mayEdit(member, organizationId)) return refuse("forbidden");
  const change = {
    timeZone: homeZone(),
    ranking: RANKINGS[0],
    asksStage: true,
    asksSector: true,
    asksPresentation: true,
  };
  const checked = await newThing({
    ...edit,
    change: { ...change, ...edit.change },
    form: programForm,
    check: checkOf(isDraft),
  });
  if (!checked.ok) return checked;
  const { nameEn, nameTr } = checked.values;
  const id = v7();
  const seoUrl = await freeAddress(tx, slugOf(`${nameEn ?? nameTr} ${organizer.name}`) || id);
  const row = { ...columnsOf(checked), id, organizationId, seoUrl, isDraft, createdBy: member.id };
  await tx.insert(program).values(row as typeof program.$inferInsert);
  await writeLists(tx, id, checked, member.id);
  await refreshPrograms(tx, [id]);
  await audit(tx, member, "created", id);
  return { ok: true as const, id, seoUrl };
}

/** Saves fields of a program. `changeOf`: the change follows from what is stored. */
export async function changeProgram(
  tx: Db,
  id: string,
  member: Member,
  edit: Omit<Change, "change"> & { changeOf: (stored: ProgramValues) => Change["change"] },
) {
  const found = await programToEdit(tx, id, member);
  if (!found.ok) return found;
  const stored = await programValues(tx, found.row);
  const change = edit.changeOf(stored);
  // Staff of the platform has no part in a selection.
  if (
    !holdsScope(member, found.row.organizationId, SCOPE.WRITE) &&
    (await changesSelection(tx, id, stored, change as Partial<ProgramValues>))
  )
    return refuse("selectionHasBegun");
  const used = await inUse(tx, id, stored, change as Partial<ProgramValues>);
  if (used) return used;
  const thing = { table: program, where: eq(program.id, id) };
  const checks = { form: programForm, check: checkOf(found.row.isDraft) };
  const saved = await saveThing(tx, thing, stored, { ...edit, change, ...checks }, async (write) => {
    await tx
      .update(program)
      .set({ ...columnsOf(write), updatedAt: new Date() })
      .where(eq(program.id, id));
    await writeLists(tx, id, write, member.id);
  });
  if (!saved.ok) return saved;
  await refreshPrograms(tx, [id]);
  await audit(tx, member, "changed", id, saved.changes);
  return saved;
}

const INSTANTS = ["applyStart", "applyFinish", "startAt", "finishAt"] as const;

/** The columns of a program, as the database has them. */
function columnsOf({ columns, values }: Write<ProgramFields>) {
  const { minInvestmentUsd: _least, maxInvestmentUsd: _most, ...own } = columns;
  for (const field of INSTANTS) if (field in own) own[field] = values[field] && new Date(values[field]);
  if ("graceSeconds" in own) own.graceSeconds ??= 0;
  if ("ranking" in own) own.ranking ??= RANKINGS[0];
  return own;
}

/** Publishes a draft that is complete. */
export async function publishProgram(tx: Db, id: string, member: Member) {
  const found = await programToEdit(tx, id, member);
  if (!found.ok || !found.row.isDraft) return found;
  const problems = checkOf(false)(await programValues(tx, found.row));
  if (problems.length > 0) return refuse("invalidInput", problems);
  await tx.update(program).set({ isDraft: false, updatedAt: new Date() }).where(eq(program.id, id));
  await refreshPrograms(tx, [id]);
  await audit(tx, member, "published", id);
  return found;
}

/** Shows a program, or hides it from all but the people of its organization. */
export async function showProgram(tx: Db, id: string, member: Member, isVisible: boolean) {
  const found = await programToEdit(tx, id, member);
  if (!found.ok || found.row.isVisible === isVisible) return found;
  await tx.update(program).set({ isVisible, updatedAt: new Date() }).where(eq(program.id, id));
  await refreshPrograms(tx, [id]);
  await audit(tx, member, isVisible ? "shown" : "hidden", id);
  return found;
}

/** Takes a program out of everything but the lists of those who applied. */
export async function deleteProgram(tx: Db, id: string, member: Member) {
  const found = await programToEdit(tx, id, member);
  if (!found.ok) return found.reason === "notFound" ? refuse("notFoundOnDelete") : refuse("forbidden");
  await tx.update(program).set({ deletedAt: new Date(), isVisible: false }).where(eq(program.id, id));
  await refreshPrograms(tx, [id]);
  await audit(tx, member, "deleted", id);
  return { ok: true as const };
}
