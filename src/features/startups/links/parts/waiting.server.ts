import { sql } from "drizzle-orm";
import { isReaders, type WaitingKind } from "#server/waiting.server.ts";
import { entryFormPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import { hasRole } from "#shared/viewer.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { SECTION_OF } from "./mails.server.ts";

/** What startups, and members of networks, say of the organizations that somebody writes. */
export const linksOfOrganizations: WaitingKind = {
  name: "linksOfOrganizations",
  act: "check",
  page: "dashboardOrganizers",
  texts: { en: en.waitsForOrganization, tr: tr.waitsForOrganization },
  rows: (reader) => ({
    from: sql`(
        select i.organization_id from funding_investor i join funding f on f.id = i.funding_id where (i.signature = 'said' or i.asks_again) and f.is_listed
          and ${isReaders(sql`i.organization_id`, reader, SCOPE.WRITE)}
        union all
        select a.organization_id from startup_affiliation a join startup s on s.id = a.startup_id
        where (a.signature = 'said' or a.asks_again) and a.said_by = 'startup' and s.is_visible and s.deleted_at is null
          and ${isReaders(sql`a.organization_id`, reader, SCOPE.WRITE)}
        union all
        select n.network_id from organization_network n join organization o on o.id = n.organization_id
        where (n.signature = 'said' or n.asks_again) and o.is_visible and o.deleted_at is null
          and ${isReaders(sql`n.network_id`, reader, SCOPE.WRITE)}
      ) link join organization on organization.id = link.organization_id
      where organization.deleted_at is null group by organization.id`,
    count: sql`count(*)`,
    name: sql`organization.name`,
    target: sql`jsonb_build_object('investorId', organization.id)`,
    owner: sql`jsonb_build_object('id', organization.id, 'name', organization.name)`,
  }),
  pathOf: ({ investorId }, locale) => pathTo("profileTechCenterPortfolio", locale, { investorId: investorId! }),
};

/** What organizations say of the startups that somebody writes. */
export const linksOfStartups: WaitingKind = {
  name: "linksOfStartups",
  act: "check",
  page: "dashboardStartups",
  texts: { en: en.waitsForStartup, tr: tr.waitsForStartup },
  rows: (reader) => ({
    from: sql`startup_affiliation a join startup on startup.id = a.startup_id join organization o on o.id = a.organization_id
      where (a.signature = 'said' or a.asks_again) and a.said_by = 'organization' and o.is_visible and startup.deleted_at is null
        and ${isReaders(sql`startup.id`, reader, SCOPE.WRITE)}
      group by startup.id, a.kind`,
    count: sql`count(*)`,
    name: sql`startup.name`,
    target: sql`jsonb_build_object('seoUrl', startup.seo_url, 'kind', a.kind)`,
    owner: sql`jsonb_build_object('id', startup.id, 'name', startup.name)`,
  }),
  pathOf: ({ seoUrl, kind }, locale) =>
    entryFormPath("startup", locale, seoUrl!, SECTION_OF[kind as keyof typeof SECTION_OF]),
};

/** Rounds in which startups name somebody as an investor. */
export const linksOfPeople: WaitingKind = {
  name: "linksOfPeople",
  act: "check",
  page: "profileInvestments",
  texts: { en: en.waitsForPerson, tr: tr.waitsForPerson },
  rows: ({ id }) => ({
    from: sql`funding_investor i join funding f on f.id = i.funding_id
      where i.account_id = ${id} and (i.signature = 'said' or i.asks_again) and f.is_listed`,
    count: sql`count(*)`,
  }),
};

/** What startups say and the other side has refused, until it is corrected or removed. */
export const refusedOfStartups: WaitingKind = {
  name: "refusedOfStartups",
  act: "correct",
  page: "dashboardStartups",
  texts: { en: en.refusedOfStartup, tr: tr.refusedOfStartup },
  rows: (reader) => ({
    from: sql`(
        select f.startup_id, 'investment' section from funding_investor i join funding f on f.id = i.funding_id
        where i.signature = 'refused' and not i.asks_again and f.is_listed and ${isReaders(sql`f.startup_id`, reader, SCOPE.STARTUP_FINANCIAL_WRITE)}
        union all
        select a.startup_id, case a.kind when 'incubationCenter' then ${SECTION_OF.incubationCenter} else ${SECTION_OF.accelerationProgram} end
        from startup_affiliation a
        where a.signature = 'refused' and not a.asks_again and a.said_by = 'startup' and ${isReaders(sql`a.startup_id`, reader, SCOPE.WRITE)}
      ) refused join startup on startup.id = refused.startup_id
      where startup.is_visible and startup.deleted_at is null group by startup.id, refused.section`,
    count: sql`count(*)`,
    name: sql`startup.name`,
    target: sql`jsonb_build_object('seoUrl', startup.seo_url, 'section', refused.section)`,
    owner: sql`jsonb_build_object('id', startup.id, 'name', startup.name)`,
  }),
  pathOf: ({ seoUrl, section }, locale) => entryFormPath("startup", locale, seoUrl!, section!),
};

/** What organizations say of startups and these have refused, until it is corrected or taken back. */
export const refusedOfOrganizations: WaitingKind = {
  name: "refusedOfOrganizations",
  act: "correct",
  page: "dashboardOrganizers",
  texts: { en: en.refusedOfOrganization, tr: tr.refusedOfOrganization },
  rows: (reader) => ({
    from: sql`(
        select organization_id from portfolio_round where state = 'declined' and ${isReaders(sql`organization_id`, reader, SCOPE.WRITE)}
        union all
        select organization_id from startup_affiliation where signature = 'refused' and not asks_again and said_by = 'organization'
          and ${isReaders(sql`organization_id`, reader, SCOPE.WRITE)}
      ) refused join organization on organization.id = refused.organization_id
      where organization.deleted_at is null
      group by organization.id`,
    count: sql`count(*)`,
    name: sql`organization.name`,
    target: sql`jsonb_build_object('investorId', organization.id)`,
    owner: sql`jsonb_build_object('id', organization.id, 'name', organization.name)`,
  }),
  pathOf: ({ investorId }, locale) => pathTo("profileTechCenterPortfolio", locale, { investorId: investorId! }),
};

/** Rounds with an amount that an admin looks at before it is shown. */
export const heldRounds: WaitingKind = {
  name: "heldRounds",
  act: "decide",
  page: "adminStartups",
  isOfHouse: true,
  isFor: (member) => hasRole(member, "admin"),
  texts: { en: en.waitsForAdmin, tr: tr.waitsForAdmin },
  rows: () => ({
    from: sql`funding join startup on startup.id = startup_id
      where is_held and startup.is_visible and startup.deleted_at is null group by startup.id`,
    count: sql`count(*)`,
    name: sql`startup.name`,
    target: sql`jsonb_build_object('seoUrl', startup.seo_url)`,
  }),
  pathOf: ({ seoUrl }, locale) => entryFormPath("startup", locale, seoUrl!, "investment"),
};
