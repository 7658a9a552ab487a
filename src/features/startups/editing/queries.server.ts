import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { startup, type startupAffiliation, startupChoice, startupMember } from "#db/tables/startups.server.ts";
import { factAges, factCountsOf } from "#server/edit/fact-ages.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { similarEntries } from "#server/edit/similar.server.ts";
import { isStaying } from "#server/visible-people.server.ts";
import {
  isInsider,
  mayEdit,
  mayEditFinancials,
  mayGiveRights,
  mayOpenForm,
  maySeeFinancials,
  maySeeRights,
} from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import { type ScoredEntry, scoreOf } from "#shared/edit/score.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import { roundsToAnswer } from "../portfolio/queries.server.ts";
import type { EditableStartup, OwnStartup, StoredRow } from "./contract.ts";
import { startupForm as form, ROW_KEYS, type RowKey, rowForms, type startupForm } from "./form.ts";
import { type Investor, ROW_TABLES } from "./parts/row-tables.server.ts";
import { forbiddenFields, STARTUP_PARTS } from "./rules.ts";

export type StartupRow = typeof startup.$inferSelect;
export type StartupValues = Values<(typeof startupForm)["fields"]>;

/** The startup, locked for its transaction. Undefined: there is none, or it is deleted. */
export async function lockStartup(tx: Db, id: string): Promise<StartupRow | undefined> {
  const [row] = await tx
    .select()
    .from(startup)
    .where(and(eq(startup.id, id), isNull(startup.deletedAt)))
    .for("no key update");
  return row;
}

/** Fields of several values, by the kind of their rows. */
export const CHOICE_FIELDS = {
  subSectorIds: "subSector",
  technologyIds: "technology",
  businessModelIds: "businessModel",
  revenueModelIds: "revenueModel",
  startupProgramIds: "startupProgram",
} as const;
export type ChoiceField = keyof typeof CHOICE_FIELDS;

/** The values of the startup's form. */
export async function startupValues(db: Db, row: StartupRow): Promise<StartupValues> {
  const choices = await db.select().from(startupChoice).where(eq(startupChoice.startupId, row.id));
  const idsOf = (kind: string) =>
    choices
      .filter((choice) => choice.kind === kind)
      .map(({ typeId }) => typeId)
      .sort();
  const lists = Object.fromEntries(Object.entries(CHOICE_FIELDS).map(([field, kind]) => [field, idsOf(kind)]));
  return valuesIn(form, { ...row, ...lists });
}

/** The rows of a list as its form holds them, without people who are leaving; with an id that one. */
export async function rowsOf(db: Db, startupId: string, key: RowKey, rowId?: string): Promise<StoredRow[]> {
  const { table, kind } = ROW_TABLES[key];
  const ofStartup = [
    eq(table.startupId, startupId),
    ...(rowId ? [eq(table.id, rowId)] : []),
    // What an organization says is answered, not edited, until the startup says so, too.
    ...(kind ? [sql`kind = ${kind} and (said_by = 'startup' or signature = 'confirmed')`] : []),
    ...(key === "teammember" ? [isStaying(startupMember.accountId)] : []),
  ];
  const rows = await db
    .select()
    .from(table as typeof funding)
    .where(and(...ofStartup))
    .orderBy(...ORDER[key]);
  const ids = rows.map(({ id }) => id);
  const investors = key === "investment" ? await investorsOf(db, ids) : undefined;
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    values: valuesIn(rowForms[key] as never, {
      ...row,
      ...(key === "teammember" ? { isMentor: (row as { kind?: string }).kind === "mentor" } : {}),
      ...(investors ? { investors: (investors.get(row.id) ?? []).map(investorIn) } : {}),
    }),
    signing: signingOf(key, row, investors?.get(row.id) ?? []),
  }));
}

/** A row just written, as its author may see it. */
export async function rowFor(
  db: Db,
  { startupId, key, member }: { startupId: string; key: RowKey; member: Member },
  id: string,
) {
  const rows = await rowsOf(db, startupId, key, id);
  return seen(rows, seesFinancialsOf(member, startupId))[0]!;
}

