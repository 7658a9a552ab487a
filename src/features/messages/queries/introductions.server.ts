// Hand-written SQL: people as JSON, as the viewer may see them.

import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { typeId } from "#shared/type-id.ts";
import type { Member } from "#shared/viewer.ts";
import { type PassedIntroduction, personShape, type SentIntroduction, sentIntroduction } from "../contract.ts";
import { INTRODUCTION_DAYS } from "../limits.ts";
import { personOf } from "../queries.server.ts";

/** The most that a list shows. */
const SHOWN_ROWS = 100;

const isFresh = sql`asked_at > now() - make_interval(days => ${INTRODUCTION_DAYS}::int)`;

/** By user type, or with a startup they have rights on. */
export async function isFounder(db: Db, { id, userTypeId }: Member): Promise<boolean> {
  if (userTypeId === typeId("userType", "entrepreneur")) return true;
  const rows = await db
    .select({ id: startup.id })
    .from(entityAccess)
    .innerJoin(startup, eq(startup.id, entityAccess.entityId))
    .where(
      and(eq(entityAccess.accountId, id), or(isNull(entityAccess.expiresAt), gt(entityAccess.expiresAt, sql`now()`))),
    )
    .limit(1);
  return rows.length > 0;
}

export async function isInvestor(db: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.userTypeId, typeId("userType", "investor"))));
  return rows.length > 0;
}

const sentRow = z.object({
  id: z.string(),
  investor: personShape,
  text: z.string(),
  state: sentIntroduction.shape.state,
  asked_at: z.string(),
});

/** The state that the asker sees: a decline and a refusal look like no answer, until it lapses. */
const SHOWN_STATE = sql`case when state = 'accepted' then 'accepted' when state <> 'lapsed' and ${isFresh} then 'waiting' else 'lapsed' end`;

/** Introductions a member has asked for, or one of them. */
export async function sentIntroductions(db: Db, viewer: Member, id?: string): Promise<SentIntroduction[]> {
  const rows = await rowsOf(
    db,
    sentRow,
    sql`
    select introduction.id, ${personOf(viewer, sql`investor`)} investor, text, ${SHOWN_STATE} state, asked_at
    from introduction join account investor on investor.id = investor_id
    where asker_id = ${viewer.id} and state <> 'withdrawn' ${id ? sql`and introduction.id = ${id}` : sql``}
    order by asked_at desc, introduction.id desc limit ${SHOWN_ROWS}`,
  );
  return rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: instant(asked_at) }));
}

const passedRow = z.object({
  id: z.string(),
  asker: personShape,
  text: z.string(),
  house: z.string().nullable(),
  line: z.string(),
  passed_at: z.string(),
});

/** Introductions that wait for the answer of an account, for a `from`; their columns and those of `asker` are named as in the tables. */
export const introductionsPassedTo = (accountId: SQL): SQL => sql`introduction
  join account asker on asker.id = asker_id
  where investor_id = ${accountId} and state = 'passed' and ${isFresh} and asker.locked_at is null and asker.delete_at is null
    and not exists (select from message_block where account_id = investor_id and blocked_id = asker_id)`;

/** Introductions that wait for the answer of a member. */
export async function passedTo(db: Db, viewer: Member): Promise<PassedIntroduction[]> {
  const rows = await rowsOf(
    db,
    passedRow,
    sql`
    select introduction.id, ${personOf(viewer, sql`asker`)} asker, text,
      (select ${nameOf(sql`house`)} from account house where house.id = house_id) house, house_line line, passed_at
    from ${introductionsPassedTo(sql`${viewer.id}`)}
    order by passed_at desc limit ${SHOWN_ROWS}`,
  );
  return rows.map(({ passed_at, ...row }) => ({ ...row, passedAt: instant(passed_at) }));
}

const houseRow = z.object({
  id: z.string(),
  asker: personShape,
  investor: personShape,
  text: z.string(),
  asked_at: z.string(),
});

/** Introductions that wait for the house, for a `from`. */
export const introductionsForHouse = sql`introduction
  join account asker on asker.id = asker_id join account investor on investor.id = investor_id
  where state = 'asked' and ${isFresh} and asker.locked_at is null and asker.delete_at is null and investor.delete_at is null`;

/** Introductions that wait for the house. */
export async function waitingForHouse(db: Db, viewer: Member) {
  const rows = await rowsOf(
    db,
    houseRow,
    sql`
    select introduction.id, ${personOf(viewer, sql`asker`)} asker, ${personOf(viewer, sql`investor`)} investor, text, asked_at
    from ${introductionsForHouse} order by asked_at limit ${SHOWN_ROWS}`,
  );
  return rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: instant(asked_at) }));
}

const acceptedRow = z.object({
  is_mine: z.boolean(),
  house: z.string().nullable(),
  line: z.string(),
  answered_at: z.string(),
});

/** How two members were introduced to each other. */
export async function introductionOf(db: Db, viewerId: string, otherId: string) {
  const [row] = await rowsOf(
    db,
    acceptedRow,
    sql`
    select asker_id = ${viewerId} is_mine, ${nameOf(sql`house`)} house, house_line line, answered_at
    from introduction left join account house on house.id = house_id
    where state = 'accepted' and ((asker_id = ${viewerId} and investor_id = ${otherId})
      or (asker_id = ${otherId} and investor_id = ${viewerId}))
    order by answered_at desc limit 1`,
  );
  if (!row) return null;
  return { isMine: row.is_mine, house: row.house, line: row.line, acceptedAt: instant(row.answered_at) };
}

const nameOf = (person: SQL) => sql`${person}.name || ' ' || ${person}.surname`;
const instant = (value: string): string => new Date(value).toISOString();
