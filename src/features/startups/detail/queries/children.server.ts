import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import type { Viewer } from "#shared/viewer.ts";

interface AffiliationRow {
  kind: "incubationCenter" | "accelerationProgram";
  id: string;
  organizationId: string | null;
  name: string;
  startDate: string | null;
  endDate: string | null;
  saidBy: "both" | "startup" | "organization";
  seoUrl: string | null;
  logo: string | null;
}
export interface PersonRow {
  kind: "team" | "mentor";
  id: string;
  accountId: string | null;
  seoUrl: string | null;
  name: string;
  title: string | null;
  professionId: string | null;
  position: string | null;
  shareValue: number | null;
  knownTime: string | null;
  whereMet: string | null;
  photo: string | null;
  invited: boolean;
  /** False: the viewer may not see the account: it hides from them, or will be deleted. */
  isSeen: boolean;
}
export interface Children extends Record<string, unknown> {
  choices: { kind: string; typeId: string }[];
  affiliations: AffiliationRow[];
  competitors: { id: string; competitorName: string; competitorWebsite: string | null; seoUrl: string | null }[];
  patents: { id: string; name: string; applicationNumber: string }[];
  supports: { id: string; supportId: string; date: string }[];
  updates: { id: string; date: string; en: string | null; tr: string | null }[];
  people: PersonRow[];
  years: {
    year: number | null;
    isPrivate: boolean;
    rounds: number;
    undisclosed: number;
    usd: number;
    saidUsd: number;
    lastDate: string | null;
  }[];
}

const piece = (text: string | SQL): SQL => (typeof text === "string" ? sql.raw(text) : text);
const listOf = (row: string | SQL, from: string | SQL): SQL =>
  sql`coalesce((select json_agg(row) from (select ${piece(row)} from ${piece(from)}) row), '[]')`;

/** Everything that hangs on a startup, in one question. Shares and private rounds are still among it. */
export async function childrenOf(db: Db, startupId: string, viewer: Viewer): Promise<Children> {
  const { rows } = await db.execute<Children>(sql`
    with this as (select ${startupId}::uuid as startup_id)
    select
      ${listOf(`kind, type_id "typeId"`, "startup_choice join this using (startup_id)")} choices,
      ${listOf(
        `a.kind, a.id, o.id "organizationId", a.name, a.start_date "startDate", a.end_date "endDate",
         case when a.signature = 'confirmed' then 'both' else a.said_by end "saidBy", o.seo_url "seoUrl", o.logo`,
        `startup_affiliation a join this using (startup_id)
           left join organization o on o.id = a.organization_id and o.is_visible
         where a.signature <> 'refused'
         order by a.start_date desc nulls last, a.id`,
      )} affiliations,
      ${listOf(
        // Linked when exactly one other listed startup has the name. The search index has the listed ones.
        `id, name "competitorName", website "competitorWebsite",
         (select min(entry.seo_url) from search_entry entry where entry.kind = 'startups'
            and entry.name_fold = fold(startup_competitor.name) and entry.entity_id <> startup_id having count(*) = 1) "seoUrl"`,
        "startup_competitor join this using (startup_id) order by id",
      )} competitors,
      ${listOf(
        `id, name, application_number "applicationNumber"`,
        "startup_patent join this using (startup_id) order by id",
      )} patents,
      ${listOf(
        `id, support_id "supportId", received_date date`,
        "startup_government_support join this using (startup_id) order by received_date desc, id",
      )} supports,
      ${listOf(
        "id, update_date date, description_en en, description_tr tr",
        "startup_update join this using (startup_id) order by update_date desc, id desc",
      )} updates,
      ${listOf(
        sql`m.kind, m.id, m.account_id "accountId", case when account_state.seen then account.seo_url end "seoUrl", m.name, m.title, m.profession_id "professionId",
         m.position, m.share_value::float8 "shareValue", m.known_time "knownTime", m.where_met "whereMet",
         coalesce(m.photo, account.photo) photo, m.invited, account_state.seen "isSeen"`,
        sql`startup_member m join this using (startup_id) left join account on account.id = m.account_id
           cross join lateral (select m.account_id is null or ${seesPerson(viewer, sql`m.account_id`)} seen) account_state
         where account.delete_at is null
         order by m.sort_order, m.id`,
      )} people,
      ${listOf(
        `extract(year from announced_date)::int "year", is_private "isPrivate", count(*)::int rounds,
         count(*) filter (where amount is null)::int undisclosed,
         case when count(amount_usd) > 0 then coalesce(sum(amount_usd) filter (where signed_by is not null), 0)::float8 end usd,
         coalesce(sum(amount_usd) filter (where signed_by is null), 0)::float8 "saidUsd", max(announced_date) "lastDate"`,
        "funding join this using (startup_id) group by 1, 2 order by 1",
      )} years`);
  return rows[0]!;
}