const seesFinancialsOf = (viewer: Viewer, startupId: string): boolean =>
  maySeeFinancials(viewer, "startup", startupId) || mayEditFinancials(viewer, startupId);

const newestFirst = (column: string): SQL[] => [sql.raw(`${column} desc nulls last`), sql`id desc`];
const ORDER: Record<RowKey, SQL[]> = {
  teammember: [sql`kind desc`, sql`sort_order`, sql`id`],
  investment: newestFirst("announced_date"),
  governmentsupport: newestFirst("received_date"),
  importantupdate: newestFirst("update_date"),
  patent: [sql`id`],
  competitor: [sql`id`],
  incubationcenter: newestFirst("start_date"),
  AccelerationProgram: newestFirst("start_date"),
};

type StoredInvestor = typeof fundingInvestor.$inferSelect;

const investorIn = ({ name, organizationId, accountId, isLead }: StoredInvestor): Investor => ({
  name,
  organizationId,
  accountId,
  isLead,
});

/** What a row says of others. An affiliation is read from the table of rounds, too, and has no money. */
function signingOf(key: RowKey, row: object, investors: readonly StoredInvestor[]): StoredRow["signing"] {
  if (key === "investment") {
    const { isHeld, signedBy, isPrivate, amount } = row as typeof funding.$inferSelect;
    const others = investors.map(({ name, signature, refusal, asksAgain, organizationId, accountId }) => ({
      name,
      signature,
      refusal,
      asksAgain,
      isHere: (organizationId ?? accountId) !== null,
    }));
    return { others, isHeld, isAlone: signedBy === null && !isPrivate && amount !== null };
  }
  if (!ROW_TABLES[key].kind) return null;
  const { name, signature, refusal, asksAgain, organizationId, saidBy } = row as typeof startupAffiliation.$inferSelect;
  const isOthers = organizationId !== null && (saidBy === "startup" || signature === "confirmed");
  return {
    others: isOthers ? [{ name, signature, refusal, asksAgain, isHere: true }] : [],
    isHeld: false,
    isAlone: false,
  };
}

