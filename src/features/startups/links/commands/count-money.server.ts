// Hand-written SQL: who runs two entries at once.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { scopesWith } from "#shared/access.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";

const holders = (entityId: SQL, ...scopes: number[]): SQL => sql`
  select a.account_id from entity_access a where a.entity_id = ${entityId}
    and a.scopes && ${sql.param(scopesWith(...scopes))}::smallint[] and (a.expires_at is null or a.expires_at > now())`;

const { admin, moderator, specialAdmin } = PLATFORM_ENTITY;
const STAFF = sql`select a.account_id from entity_access a
  where a.entity_id = any (${sql.param([admin, moderator, specialAdmin])}::uuid[]) and (a.expires_at is null or a.expires_at > now())`;

/** Who writes the startup of the round `f`, is in its team or has added it. Who runs the site adds entries for others. */
const PEOPLE_OF_STARTUP = sql`(${holders(sql`f.startup_id`, SCOPE.WRITE, SCOPE.STARTUP_FINANCIAL_WRITE)}
  union select m.account_id from startup_member m where m.startup_id = f.startup_id and m.kind = 'team'
  union select s.created_by from startup s where s.id = f.startup_id except (${STAFF}))`;

const PEOPLE_OF_INVESTOR = sql`(select i.account_id union ${holders(sql`i.organization_id`, SCOPE.WRITE)}
  union select o.created_by from organization o where o.id = i.organization_id)`;

/** Whether the investor `i` of the round `f` confirms it, is accepted by the house, and is none of those who run the startup. */
const IS_OTHER = sql`(i.signature = 'confirmed'
  and case when i.organization_id is null then exists (select from investor_check c where c.id = i.account_id and c.state = 'accepted')
    else exists (select from organization o where o.id = i.organization_id and o.deleted_at is null)
      and not exists (select from investor_check c where c.id = i.organization_id and c.state <> 'accepted') end
  and not exists (select from ${PEOPLE_OF_INVESTOR} investing (id)
    where investing.id in (select running.id from ${PEOPLE_OF_STARTUP} running (id))))`;

const BY_OTHERS = sql`exists (select from funding_investor i where i.funding_id = f.id and ${IS_OTHER})`;

const existsRow = z.object({ isThere: z.boolean() });
const startupRow = z.object({ startupId: z.string() });
const startupsOf = async (tx: Db, statement: SQL): Promise<string[]> => [
  ...new Set((await rowsOf(tx, startupRow, statement)).map(({ startupId }) => startupId)),
];

/** Whether an investor whose word counts confirms the round. */
export async function isConfirmedByOthers(tx: Db, roundId: string): Promise<boolean> {
  const [row] = await rowsOf(tx, existsRow, sql`select ${BY_OTHERS} "isThere" from funding f where f.id = ${roundId}`);
  return row!.isThere;
}

/** Counts the money of rounds `f` that the named investors `i` confirm, where their word counts. Returns their startups. */
export const countMoney = (tx: Db, named: SQL): Promise<string[]> =>
  startupsOf(
    tx,
    sql`
    update funding f set signed_by = 'investor' from funding_investor i
    where i.funding_id = f.id and f.signed_by is null and ${named} and ${IS_OTHER} returning f.startup_id "startupId"`,
  );

/** Counts the money of rounds `f` no longer that was counted for an investor, where none is left whose word counts. Returns their startups. */
export const uncountMoney = (tx: Db, rounds: SQL): Promise<string[]> =>
  startupsOf(
    tx,
    sql`
    update funding f set signed_by = null
    where f.signed_by = 'investor' and ${rounds} and not ${BY_OTHERS} returning f.startup_id "startupId"`,
  );
