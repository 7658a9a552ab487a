import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { startup, startupChoice } from "#db/tables/startups.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import { isStaff, mayEdit, mayGiveRights, maySeeFinancials } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import { AppError, type FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import type { EditableStartup, OwnStartup, SimilarStartup, StoredRow } from "./contract.ts";
import { startupForm as form, ROW_KEYS, type RowKey, rowForms, type startupForm } from "./form.ts";
import { type Investor, ROW_TABLES } from "./parts/row-tables.server.ts";
import { mayEditFinancials, mayOpenForm } from "./rules.ts";

type StartupRow = typeof startup.$inferSelect;
export type StartupValues = Values<(typeof startupForm)["fields"]>;

/** The startup, locked for its transaction. Undefined: there is none, or it is deleted. */
export async function lockStartup(tx: Db, id: string): Promise<StartupRow | undefined> {
  const [row] = await tx
    .select()
    .from(startup)
    .where(and(eq(startup.id, id), isNull(startup.deletedAt)))
    .for("update");
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

/** The rows of a list as its form holds them; with an id that one. */
export async function rowsOf(db: Db, startupId: string, key: RowKey, rowId?: string): Promise<StoredRow[]> {
  const { table, kind } = ROW_TABLES[key];
  const ofStartup = [
    eq(table.startupId, startupId),
    ...(rowId ? [eq(table.id, rowId)] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
  ];
  const rows = await db
    .select()
    .from(table as typeof funding)
    .where(and(...ofStartup))
    .orderBy(...ORDER[key]);
  const investors =
    key === "investment"
      ? await investorsOf(
          db,
          rows.map(({ id }) => id),
        )
      : undefined;
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    values: valuesIn(rowForms[key] as never, {
      ...row,
      ...(key === "teammember" ? { isMentor: (row as { kind?: string }).kind === "mentor" } : {}),
      ...(investors ? { investors: investors.get(row.id) ?? [] } : {}),
    }),
  }));
}

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

async function investorsOf(db: Db, fundingIds: readonly string[]): Promise<Map<string, Investor[]>> {
  if (fundingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(fundingInvestor)
    .where(inArray(fundingInvestor.fundingId, [...fundingIds]))
    .orderBy(asc(fundingInvestor.id));
  const found = new Map<string, Investor[]>();
  for (const { fundingId, name, organizationId, accountId, isLead } of rows)
    found.set(fundingId, [...(found.get(fundingId) ?? []), { name, organizationId, accountId, isLead }]);
  return found;
}

/** A startup as its form holds it. Refuses with `notFound` who may not see it, with `forbidden` who may not write it. */
export async function editableStartup(db: Db, row: StartupRow, viewer: Viewer): Promise<EditableStartup> {
  if (!mayOpenForm(viewer, row.id)) throw new AppError("forbidden");
  const seesFinancials = maySeeFinancials(viewer, "startup", row.id) || mayEditFinancials(viewer, row.id);
  const lists: Partial<EditableStartup["lists"]> = {};
  for (const key of ROW_KEYS) lists[key] = seen(await rowsOf(db, row.id, key), seesFinancials);
  return {
    ...{
      id: row.id,
      seoUrl: row.seoUrl,
      name: row.name,
      logo: row.logo256 ?? row.logo,
      cover: row.coverMedium ?? row.cover,
    },
    ...{ isVisible: row.isVisible, fullness: row.fullness, version: row.version },
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    values: await startupValues(db, row),
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
  return rows.map((row) => ({
    ...{ id: row.id, seoUrl: row.seoUrl, name: row.name, logo: row.logo256 ?? row.logo },
    ...{ isVisible: row.isVisible, fullness: row.fullness },
    tagline: (locale === "tr" ? row.taglineTr || row.taglineEn : row.taglineEn || row.taglineTr) || null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    mayEdit: mayOpenForm(member, row.id),
  }));
}

/** As the index `startup_site` holds an address. */
const site = (address: SQL): SQL =>
  sql`lower(rtrim(split_part(split_part(regexp_replace(${address}, '^https?://(www\\.)?', '', 'i'), '?', 1), '#', 1), '/'))`;
/** More of them help nobody to decide. */
const SIMILAR_MAX = 5;

/** Listed startups with the folded name or the website. */
export async function startupsLike(
  db: Db,
  { name, website }: { name: string; website?: string | null | undefined },
  locale: Locale,
): Promise<SimilarStartup[]> {
  const place = sql.raw(`coalesce(city.name_${locale}, country.name_${locale})`);
  const { rows } = await db.execute<
    { [Name in keyof Omit<SimilarStartup, "same">]: string } & { sameName: boolean; sameSite: boolean }
  >(sql`
    select s.id, s.seo_url "seoUrl", s.name, ${place} place, coalesce(s.logo_64, s.logo) logo,
      s.name_fold = fold(${name}) "sameName", coalesce(${site(sql.raw("s.website"))} = ${site(sql`${website ?? null}::text`)}, false) "sameSite"
    from (
      select id from startup where name_fold collate "C" = fold(${name}) and is_visible and deleted_at is null
      union
      select id from startup where ${site(sql.raw("website"))} = ${site(sql`${website ?? null}::text`)} and website is not null
    ) found
    join startup s using (id) left join country on country.id = s.country_id left join city on city.id = s.city_id
    where s.is_visible and s.deleted_at is null
    order by s.name_fold, s.id limit ${SIMILAR_MAX}`);
  return rows.map(({ sameName, sameSite, ...row }) => ({
    ...row,
    same: [...(sameName ? (["name"] as const) : []), ...(sameSite ? (["website"] as const) : [])],
  }));
}

interface Named {
  organizationId?: unknown;
  accountId?: unknown;
}

/**
 * Problems of rows that name an organization nobody sees, or a person whom the viewer does not see. `isTeam`: a person must
 * have rights on the startup, so that nobody is named a member without having agreed.
 */
export async function namedProblems(
  db: Db,
  rows: readonly { at: string; named: Named; stored: Named | undefined }[],
  { viewer, startupId, isTeam }: { viewer: Viewer; startupId: string; isTeam: boolean },
): Promise<FieldProblem[]> {
  const wanted = rows.flatMap(({ at, named, stored }) => [
    ...(named.organizationId && named.organizationId !== stored?.organizationId
      ? [{ field: `${at}organizationId`, organization: named.organizationId, person: null }]
      : []),
    ...(named.accountId && named.accountId !== stored?.accountId
      ? [{ field: `${at}accountId`, organization: null, person: named.accountId }]
      : []),
  ]);
  if (wanted.length === 0) return [];
  const isThere = isTeam
    ? sql`exists (select from entity_access a where a.account_id = person and a.entity_id = ${startupId}
        and (a.expires_at is null or a.expires_at > now()))`
    : isStaff(viewer)
      ? sql`exists (select from account where account.id = person)`
      : seesPerson(viewer, sql`person`);
  const { rows: found } = await db.execute<{ field: string }>(sql`
    select field from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) wanted (field text, organization uuid, person uuid)
    where (organization is not null and not exists (select from organization o where o.id = organization and o.is_visible))
      or (person is not null and not ${isThere})`);
  return found.map(({ field }) => ({ field, reason: isTeam && field.endsWith("accountId") ? "notInTeam" : "unknown" }));
}