async function investorsOf(db: Db, fundingIds: readonly string[]): Promise<Map<string, StoredInvestor[]>> {
  if (fundingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(fundingInvestor)
    .where(and(inArray(fundingInvestor.fundingId, [...fundingIds]), isStaying(fundingInvestor.accountId)))
    .orderBy(asc(fundingInvestor.id));
  return Map.groupBy(rows, ({ fundingId }) => fundingId);
}

/** How its people know each other is for those who may read the startup: who has a right on its money alone is not one of them. */
const withoutAcquaintance = (row: StoredRow): StoredRow => ({
  ...row,
  values: { ...row.values, knownTime: null, whereMet: null },
});

/** A startup as its form holds it. Refuses with `notFound` who may not see it, with `forbidden` who may not write it. */
export async function editableStartup(db: Db, row: StartupRow, viewer: Viewer): Promise<EditableStartup> {
  if (row.deletedAt) throw new AppError("notFound");
  if (!mayOpenForm(viewer, "startup", row.id)) throw new AppError("forbidden");
  const seesFinancials = seesFinancialsOf(viewer, row.id);
  const values = await startupValues(db, row);
  const lists: Partial<EditableStartup["lists"]> = {};
  for (const key of ROW_KEYS) lists[key] = seen(await rowsOf(db, row.id, key), seesFinancials);
  if (!isInsider(viewer, row.id)) lists.teammember = lists.teammember?.map(withoutAcquaintance);
  return {
    id: row.id,
    seoUrl: row.seoUrl,
    name: row.name,
    logo: row.logo256 ?? row.logo,
    cover: row.coverMedium ?? row.cover,
    isVisible: row.isVisible,
    fullness: row.fullness,
    version: row.version,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    values,
    facts: await factAges(db, form.fields, { ...row, values }),
    lists: lists as EditableStartup["lists"],
    may: {
      edit: mayEdit(viewer, row.id),
      editFinancials: mayEditFinancials(viewer, row.id),
      delete: mayDelete(viewer, row.id),
    },
  };
}

/** Without private rounds and shares where the viewer does not see them. */
const seen = (rows: StoredRow[], seesFinancials: boolean): StoredRow[] =>
  seesFinancials
    ? rows
    : rows
        .filter(({ values }) => values.isPrivate !== true)
        .map((row) => ("shareValue" in row.values ? { ...row, values: { ...row.values, shareValue: null } } : row));

/** Full access on it, or a role that works for the platform and may give rights. */
export const mayDelete = (viewer: Viewer, startupId: string): boolean => mayGiveRights(viewer, "startup", startupId);

/** The startups on which a member has rights. */
export async function startupsOf(db: Db, member: Member, locale: Locale): Promise<OwnStartup[]> {
  const ids = member.access.map(({ entityId }) => entityId);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(startup)
    .where(and(inArray(startup.id, ids), isNull(startup.deletedAt)))
    .orderBy(startup.nameFold, startup.id);
  const rounds = await roundsToAnswer(
    db,
    rows.map(({ id }) => id),
    member,
  );
  return rows.map((row) => ({
    roundsToConfirm: rounds.get(row.id) ?? 0,
    id: row.id,
    seoUrl: row.seoUrl,
    name: row.name,
    logo: row.logo256 ?? row.logo,
    isVisible: row.isVisible,
    fullness: row.fullness,
    tagline: (locale === "tr" ? row.taglineTr || row.taglineEn : row.taglineEn || row.taglineTr) || null,
    ...factCountsOf(form.fields, row),
    updatedAt: row.updatedAt.toISOString(),
    mayEdit: mayOpenForm(member, "startup", row.id),
    mayAddJob: mayEdit(member, row.id),
    maySeeRights: maySeeRights(member, "startup", row.id),
  }));
}

/** How complete the startups are on which a member has rights. What the member may not write is not asked for. */
export async function startupScores(db: Db, member: Member): Promise<ScoredEntry[]> {
  const ids = member.access.map(({ entityId }) => entityId);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: startup,
      filled: sql<string[]>`array(
        select kind from startup_choice c where c.startup_id = startup.id
        union select 'competitor' from startup_competitor c where c.startup_id = startup.id
        union select 'teammember' from startup_member m where m.startup_id = startup.id and m.kind = 'team')`,
    })
    .from(startup)
    .where(and(inArray(startup.id, ids), isNull(startup.deletedAt)))
    .orderBy(startup.nameFold, startup.id);
  return rows.map(({ row, filled }) => {
    const lists = [...Object.entries(CHOICE_FIELDS), ["competitor", "competitor"], ["teammember", "teammember"]];
    const listed = Object.fromEntries(lists.map(([field, kind]) => [field, filled.filter((item) => item === kind)]));
    const { missing, sections } = scoreOf(STARTUP_PARTS, { ...row, ...listed });
    const written = STARTUP_PARTS.filter(({ fields }) => forbiddenFields(member, row.id, fields).length === 0);
    return {
      id: row.id,
      seoUrl: row.seoUrl,
      name: row.name,
      logo: row.logo256 ?? row.logo,
      isVisible: row.isVisible,
      mayEdit: mayOpenForm(member, "startup", row.id),
      percent: row.fullness,
      facts: factCountsOf(form.fields, row),
      sections: sections.filter(({ section }) => written.some((part) => part.section === section)),
      missing: missing.filter(({ field }) => forbiddenFields(member, row.id, [field]).length === 0),
    };
  });
}

/** Listed startups with the folded name or the website. */
export const startupsLike = (db: Db, wanted: { name: string; website?: string | null | undefined }, locale: Locale) =>
  similarEntries(db, startup, wanted, locale, "logo_64");
