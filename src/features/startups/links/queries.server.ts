// Hand-written SQL: links of two tables as one list.

import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Link, receivedLinks } from "./contract.ts";
import { LINKS_SHOWN_MAX } from "./rules.ts";

/** The other side of a link. */
export type Other = { organizationId: string } | { accountId: string };

const linkRow = receivedLinks.answer.element satisfies z.ZodType<Link>;

const SHOWN_STARTUP = sql`s.is_visible and s.deleted_at is null`;
const investorIs = (other: Other): SQL =>
  "organizationId" in other ? sql`i.organization_id = ${other.organizationId}` : sql`i.account_id = ${other.accountId}`;

const namedType = (id: string, locale: Locale) =>
  sql`(select ${localizedSql("t.name", locale)} from type t where t.id = ${sql.raw(id)})`;
const codeOf = (id: string) => sql.raw(`(select code from currency where id = ${id})`);
const roundOf = (
  alias: string,
  isLead: string,
  locale: Locale,
) => sql`'stage', ${namedType(`${alias}.stage_id`, locale)},
  'announcedDate', ${sql.raw(`${alias}.announced_date`)}, 'amount', ${sql.raw(`${alias}.amount`)},
  'currency', ${codeOf(`${alias}.amount_currency_id`)}, 'isLead', ${sql.raw(isLead)}`;

/** What startups that everybody sees say of an organization or a person, and what was answered; those that wait come first. */
export function linksOf(db: Db, other: Other, locale: Locale): Promise<Link[]> {
  const ofStartup = sql`json_build_object('name', s.name, 'seoUrl', s.seo_url, 'logo', coalesce(s.logo_64, s.logo)) startup`;
  const own = sql`(select json_agg(json_build_object('id', p.id, ${roundOf("p", "p.is_lead", locale)},
      'isSame', coalesce(p.stage_id = f.stage_id and p.announced_date = f.announced_date, false))
      order by coalesce(p.stage_id = f.stage_id and p.announced_date = f.announced_date, false) desc, p.announced_date desc, p.id)
    from portfolio_round p where p.organization_id = i.organization_id and p.startup_id = s.id and p.state = 'waiting')`;
  const affiliations =
    "organizationId" in other
      ? sql`
    union all
    select a.id, 'affiliation', ${ofStartup}, a.signature, a.said_by, a.refusal, null, a.start_date::text, a.end_date::text, '[]'
    from startup_affiliation a join startup s on s.id = a.startup_id
    where a.organization_id = ${other.organizationId} and ${SHOWN_STARTUP}`
      : sql``;
  return rowsOf(
    db,
    linkRow,
    sql`
    select * from (
      select i.id, 'investor' kind, ${ofStartup}, i.signature, 'startup' "saidBy", i.refusal,
        json_build_object(${roundOf("f", "i.is_lead", locale)}) round, null "startDate", null "endDate", coalesce(${own}, '[]') own
      from funding_investor i join funding f on f.id = i.funding_id join startup s on s.id = f.startup_id
      where ${investorIs(other)} and f.is_listed ${affiliations}) link
    order by signature = 'said' desc, signature = 'refused', id desc limit ${LINKS_SHOWN_MAX}`,
  );
}
