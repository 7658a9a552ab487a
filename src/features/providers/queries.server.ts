import { type SQL, sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { type Catalogue, catalogue, type Names, namesIn } from "#features/reference/queries.server.ts";
import { isManaged } from "#server/access.server.ts";
import { publicFactsOf } from "#server/edit/fact-ages.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import { hidesFrom } from "#server/visible-people.server.ts";
import { isInsider, mayEdit } from "#shared/access.ts";
import type { FactEntry } from "#shared/edit/facts.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { ProviderDetail, ProviderRow } from "./contract.ts";
import { providerForm } from "./editing/form.ts";

interface RawProvider extends Record<string, unknown> {
  id: string;
  seo_url: string;
  name: string;
  slogan: string | null;
  logo: string | null;
  country_id: string | null;
  city_id: string | null;
  industries: string[];
}

/** What `RawProvider` has, of the provider `p`. */
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

/** The page of providers that a statement of the list finds. */
export const pageOfProviders: ReadRows<ProviderRow, Catalogue> = async (db, reference, page, { locale }) => {
  const { rows } = await db.execute<RawProvider & { totalCount: number; id: string | null }>(sql`
    select page."totalCount", ${columnsIn(locale)}
    from (${page}) page left join service_provider p on p.id = page.id order by page.place`);
  const names = namesIn(reference, locale);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : providerRow(row, names))),
  };
};

interface RawDetail extends RawProvider {
  description: string | null;
  about: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedin: string | null;
  video: string | null;
  foundation_year: number | null;
  employee_count_id: string | null;
  address: string | null;
  is_visible: boolean;
  created_at: string;
  updated_at: string;
  confirmed_at: string | null;
  confirmations: FactEntry["confirmations"];
  team: ProviderDetail["teamMembers"];
}

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
  const { rows } = await db.execute<RawDetail>(sql`
    select ${columnsIn(locale)}, ${localizedSql("p.description", locale)} description, ${localizedSql("p.about", locale)} about, p.email, p.phone,
      p.website, p.facebook, p.instagram, p.twitter, p.linkedin, p.video, p.foundation_year, p.employee_count_id, p.address,
      p.is_visible, p.created_at, p.updated_at, p.confirmed_at, p.confirmations,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'position', m.position, 'photo',
          coalesce(m.photo, person.photo), 'seoUrl', person.seo_url, 'isFounder', m.is_founder) order by m.sort_order, m.id), '[]')
        from service_provider_member m
          left join listed_member person on person.id = m.account_id and not ${hidesFrom(sql`m.account_id`, viewer)}
        where m.provider_id = p.id and (m.account_id is null or person.id is not null)) team
    from service_provider p where ${which} and p.deleted_at is null`);
  const row = rows[0];
  if (!row) throw new AppError("notFound");
  if (!row.is_visible && !isInsider(viewer, row.id)) throw new AppError("notFound");
  const names = namesIn(reference, locale);
  const signedIn = viewer.kind === "member";
  const contact = { email: signedIn ? row.email : null, phone: signedIn ? row.phone : null };
  const { website, facebook, instagram, twitter, linkedin, video, address, about, description } = row;
  return {
    ...providerRow(row, names),
    serviceProviderId: row.id,
    description,
    about,
    website,
    facebook,
    instagram,
    twitter,
    linkedin,
    video,
    address,
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
