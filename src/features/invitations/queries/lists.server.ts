import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { ENTITIES } from "#features/members/queries.server.ts";
import type { EntityType } from "#shared/access.ts";
import type { ReceivedInvitation, SentInvitation } from "../contract.ts";
import { type InvitationState, MAILS_PER_INVITATION, RESEND_AFTER_MINUTES } from "../limits.ts";

interface Page {
  page: number;
  pageSize: number;
}

type Person = SentInvitation["sender"];
interface Row extends Record<string, unknown> {
  id: string;
  entity_type: EntityType;
  entity_id: string;
  email: string;
  by_profile: boolean;
  scopes: number[];
  access_expires_at: Date | string | null;
  state: InvitationState;
  mails: number;
  mailed_at: Date | string;
  answered_at: Date | string | null;
  created_at: Date | string;
  expires_at: Date | string;
  sender: Person;
  person: Person | null;
}
interface EntityRow extends Row {
  entity_name: string;
  entity_logo: string | null;
  entity_seo_url: string;
}

/** The same as `stateAt`, in SQL. */
const STATE = sql`case when status = 'waiting' and invitation.expires_at <= now() then 'expired' else status end`;
const personOf = (alias: SQL) =>
  sql`json_build_object('userId', ${alias}.id, 'name', ${alias}.name, 'surname', ${alias}.surname, 'seoUrl', ${alias}.seo_url, 'photo', ${alias}.photo)`;

const time = (value: Date | string): string => new Date(value).toISOString();
const timeOrNull = (value: Date | string | null) => value && time(value);

const commonOf = (row: Row) => ({
  id: row.id,
  entityType: row.entity_type,
  entityId: row.entity_id,
  scopes: row.scopes,
  accessExpiresAt: timeOrNull(row.access_expires_at),
  status: row.state,
  createdAt: time(row.created_at),
  expiresAt: time(row.expires_at),
});

/** Invitations to the confirmed address of an account, and those the account has answered. */
export async function receivedBy(db: Db, accountId: string, { page, pageSize }: Page) {
  const mine = sql`from invitation
    join account own on own.id = ${accountId}
    join account sender on sender.id = invitation.sender_id
    join ${ENTITIES} entity on entity.id = invitation.entity_id
    where status <> 'withdrawn' and case when answered_at is null
      then invitation.email = own.email and own.email_verified_at is not null else invitation.account_id = own.id end`;
  const counted = await db.execute<{ total: number; waiting: number }>(
    sql`select count(*)::int total, (count(*) filter (where ${STATE} = 'waiting'))::int waiting ${mine}`,
  );
  const { rows } = await db.execute<EntityRow>(sql`
    select invitation.*, ${STATE} state, ${personOf(sql`sender`)} sender,
      entity.name entity_name, entity.logo entity_logo, entity.seo_url entity_seo_url
    ${mine} order by ${STATE} = 'waiting' desc, invitation.created_at desc, invitation.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const { total, waiting } = counted.rows[0]!;
  return { rows: rows.map(received), totalCount: total, waitingCount: waiting, currentPage: page, pageSize };
}

const received = (row: EntityRow): ReceivedInvitation => ({
  ...commonOf(row),
  approvalCode: row.id,
  entityName: row.entity_name,
  entityLogo: row.entity_logo,
  entitySeoUrl: row.entity_seo_url,
  senderCentrumId: row.sender.userId,
  sender: row.sender,
});

interface SenderRights {
  /** Whether the viewer could have sent one with these scopes. */
  mayInvite: (scopes: number[]) => boolean;
  /** Whether the viewer may give rights until then. */
  mayGiveUntil: (end: Date | null) => boolean;
}

/** Invitations to an entity, and what the viewer may do with each. */
export async function sentFor(
  db: Db,
  entityId: string,
  { page, pageSize, mayInvite, mayGiveUntil }: Page & SenderRights,
) {
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int total from invitation where entity_id = ${entityId}`,
  );
  const { rows } = await db.execute<Row>(sql`
    select invitation.*, ${STATE} state, ${personOf(sql`sender`)} sender,
      case when person.id is not null and (answered_at is not null or by_profile) then ${personOf(sql`person`)} end person
    from invitation join account sender on sender.id = sender_id left join account person on person.id = account_id
    where entity_id = ${entityId} order by invitation.created_at desc, invitation.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return {
    rows: rows.map((row) => sent(row, mayInvite(row.scopes), mayGiveUntil)),
    totalCount: counted.rows[0]!.total,
    currentPage: page,
    pageSize,
  };
}

function sent(row: Row, mine: boolean, mayGiveUntil: SenderRights["mayGiveUntil"]): SentInvitation {
  const end = row.access_expires_at === null ? null : new Date(row.access_expires_at);
  const isOpen = mayGiveUntil(end) && (end === null || end > new Date());
  const again =
    mine && isOpen && (row.state === "waiting" || row.state === "expired") && row.mails < MAILS_PER_INVITATION;
  return {
    ...commonOf(row),
    email: row.by_profile ? null : row.email,
    sender: row.sender,
    person: row.person,
    answeredAt: timeOrNull(row.answered_at),
    mailedAt: time(row.mailed_at),
    resendFrom: again ? time(new Date(new Date(row.mailed_at).getTime() + RESEND_AFTER_MINUTES * 60_000)) : null,
    mayWithdraw: mine && (row.state === "waiting" || row.state === "expired"),
  };
}
