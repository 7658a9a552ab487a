import { sql } from "drizzle-orm";
import { investorCheck } from "#db/tables/funding.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { RUNS_BOTH } from "../links/parts/runs-both.server.ts";
import { investorCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const CONFIRMED = sql`funding_investor i join funding f on f.id = i.funding_id join startup s on s.id = f.startup_id
  where i.signature = 'confirmed' and f.is_listed and (i.organization_id = investor_check.id or i.account_id = investor_check.id)`;

/** Investors that confirm a round; before that nothing depends on them. */
export const HAS_CONFIRMED = sql`exists (select from ${CONFIRMED})`;

/** Somebody of it runs a startup whose round it confirmed, since then, and nobody has looked at it. */
export const IS_TIED = sql`(investor_check.tied_at is not null)`;

export const investorTable = adminTable(investorCalls, {
  texts: { en, tr },
  source: () => ({
    table: investorCheck,
    joins: sql`left join organization on organization.id = investor_check.id left join account on account.id = investor_check.id
      left join account adder on adder.id = organization.created_by left join account decider on decider.id = investor_check.decided_by`,
    fields: {
      name: sql`coalesce(organization.name, account.name || ' ' || account.surname)`,
      kind: sql`case when organization.id is null then 'person' else 'organization' end`,
      seoUrl: sql`coalesce(organization.seo_url, account.seo_url)`,
      startups: sql`(select string_agg(distinct s.name, ', ') from ${CONFIRMED})`,
      rounds: sql`(select count(*)::int from ${CONFIRMED})`,
      waitingUsd: sql`(select sum(f.amount_usd)::float8 from ${CONFIRMED} and f.signed_by is null)`,
      tiedStartups: sql`(select string_agg(distinct s.name, ', ') from ${CONFIRMED} and f.signed_by = 'investor' and ${RUNS_BOTH})`,
      isTied: IS_TIED,
      addedBy: sql`adder.name || ' ' || adder.surname`,
      website: sql`organization.website`,
      decidedBy: sql`decider.name || ' ' || decider.surname`,
    },
    scope: sql`organization.deleted_at is null and account.delete_at is null and ${HAS_CONFIRMED}`,
    usualOrder: sql`investor_check.state <> 'open' and not ${IS_TIED}, investor_check.created_at desc`,
  }),
  filters: {},
  nameOf: ({ name }) => name,
});
