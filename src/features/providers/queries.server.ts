// Hand-written SQL: industries and people as JSON, for the rows of a page that the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { columnsNamed, rowsOf } from "#db/rows.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { type Catalogue, catalogue, type Names, namesIn } from "#features/reference/queries.server.ts";
import { isManaged } from "#server/access.server.ts";
import { publicFactsOf, storedConfirmation } from "#server/edit/fact-ages.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import { hidesFrom } from "#server/visible-people.server.ts";
import { mayEdit, mayVisit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Viewer } from "#shared/viewer.ts";
import { providerDetail as detail, type ProviderDetail, type ProviderRow, providerTexts } from "./contract.ts";
import { providerForm } from "./editing/form.ts";

const providerColumns = z.object({
  id: z.string(),
  seo_url: z.string(),
  name: z.string(),
  slogan: z.string().nullable(),
  logo: z.string().nullable(),
  country_id: z.string().nullable(),
  city_id: z.string().nullable(),
  industries: z.array(z.string()),
});
type RawProvider = z.output<typeof providerColumns>;

/** The columns of `RawProvider`, of the provider `p`. */
const columnsIn = (locale: Locale): SQL => sql`
  p.id, p.seo_url, p.name, ${localizedSql("p.slogan", locale)} slogan, p.logo, p.country_id, p.city_id,
  (select coalesce(json_agg(type_id), '[]') from service_provider_industry where provider_id = p.id) industries`;

const providerRow = (row: RawProvider, names: Names): ProviderRow => ({
  id: row.id,
  seoUrl: row.seo_url,
  name: row.name,
  slogan: row.slogan,
  logo: row.logo,
  serviceIndustries: names.types(row.industries),
  location: { country: names.country(row.country_id), city: names.city(row.city_id) },
});

/** A page without rows has one that says their number alone. */
const pageRow = z.union([
  providerColumns.extend({ totalCount: z.number() }),
  z.object({ id: z.null(), totalCount: z.number() }),
]);

/** The page of providers that a statement of the list finds. */
export const pageOfProviders: ReadRows<ProviderRow, Catalogue> = async (db, reference, page, { locale }) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", ${columnsIn(locale)}
    from (${page}) page left join service_provider p on p.id = page.id order by page.place`,
  );
  const names = namesIn(reference, locale);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : providerRow(row, names))),
  };
};

const detailColumns = providerColumns.extend({
  ...providerTexts.shape,
  description: z.string().nullable(),
  about: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  foundation_year: z.number().nullable(),
  employee_count_id: z.string().nullable(),
  is_visible: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  confirmed_at: z.string().nullable(),
  confirmations: z.record(z.string(), storedConfirmation),
  team: detail.shape.teamMembers,
});

/**
 * A provider by its id or address. Visitors see neither email nor phone number. Throws `notFound`, also for a hidden one of others.
 * People of the team whose account is not listed are left out.
 */
export async function providerDetail(
  db: Db,
  idOrSeoUrl: string,
  viewer: Viewer,
  locale: Locale,
): Promise<ProviderDetail> {
  const reference = await catalogue(db);
  const which = isUuid(idOrSeoUrl) ? sql`p.id = ${idOrSeoUrl}` : sql`p.seo_url = ${idOrSeoUrl}`;
  const rows = await rowsOf(
    db,
    detailColumns,
    sql`
    select ${columnsIn(locale)}, ${localizedSql("p.description", locale)} description, ${localizedSql("p.about", locale)} about, p.email, p.phone,
      ${columnsNamed(serviceProvider, "p", providerTexts)}, p.foundation_year, p.employee_count_id, p.is_visible, p.created_at, p.updated_at, p.confirmed_at, p.confirmations,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'position', m.position, 'photo',
          coalesce(m.photo, person.photo), 'seoUrl', person.seo_url, 'isFounder', m.is_founder) order by m.sort_order, m.id), '[]')
        from service_provider_member m
          left join active_member person on person.id = m.account_id and not ${hidesFrom(sql`m.account_id`, viewer)}
        where m.provider_id = p.id and (m.account_id is null or person.id is not null)) team
    from service_provider p where ${which} and p.deleted_at is null`,
  );
  const row = rows[0];
  if (!row) throw new AppError("notFound");
  if (!row.is_visible && !mayVisit(viewer, row.id)) throw new AppError("notFound");
  const names = namesIn(reference, locale);
  const signedIn = viewer.kind === "member";
  const contact = { email: signedIn ? row.email : null, phone: signedIn ? row.phone : null };
  const texts = providerTexts.parse(row);
  const { website, address } = texts;
  return {
    ...providerRow(row, names),
    ...texts,
    serviceProviderId: row.id,
    description: row.description,
    about: row.about,
    mayEdit: mayEdit(viewer, row.id),
    mayClaim: viewer.kind === "member" && row.is_visible && !(await isManaged(db, row.id)),
    ...contact,
    hidden: !signedIn && (row.email ?? row.phone) !== null,
    foundationYear: row.foundation_year,
    employeeCount: names.type(row.employee_count_id),
    teamMembers: row.team,
    isVisible: row.is_visible,
    ...publicFactsOf(providerForm.fields, {
      values: { cityId: row.city_id, employeeCountId: row.employee_count_id, address, website, ...contact },
      confirmations: row.confirmations,
      confirmedAt: row.confirmed_at ? new Date(row.confirmed_at) : null,
    }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
