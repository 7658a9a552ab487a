// Hand-written SQL: people, networks and counts of an organization as JSON; the portfolio from two tables.

import { count, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { catalogue, namesIn } from "#features/reference/queries.server.ts";
import { isManaged } from "#server/access.server.ts";
import { publicFactsOf, storedConfirmation } from "#server/edit/fact-ages.server.ts";
import { hidesFrom } from "#server/visible-people.server.ts";
import { mayEdit, mayVisit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { organizationForm } from "../editing/form.ts";
import { organizationDetail as detail, type OrganizationDetail, type PortfolioRow } from "./contract.ts";

const detailRow = z.object({
  id: z.string(),
  seo_url: z.string(),
  name: z.string(),
  type_id: z.string(),
  country_id: z.string().nullable(),
  city_id: z.string().nullable(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  about: z.string().nullable(),
  facilities: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  twitter: z.string().nullable(),
  linkedin: z.string().nullable(),
  is_visible: z.boolean(),
  people: z.array(detail.shape.teamMembers.element.extend({ kind: z.enum(["team", "mentor"]) })),
  networks: detail.shape.angelNetworks,
  counts: detail.shape.counts,
  created_at: z.string(),
  updated_at: z.string(),
  confirmed_at: z.string().nullable(),
  confirmations: z.record(z.string(), storedConfirmation),
});

/**
 * Startups of the portfolio of an organization: (startup_id, incubated, accelerated, invested, is_confirmed, since, until), a startup a
 * row. Confirmed: both sides say one of its links. What was refused is none. Until: when the last stay ended, if none goes on.
 */
const portfolioOf = (organizationId: SQL): SQL => sql`
  select startup_id, bool_or(kind = 'incubationCenter') incubated, bool_or(kind = 'accelerationProgram') accelerated,
    bool_or(kind = 'invested') invested, bool_or(signature = 'confirmed') is_confirmed, min(since) since,
    case when bool_and(until < ${HOUSE_TODAY_SQL}) then max(until) end until
  from (
    select startup_id, kind, signature, start_date since, coalesce(end_date, 'infinity') until from startup_affiliation
    where organization_id = ${organizationId} and signature <> 'refused'
    union all
    select f.startup_id, 'invested', i.signature, f.announced_date, 'infinity'
    from funding_investor i join funding f on f.id = i.funding_id
    where i.organization_id = ${organizationId} and i.signature <> 'refused' and f.is_listed
  ) tie join startup s on s.id = tie.startup_id
  where s.is_visible and s.deleted_at is null group by startup_id`;

/** An organization by its address. Throws `notFound`, also for a hidden one, except for its own members. */
export async function organizationDetail(
  db: Db,
  seoUrl: string,
  viewer: Viewer,
  locale: Locale,
): Promise<OrganizationDetail> {
  const reference = await catalogue(db);
  const texts = ["tagline", "description", "about", "facilities"].map(
    (column) => sql`${localizedSql(`o.${column}`, locale)} ${sql.raw(column)}`,
  );
  const rows = await rowsOf(
    db,
    detailRow,
    sql`
    select o.id, o.seo_url, o.name, o.type_id, o.country_id, o.city_id, o.logo, ${sql.join(texts, sql`, `)}, o.email, o.phone,
      o.address, o.website, o.facebook, o.instagram, o.twitter, o.linkedin, o.is_visible, o.created_at, o.updated_at,
      o.confirmed_at, o.confirmations,
      coalesce((
        select json_agg(json_build_object('kind', m.kind, 'id', m.id, 'name', m.name, 'position', m.position,
          'photo', coalesce(m.photo, a.photo), 'seoUrl', a.seo_url) order by m.sort_order, m.id)
        from organization_member m
          left join active_member a on a.id = m.account_id and not ${hidesFrom(sql`m.account_id`, viewer)}
        where m.organization_id = o.id and (m.account_id is null or a.id is not null)
      ), '[]') people,
      coalesce((
        select json_agg(json_build_object('id', n.id, 'name', coalesce(net.name, n.name), 'seoUrl', net.seo_url, 'logo', net.logo,
            'isConfirmed', n.signature = 'confirmed')
          order by n.name, n.id)
        from organization_network n left join organization net on net.id = n.network_id and net.is_visible
        where n.organization_id = o.id and n.signature <> 'refused'
      ), '[]') networks,
      json_build_object(
        'programs', (select count(*) from program p where p.organization_id = o.id and p.is_listed),
        'portfolio', (select count(*) from (${portfolioOf(sql`o.id`)}) portfolio),
        'patents', (select count(*) from patent p where p.organization_id = o.id and p.is_listed),
        'rounds', (select count(distinct f.id) from funding_investor i join funding f on f.id = i.funding_id
          where i.organization_id = o.id and i.signature <> 'refused' and f.is_listed)) counts
    from organization o where o.seo_url = ${seoUrl} and o.deleted_at is null`,
  );
  const row = rows[0];
  if (!row || !(row.is_visible || mayVisit(viewer, row.id))) throw new AppError("notFound");
  const names = namesIn(reference, locale);
  const peopleOf = (wanted: "team" | "mentor") =>
    row.people.filter(({ kind }) => kind === wanted).map(({ kind: _, ...person }) => person);
  const { id, name, logo, tagline, description, about, facilities, email, phone, address, website } = row;
  const { facebook, instagram, twitter, linkedin, counts } = row;
  return {
    id,
    seoUrl: row.seo_url,
    name,
    type: names.type(row.type_id) ?? { id: row.type_id, name: "", slug: row.type_id },
    location: { country: names.country(row.country_id), city: names.city(row.city_id) },
    tagline,
    logo,
    description,
    about,
    facilities,
    email,
    phone,
    address,
    website,
    facebook,
    instagram,
    twitter,
    linkedin,
    teamMembers: peopleOf("team"),
    mentors: peopleOf("mentor"),
    angelNetworks: row.networks,
    counts,
    isVisible: row.is_visible,
    mayEdit: mayEdit(viewer, id),
    mayClaim: viewer.kind === "member" && row.is_visible && !(await isManaged(db, id)),
    ...publicFactsOf(organizationForm.fields, {
      values: { cityId: row.city_id, email, phone, address, website },
      confirmations: row.confirmations,
      confirmedAt: row.confirmed_at ? new Date(row.confirmed_at) : null,
    }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

const portfolioRow = z.object({
  id: z.string(),
  name: z.string(),
  seo_url: z.string(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  sector_id: z.string().nullable(),
  stage_id: z.string().nullable(),
  incubated: z.boolean(),
  accelerated: z.boolean(),
  invested: z.boolean(),
  is_confirmed: z.boolean(),
  since: z.string().nullable(),
  until: z.string().nullable(),
});

/** A page of the portfolio of a visible organization, the latest first. */
export async function portfolioPage(
  db: Db,
  organizationId: string,
  { offset, limit }: { offset: number; limit: number },
  locale: Locale,
): Promise<{ rows: PortfolioRow[]; totalCount: number }> {
  const reference = await catalogue(db);
  const found = sql`(${portfolioOf(sql`${organizationId}::uuid`)}) tie join startup s on s.id = tie.startup_id
    and exists (select from organization o where o.id = ${organizationId} and o.is_visible)`;
  const [counted] = await db.select({ total: count() }).from(found);
  const rows = await rowsOf(
    db,
    portfolioRow,
    sql`
    select s.id, s.name, s.seo_url, coalesce(s.logo_64, s.logo) logo, ${localizedSql("s.tagline", locale)} tagline, s.sector_id, s.stage_id,
      tie.incubated, tie.accelerated, tie.invested, tie.is_confirmed, tie.since::text since, tie.until::text until
    from ${found}
    order by tie.since desc nulls last, s.id limit ${limit} offset ${offset}`,
  );
  const names = namesIn(reference, locale);
  return {
    rows: rows.map(({ seo_url, sector_id, stage_id, is_confirmed, ...row }) => ({
      ...row,
      isConfirmed: is_confirmed,
      seoUrl: seo_url,
      sector: names.type(sector_id),
      stage: names.type(stage_id),
    })),
    totalCount: counted!.total,
  };
}
