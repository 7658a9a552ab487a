import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization, organizationMember, organizationNetwork } from "#db/tables/organizations.server.ts";
import { catalogue, namesIn } from "#features/reference/queries.server.ts";
import type { EntryRow } from "#server/edit/entries.server.ts";
import { factCountsOf } from "#server/edit/fact-ages.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { entryScores } from "#server/edit/scores.server.ts";
import { isStaying } from "#server/visible-people.server.ts";
import { mayEdit } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member } from "#shared/viewer.ts";
import type { OwnOrganization } from "./contract.ts";
import { organizationForm as form, type OrganizationFields } from "./form.ts";
import { patentsOf } from "./queries/patents.server.ts";
import { partsFor } from "./rules.ts";

/** The values of the organization's form. */
export async function organizationValues(db: Db, row: EntryRow): Promise<Values<OrganizationFields>> {
  const people = await db
    .select()
    .from(organizationMember)
    .where(and(eq(organizationMember.organizationId, row.id), isStaying(organizationMember.accountId)))
    .orderBy(asc(organizationMember.sortOrder), asc(organizationMember.id));
  const angelNetworks = await db
    .select()
    .from(organizationNetwork)
    .where(eq(organizationNetwork.organizationId, row.id))
    .orderBy(asc(organizationNetwork.name), asc(organizationNetwork.id));
  const peopleOf = (wanted: "team" | "mentor") =>
    people
      .filter(({ kind }) => kind === wanted)
      .map(({ id, name, accountId, position }) => ({ id, name, accountId, position }));
  return valuesIn(form, {
    ...row,
    teamMembers: peopleOf("team"),
    mentors: peopleOf("mentor"),
    patents: await patentsOf(db, row.id),
    angelNetworks: angelNetworks.map(({ id, name, networkId }) => ({ id, name, networkId })),
  });
}

/** The organizations on which a member has rights. */
export async function organizationsOf(db: Db, member: Member, locale: Locale): Promise<OwnOrganization[]> {
  const ids = member.access.map(({ entityId }) => entityId);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(organization)
    .where(and(inArray(organization.id, ids), isNull(organization.deletedAt)))
    .orderBy(organization.nameFold, organization.id);
  const names = namesIn(await catalogue(db), locale);
  return rows.map(({ id, seoUrl, name, logo, isVisible, updatedAt, taglineEn, taglineTr, typeId, ...row }) => ({
    id,
    organizerId: id,
    seoUrl,
    name,
    logo,
    isVisible,
    ...factCountsOf(form.fields, row),
    type: names.type(typeId)?.name ?? "",
    tagline: (locale === "tr" ? taglineTr || taglineEn : taglineEn || taglineTr) || null,
    updatedAt: updatedAt.toISOString(),
    mayEdit: mayEdit(member, id),
  }));
}

export const organizationScores = (db: Db, member: Member) =>
  entryScores(db, { form, table: organization, valuesOf: organizationValues }, member, partsFor);
