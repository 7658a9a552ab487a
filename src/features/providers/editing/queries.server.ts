import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { serviceProvider, serviceProviderIndustry, serviceProviderMember } from "#db/tables/providers.server.ts";
import { factCountsOf } from "#server/edit/fact-ages.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { entryScores } from "#server/edit/scores.server.ts";
import { isStaying } from "#server/visible-people.server.ts";
import { mayEdit } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member } from "#shared/viewer.ts";
import type { OwnProvider } from "./contract.ts";
import { providerForm as form, type ProviderFields } from "./form.ts";
import { PROVIDER_PARTS } from "./rules.ts";

/** The values of the provider's form. */
export async function providerValues(db: Db, row: { id: string }): Promise<Values<ProviderFields>> {
  const people = await db
    .select()
    .from(serviceProviderMember)
    .where(and(eq(serviceProviderMember.providerId, row.id), isStaying(serviceProviderMember.accountId)))
    .orderBy(asc(serviceProviderMember.sortOrder), asc(serviceProviderMember.id));
  const industries = await db
    .select()
    .from(serviceProviderIndustry)
    .where(eq(serviceProviderIndustry.providerId, row.id));
  return valuesIn(form, {
    ...row,
    serviceIndustries: industries.map(({ typeId }) => typeId).sort(),
    teamMembers: people.map(({ id, name, accountId, position, isFounder }) => ({
      id,
      name,
      accountId,
      position,
      isFounder,
    })),
  });
}

/** The providers on which a member has rights. */
export async function providersOf(db: Db, member: Member, locale: Locale): Promise<OwnProvider[]> {
  const ids = member.access.map(({ entityId }) => entityId);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(serviceProvider)
    .where(and(inArray(serviceProvider.id, ids), isNull(serviceProvider.deletedAt)))
    .orderBy(serviceProvider.nameFold, serviceProvider.id);
  return rows.map(({ id, seoUrl, name, logo, isVisible, updatedAt, sloganEn, sloganTr, ...row }) => ({
    id,
    serviceProviderId: id,
    seoUrl,
    name,
    logo,
    isVisible,
    ...factCountsOf(form.fields, row),
    tagline: (locale === "tr" ? sloganTr || sloganEn : sloganEn || sloganTr) || null,
    updatedAt: updatedAt.toISOString(),
    mayEdit: mayEdit(member, id),
  }));
}

export const providerScores = (db: Db, member: Member) =>
  entryScores(db, { form, table: serviceProvider, valuesOf: providerValues }, member, () => PROVIDER_PARTS);
