// Hand-written SQL: whose word counts.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { RUNS_BOTH } from "../parts/runs-both.server.ts";

/** Whether the investor `i` of the round `f` confirms it, is accepted by the house, and is none of those who run the startup. */
const IS_OTHER = sql`(i.signature = 'confirmed'
  and case when i.organization_id is null then exists (select from investor_check c where c.id = i.account_id and c.state = 'accepted')
    else exists (select from organization o where o.id = i.organization_id and o.deleted_at is null)
      and not exists (select from investor_check c where c.id = i.organization_id and c.state <> 'accepted') end
  and not ${RUNS_BOTH})`;

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
