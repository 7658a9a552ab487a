// Hand-written SQL: links of two tables as one list.

import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { funding } from "#db/tables/funding.server.ts";
import { currency, type } from "#db/tables/reference.server.ts";
import { startup, startupAffiliation } from "#db/tables/startups.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Hosting, type Link, receivedLinks } from "./contract.ts";
import { hostingForm } from "./form.ts";
import type { MailedRound } from "./parts/mails.server.ts";
import { LINKS_SHOWN_MAX } from "./rules.ts";

/** The other side of a link. */
export type Other = { organizationId: string } | { accountId: string };

const linkRow = receivedLinks.answer.element satisfies z.ZodType<Link>;

/** What waits for an answer again is as what is said for the first time, for who answers. */
const SIGNATURE = (alias: string): SQL =>
  sql.raw(`case when ${alias}.asks_again then 'said' else ${alias}.signature end`);

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

/**
 * What startups that everybody sees say of an organization or a person, and organizations of a network, and what was answered; those that
 * wait come first, then the latest. Where both sides say that it hosts a startup, `hostingsOf` has it.
 */
export function linksOf(db: Db, other: Other, locale: Locale): Promise<Link[]> {
  const ofStartup = sql`json_build_object('noun', 'startup', 'name', s.name, 'seoUrl', s.seo_url, 'logo', coalesce(s.logo_64, s.logo)) other`;
  const own = sql`(select json_agg(json_build_object('id', p.id, ${roundOf("p", "p.is_lead", locale)},
      'isSame', coalesce(p.stage_id = f.stage_id and p.announced_date = f.announced_date, false))
      order by coalesce(p.stage_id = f.stage_id and p.announced_date = f.announced_date, false) desc, p.announced_date desc, p.id)
    from portfolio_round p where p.organization_id = i.organization_id and p.startup_id = s.id and p.state = 'waiting')`;
  const ofOrganizations =
    "organizationId" in other
      ? sql`
    union all
    select a.id, 'affiliation', ${ofStartup}, ${SIGNATURE("a")}, a.said_by, a.refusal, a.asks_again, null, a.start_date::text, a.end_date::text, '[]'
    from startup_affiliation a join startup s on s.id = a.startup_id
    where a.organization_id = ${other.organizationId} and ${SHOWN_STARTUP}
      and a.said_by = 'startup' and a.signature <> 'confirmed'
    union all
    select n.id, 'network', json_build_object('noun', 'organization', 'name', o.name, 'seoUrl', o.seo_url, 'logo', o.logo), ${SIGNATURE("n")},
      'organization', n.refusal, n.asks_again, null, null, null, '[]'
    from organization_network n join organization o on o.id = n.organization_id
    where n.network_id = ${other.organizationId} and o.is_visible and o.deleted_at is null`
      : sql``;
  return rowsOf(
    db,
    linkRow,
    sql`
    select * from (
      select i.id, 'investor' kind, ${ofStartup}, ${SIGNATURE("i")} signature, 'startup' "saidBy", i.refusal, i.asks_again "asksAgain",
        json_build_object(${roundOf("f", "i.is_lead", locale)},
          'preValuation', f.pre_valuation, 'shareRatio', f.share_ratio, 'preValuationCurrency', ${codeOf("f.pre_valuation_currency_id")}) round, null "startDate", null "endDate", coalesce(${own}, '[]') own
      from funding_investor i join funding f on f.id = i.funding_id join startup s on s.id = f.startup_id
      where ${investorIs(other)} and f.is_listed ${ofOrganizations}) link
    order by signature = 'said' desc, coalesce("startDate", round->>'announcedDate') desc nulls last, id desc limit ${LINKS_SHOWN_MAX}`,
  );
}

/** True if `linksOf` a person has any. */
export async function namesInvestor(db: Db, accountId: string): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ exists: z.boolean() }),
    sql`select exists (
      select from funding_investor i join funding f on f.id = i.funding_id where ${investorIs({ accountId })} and f.is_listed)`,
  );
  return row!.exists;
}

/** What organizations that everybody sees say of a startup and it has not confirmed: first what waits, then what it refused. */
export function linksOfStartup(db: Db, startupId: string): Promise<Link[]> {
  return rowsOf(
    db,
    linkRow,
    sql`
    select a.id, 'affiliation' kind, ${SIGNATURE("a")} signature, a.said_by "saidBy", a.refusal, a.asks_again "asksAgain", null round,
      json_build_object('noun', 'organization', 'name', o.name, 'seoUrl', o.seo_url, 'logo', o.logo) other,
      a.start_date::text "startDate", a.end_date::text "endDate", '[]'::json own
    from startup_affiliation a join organization o on o.id = a.organization_id
    where a.startup_id = ${startupId} and a.signature <> 'confirmed' and a.said_by = 'organization' and o.is_visible and o.deleted_at is null
    order by ${SIGNATURE("a")} = 'said' desc, a.id limit ${LINKS_SHOWN_MAX}`,
  );
}

/** The startups that an organization hosts or accelerates, or one of them: as both sides say, or as the organization alone has said. */
export async function hostingsOf(db: Db, place: { organizationId: string } | { id: string }): Promise<Hosting[]> {
  const { organizationId, signature, saidBy } = startupAffiliation;
  const isListed = or(eq(signature, "confirmed"), eq(saidBy, "organization"));
  const isShown = and(eq(startup.isVisible, true), isNull(startup.deletedAt));
  const rows = await db
    .select({ row: startupAffiliation, startup })
    .from(startupAffiliation)
    .innerJoin(startup, eq(startup.id, startupAffiliation.startupId))
    .where(
      "id" in place
        ? eq(startupAffiliation.id, place.id)
        : and(eq(organizationId, place.organizationId), isListed, isShown),
    )
    .orderBy(
      sql`${signature} = 'confirmed'`,
      sql`${startupAffiliation.startDate} desc nulls last`,
      startupAffiliation.id,
    )
    .limit(LINKS_SHOWN_MAX);
  return rows.map(({ row, startup: { name, seoUrl, logo64, logo } }) => ({
    id: row.id,
    version: row.version,
    values: valuesIn(hostingForm, row),
    startup: { name, seoUrl, logo: logo64 ?? logo },
    isAcceleration: row.kind === "accelerationProgram",
    saidBy: row.saidBy,
    signature: row.signature,
    refusal: row.refusal,
    asksAgain: row.asksAgain,
  }));
}

type Round = typeof funding.$inferSelect;
/** What an investor proposes has neither a valuation nor a share. */
type StoredRound = Pick<Round, "stageId" | "announcedDate" | "amount" | "amountCurrencyId"> &
  Partial<Pick<Round, "preValuation" | "preValuationCurrencyId" | "shareRatio">>;

/** A round as mails name it. */
export async function mailedRound(db: Db, round: StoredRound): Promise<MailedRound> {
  const { stageId, announcedDate, amount, preValuation = null, shareRatio = null } = round;
  const [stage] = stageId ? await db.select().from(type).where(eq(type.id, stageId)) : [];
  const codeOfId = async (id: string | null | undefined) =>
    (id ? await db.select().from(currency).where(eq(currency.id, id)) : [])[0]?.code ?? null;
  return {
    stage: stage ? { en: stage.nameEn, tr: stage.nameTr } : null,
    announcedDate,
    amount,
    currency: await codeOfId(round.amountCurrencyId),
    preValuation,
    preValuationCurrency: await codeOfId(round.preValuationCurrencyId),
    shareRatio,
  };
}
