import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { serviceProvider, serviceProviderIndustry, serviceProviderMember } from "#db/tables/providers.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { mayEdit, mayGiveRights } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member } from "#shared/viewer.ts";
import type { EditableProvider, OwnProvider } from "./contract.ts";
import { providerForm as form, type ProviderFields } from "./form.ts";

/** The values of the provider's form. */
export async function providerValues(db: Db, row: { id: string }): Promise<Values<ProviderFields>> {
  const [people, industries] = await Promise.all([
    db
      .select()
      .from(serviceProviderMember)
      .where(eq(serviceProviderMember.providerId, row.id))
      .orderBy(asc(serviceProviderMember.sortOrder), asc(serviceProviderMember.id)),
    db.select().from(serviceProviderIndustry).where(eq(serviceProviderIndustry.providerId, row.id)),
  ]);
  return valuesIn(form, {
    ...row,
    serviceIndustries: industries.map(({ typeId }) => typeId).sort(),
    teamMembers: people.map(({ id, name, accountId, position, isFounder }) => ({
      ...{ id, name, accountId, position, isFounder },
    })),
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A provider as its form holds it. Throws `notFound`, and `forbidden` where the viewer may not write it. */
export async function editableProvider(db: Db, seoUrlOrId: string, viewer: Member): Promise<EditableProvider> {
  const isNamed = eq(serviceProvider.seoUrl, seoUrlOrId);
  const [row] = await db
    .select()
    .from(serviceProvider)
    .where(
      and(
        UUID.test(seoUrlOrId) ? or(eq(serviceProvider.id, seoUrlOrId), isNamed) : isNamed,
        isNull(serviceProvider.deletedAt),
      ),
    );
  if (!row) throw new AppError("notFound");
  if (!mayEdit(viewer, row.id)) throw new AppError(row.isVisible ? "forbidden" : "notFound");
  const { id, seoUrl, name, logo, isVisible, version } = row;
  return {
    ...{ id, seoUrl, name, logo, isVisible, version },
    updatedAt: row.updatedAt.toISOString(),
    values: await providerValues(db, row),
    may: { edit: true, delete: mayGiveRights(viewer, "organization", id) },
  };
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
  return rows.map(({ id, seoUrl, name, logo, isVisible, updatedAt, sloganEn, sloganTr }) => ({
    ...{ id, serviceProviderId: id, seoUrl, name, logo, isVisible },
    tagline: (locale === "tr" ? sloganTr || sloganEn : sloganEn || sloganTr) || null,
    updatedAt: updatedAt.toISOString(),
    mayEdit: mayEdit(member, id),
  }));
}
