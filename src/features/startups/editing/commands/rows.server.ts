import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { funding } from "#db/tables/funding.server.ts";
import { startup, startupAffiliation } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { Changes } from "#server/audit-changes.server.ts";
import { namedProblems, ownNames } from "#server/edit/named.server.ts";
import { type Edit, newThing, saveThing, type Write } from "#server/edit/save-edit.server.ts";
import type { EditForm, Fields, Values } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { fold } from "#shared/fold.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../../commands.server.ts";
import { mailRemoval } from "../../links/commands/removal.server.ts";
import { signAffiliation, signRound } from "../../links/commands/sign.server.ts";
import { ROWS_MAX, type RowKey, rowForms } from "../form.ts";
import { type Investor, ROW_TABLES } from "../parts/row-tables.server.ts";
import { rowsOf } from "../queries.server.ts";
import { SHARES_MAX } from "../rules.ts";
import { startupToEdit } from "./fields.server.ts";

export interface RowOf {
  startupId: string;
  key: RowKey;
  member: Member;
}
type Change = Omit<Edit<Fields>, "form" | "check" | "rateDay">;
type Plain = Record<string, unknown>;

/** Adds a row to a list of a startup. Returns its id. */
export async function addRow(tx: Db, rowPlace: RowOf, change: Change) {
  const found = await rowToEdit(tx, rowPlace, change);
  if (!found.ok) return found;
  const { table, kind } = ROW_TABLES[rowPlace.key];
  if (found.rows.length >= ROWS_MAX)
    return refuse("invalidInput", [{ field: rowPlace.key, reason: `atMost:${ROWS_MAX}` }]);
  const id = v7();
  const checked = await newThing({ ...change, ...editOf(tx, rowPlace, found.rows, id) });
  if (!checked.ok) return checked;
  const columns = await columnsOf(tx, rowPlace.key, checked);
  const place = { id, startupId: rowPlace.startupId, ...(kind && { kind }) };
  await tx.insert(table as typeof funding).values({ ...columns, ...place } as never);
  await signRow(tx, rowPlace, id, checked, undefined);
  await recordChange(tx, rowPlace, "rowAdded", id);
  return { ok: true as const, id };
}

/** Saves fields of a row. */
export async function changeRow(tx: Db, rowPlace: RowOf, id: string, change: Change) {
  const found = await rowToEdit(tx, rowPlace, change);
  if (!found.ok) return found;
  const stored = found.rows.find((row) => row.id === id);
  if (!stored) return refuse("notFound");
  if (change.change.isMentor === true && isLastOfTeam(rowPlace.key, found.rows, stored))
    return refuse("lastTeamMember");
  const { table } = ROW_TABLES[rowPlace.key];
  const thing = { table, where: eq(table.id, id) };
  const edit = { ...change, ...editOf(tx, rowPlace, found.rows, id) };
  const saved = await saveThing(tx, thing, stored.values as Values<Fields>, edit, async (write) => {
    const columns = await columnsOf(tx, rowPlace.key, write);
    if (Object.keys(columns).length > 0)
      await tx
        .update(table as typeof funding)
        .set(columns as never)
        .where(eq(table.id, id));
    await signRow(tx, rowPlace, id, write, stored.values);
  });
  if (!saved.ok) return saved;
  await recordChange(tx, rowPlace, "rowChanged", id, saved.changes);
  return { ok: true as const, id };
}

/** Deletes a row. */
export async function removeRow(tx: Db, rowPlace: RowOf, id: string) {
  const found = await startupToEdit(tx, rowPlace.startupId, rowPlace.member, ["name"], rowPlace.key);
  if (!found.ok) return found;
  const rows = await rowsOf(tx, rowPlace.startupId, rowPlace.key);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) return refuse("notFoundOnDelete");
  if (isLastOfTeam(rowPlace.key, rows, row)) return refuse("lastTeamMember");
  const { table } = ROW_TABLES[rowPlace.key];
  const [affiliation] = ROW_TABLES[rowPlace.key].kind
    ? await tx.select().from(startupAffiliation).where(eq(startupAffiliation.id, id))
    : [];
  await tx.delete(table).where(and(eq(table.id, id), eq(table.startupId, rowPlace.startupId)));
  if (affiliation) await mailRemoval(tx, rowPlace.member, affiliation, "startup");
  await recordChange(tx, rowPlace, "rowDeleted", id);
  return { ok: true as const };
}

