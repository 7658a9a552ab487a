import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { typeId } from "#shared/type-id.ts";
import type { Member } from "#shared/viewer.ts";
import type { Correspondent, PassedIntroduction, SentIntroduction } from "../contract.ts";
import { INTRODUCTION_DAYS } from "../limits.ts";
import { personOf } from "../queries.server.ts";

/** The most that a list shows. */
const SHOWN = 100;

const isFresh = sql`asked_at > now() - make_interval(days => ${INTRODUCTION_DAYS}::int)`;

/** By user type, or with a startup they have rights on. */
export async function isFounder(db: Db, { id, userTypeId }: Member): Promise<boolean> {
  if (userTypeId === typeId("userType", "entrepreneur")) return true;
  const { rows } = await db.execute(sql`
    select from entity_access join startup on startup.id = entity_id
    where account_id = ${id} and (expires_at is null or expires_at > now()) limit 1`);
  return rows.length > 0;
}

export async function isInvestor(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from account where id = ${accountId} and user_type_id = ${typeId("userType", "investor")}`,
  );
  return rows.length > 0;
}

interface SentRow extends Record<string, unknown> {
  id: string;
  investor: Correspondent;
  text: string;
  state: SentIntroduction["state"];
  asked_at: Date | string;
}

/** What a decline and a refusal look like to who asked: no answer, until it lapses. */
const SHOWN_STATE = sql`case when state = 'accepted' then 'accepted' when state <> 'lapsed' and ${isFresh} then 'waiting' else 'lapsed' end`;

/** Introductions a member has asked for, or one of them. */
export async function sentIntroductions(db: Db, viewer: Member, id?: string): Promise<SentIntroduction[]> {
  const { rows } = await db.execute<SentRow>(sql`
    select introduction.id, ${personOf(viewer, sql`investor`)} investor, text, ${SHOWN_STATE} state, asked_at
    from introduction join account investor on investor.id = investor_id
    where asker_id = ${viewer.id} and state <> 'withdrawn' ${id ? sql`and introduction.id = ${id}` : sql``}
    order by asked_at desc, introduction.id desc limit ${SHOWN}`);
  return rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: instant(asked_at) }));
}

interface PassedRow extends Record<string, unknown> {
  id: string;
  asker: Correspondent;
  text: string;
  house: string | null;
  line: string;
  passed_at: Date | string;
}

/** Introductions that wait for the answer of a member. */
export async function passedTo(db: Db, viewer: Member): Promise<PassedIntroduction[]> {
  const { rows } = await db.execute<PassedRow>(sql`
    select introduction.id, ${personOf(viewer, sql`asker`)} asker, text, ${nameOf(sql`house`)} house, house_line line, passed_at
    from introduction join account asker on asker.id = asker_id left join account house on house.id = house_id
    where investor_id = ${viewer.id} and state = 'passed' and ${isFresh} and asker.locked_at is null
      and not exists (select from message_block where account_id = investor_id and blocked_id = asker_id)
    order by passed_at desc limit ${SHOWN}`);
  return rows.map(({ passed_at, ...row }) => ({ ...row, passedAt: instant(passed_at) }));
}

interface HouseRow extends Record<string, unknown> {
  id: string;
  asker: Correspondent;
  investor: Correspondent;
  text: string;
  asked_at: Date | string;
}

/** Introductions that wait for the house. */
export async function waitingForHouse(db: Db, viewer: Member) {
  const { rows } = await db.execute<HouseRow>(sql`
    select introduction.id, ${personOf(viewer, sql`asker`)} asker, ${personOf(viewer, sql`investor`)} investor, text, asked_at
    from introduction join account asker on asker.id = asker_id join account investor on investor.id = investor_id
    where state = 'asked' and ${isFresh} and asker.locked_at is null
    order by asked_at limit ${SHOWN}`);
  return rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: instant(asked_at) }));
}

interface AcceptedRow extends Record<string, unknown> {
  is_mine: boolean;
  house: string | null;
  line: string;
  answered_at: Date | string;
}

/** How two members were introduced to each other. */
export async function introductionOf(db: Db, viewerId: string, otherId: string) {
  const { rows } = await db.execute<AcceptedRow>(sql`
    select asker_id = ${viewerId} is_mine, ${nameOf(sql`house`)} house, house_line line, answered_at
    from introduction left join account house on house.id = house_id
    where state = 'accepted' and ((asker_id = ${viewerId} and investor_id = ${otherId})
      or (asker_id = ${otherId} and investor_id = ${viewerId}))
    order by answered_at desc limit 1`);
  const [row] = rows;
  if (!row) return null;
  return { isMine: row.is_mine, house: row.house, line: row.line, acceptedAt: instant(row.answered_at) };
}

const nameOf = (person: SQL) => sql`${person}.name || ' ' || ${person}.surname`;
const instant = (value: Date | string): string => new Date(value).toISOString();