/** The last of the team neither goes nor becomes a mentor (specification, "Validation rules"). */
function isLastOfTeam(key: RowKey, rows: Rows, row: Rows[number]): boolean {
  const isMember = ({ values }: Rows[number]) => key === "teammember" && values.isMentor === false;
  return isMember(row) && rows.filter(isMember).length === 1;
}

async function rowToEdit(tx: Db, { startupId, key, member }: RowOf, { change }: Change) {
  const { version: _, ...sent } = change;
  const found = await startupToEdit(tx, startupId, member, Object.keys(sent), key);
  return found.ok ? { ok: true as const, rows: await rowsOf(tx, startupId, key) } : found;
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** The form of the list, and what it needs of the rest of the startup. */
function editOf(tx: Db, { startupId, key, member }: RowOf, rows: Rows, id: string) {
  const others = rows.filter((row) => row.id !== id);
  const stored = rows.find((row) => row.id === id)?.values;
  const form = rowForms[key] as unknown as EditForm<Fields>;
  return {
    form,
    ...(key === "investment" && { rateDay: (values: Plain) => values.announcedDate as string | null }),
    check: async (values: Plain): Promise<FieldProblem[]> => [
      ...(await namedProblems(tx, { fields: form.fields, values, stored }, { viewer: member, entityId: startupId })),
      ...(key === "teammember" ? shareProblems(values, others) : []),
      ...(key === "investment" ? investorProblems(values) : []),
    ],
  };
}

/** An investor is an organization, a person, or a name, and stands in a round once. */
const investorProblems = ({ investors }: Plain): FieldProblem[] => {
  const identities = (investors as Investor[]).map(
    ({ organizationId, accountId, name }) => organizationId ?? accountId ?? fold(name ?? ""),
  );
  return (investors as Investor[]).flatMap(({ organizationId, accountId }, index) => {
    if (organizationId && accountId) return [{ field: `investors.${index}.accountId`, reason: "oneOnly" }];
    return identities.indexOf(identities[index]!) < index
      ? [{ field: `investors.${index}.name`, reason: "duplicate" }]
      : [];
  });
};

function shareProblems(values: Plain, others: Rows): FieldProblem[] {
  const shares = [values, ...others.map((row) => row.values)].map(({ shareValue }) => Number(shareValue ?? 0));
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.round(sum * 100) > SHARES_MAX * 100 && values.shareValue !== null
    ? [
        {
          field: "shareValue",
          reason: "sharesAbove",
          detail: String(Math.round((SHARES_MAX - sum + Number(values.shareValue)) * 100) / 100),
        },
      ]
    : [];
}

/** The columns of a row: who is named by an id has the name of their own, and the portal's own fields. Who signs a round says whether it is private. */
async function columnsOf(tx: Db, key: RowKey, { columns, values, sent, rateOf }: Write<Fields>): Promise<Plain> {
  const { isMentor, isPrivate: _, ...plain } = columns;
  const own = (await ownNames(tx, rowForms[key].fields, [values as Plain]))(values as Plain);
  return {
    ...plain,
    ...(sent.has("name") && own ? { name: own } : {}),
    ...(key === "teammember" && sent.has("isMentor") ? { kind: isMentor ? "mentor" : "team" } : {}),
    ...(key === "investment" ? { updatedAt: new Date(), ...rateColumns(columns, values, rateOf) } : {}),
  };
}

/** The rate by which the amount of a round is worth its dollars, where that is written. */
function rateColumns(columns: Plain, values: Plain, rateOf: Write<Fields>["rateOf"]): Plain {
  if (!("amount" in columns)) return {};
  const rate = columns.amount === null ? undefined : rateOf(values.amountCurrencyId);
  return { usdRate: rate?.usdPerUnit ?? null, usdRateDate: rate?.day ?? null };
}

/** What a row says of others has two signatures (record 71). */
async function signRow(tx: Db, rowPlace: RowOf, id: string, write: Write<Fields>, before: Plain | undefined) {
  if (rowPlace.key === "investment") await signRound(tx, rowPlace, id, write, before);
  else if (ROW_TABLES[rowPlace.key].kind) await signAffiliation(tx, rowPlace, id, write, before);
}

async function recordChange(
  tx: Db,
  { startupId, key, member }: RowOf,
  action: ActionOn<"startup">,
  id: string,
  changes?: Changes,
) {
  await tx.update(startup).set({ updatedAt: new Date() }).where(eq(startup.id, startupId));
  await refreshStartups(tx, [startupId]);
  const detail = { list: key, row: id, ...changes };
  await writeAudit(tx, {
    accountId: member.id,
    action: `startup.${action}`,
    entity: "startup",
    entityId: startupId,
    detail,
  });
}
