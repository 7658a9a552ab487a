// Hand-written SQL: entities of several tables, people as JSON and a state that the clock changes.

import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { ENTITIES } from "#features/members/queries.server.ts";
import { firstNameOrLeft, lastNameOrLeft, unlessLeft } from "#server/visible-people.server.ts";
import { ENTITY_TYPES } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { invitedPerson, type ReceivedInvitation, type SentInvitation } from "../contract.ts";
import { INVITATION_STATES, MAILS_PER_INVITATION, RESEND_AFTER_MINUTES } from "../limits.ts";

interface Page {
  page: number;
  pageSize: number;
  locale: Locale;
}

const invitationRow = z.object({
  id: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  entity_id: z.string(),
  email: z.string(),
  by_profile: z.boolean(),
  scopes: z.array(z.number()),
  access_expires_at: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  mails: z.number(),
  mailed_at: z.string(),
  answered_at: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  sender: invitedPerson,
  person: invitedPerson.nullish(),
});
type Row = z.output<typeof invitationRow>;
const entityInvitationRow = invitationRow.extend({
  entity_name: z.string(),
  entity_logo: z.string().nullable(),
  entity_seo_url: z.string(),
  has_access: z.boolean(),
  juries: z.array(z.object({ program: z.string(), organizer: z.string() })),
});
type EntityRow = z.output<typeof entityInvitationRow>;
const countsRow = z.object({ total: z.number(), waiting: z.number() });

/** The same as `stateAt`, in SQL. */
const STATE = sql`case when status = 'waiting' and invitation.expires_at <= now() then 'expired' else status end`;
const personOf = (alias: SQL, locale: Locale) =>
  sql`json_build_object('userId', ${alias}.id, 'name', ${firstNameOrLeft(alias, locale)}, 'surname', ${lastNameOrLeft(alias)},
    'seoUrl', ${unlessLeft(alias, "seo_url")}, 'photo', ${unlessLeft(alias, "photo")})`;

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

/**
 * SQL of the programs that the account `own` reviews for, with an application of the startup `entity`, or one whose startup or people
 * belong to the organization `entity`: whoever joins has a conflict with it (record 75).
 */
const juriesOf = (locale: Locale) => sql`(
  select coalesce(json_agg(json_build_object('program', ${localizedSql("p.name", locale)}, 'organizer', o.name) order by p.id), '[]')
  from program_juror j join program p on p.id = j.program_id and p.decided_at is null and p.deleted_at is null
  join organization o on o.id = p.organization_id
  where j.account_id = own.id and j.accepted_at is not null and j.removed_at is null and exists (
    select from program_application x where x.program_id = p.id and x.sent_at is not null and x.withdrawn_at is null
      and (x.startup_id = entity.id
        or exists (select from startup_affiliation f where f.organization_id = entity.id and f.startup_id = x.startup_id and f.signature = 'confirmed')
        or exists (select from program_application_people(x.id, x.startup_id) w join entity_access e on e.account_id = w.account_id
          and e.entity_id = entity.id and e.account_id <> own.id))))`;

/** Invitations to the confirmed address of an account, and those the account has answered. */
export async function receivedBy(db: Db, accountId: string, { page, pageSize, locale }: Page) {
  const mine = sql`from invitation
    join account own on own.id = ${accountId}
    join account sender on sender.id = invitation.sender_id
    join ${ENTITIES} entity on entity.id = invitation.entity_id
    where status <> 'withdrawn' and case when answered_at is null
      then invitation.email = own.email and own.email_verified_at is not null else invitation.account_id = own.id end`;
  const [counted] = await rowsOf(
    db,
    countsRow,
    sql`select count(*)::int total, (count(*) filter (where ${STATE} = 'waiting'))::int waiting ${mine}`,
  );
  const rows = await rowsOf(
    db,
    entityInvitationRow,
    sql`
    select invitation.*, ${STATE} state, ${personOf(sql`sender`, locale)} sender,
      entity.name entity_name, entity.logo entity_logo, entity.seo_url entity_seo_url,
      exists (select from entity_access a where a.account_id = own.id and a.entity_id = entity.id
        and (a.expires_at is null or a.expires_at > now())) has_access,
      case when ${STATE} = 'waiting' then ${juriesOf(locale)} else '[]' end juries
    ${mine} order by ${STATE} = 'waiting' desc, invitation.created_at desc, invitation.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const { total, waiting } = counted!;
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
  hasAccess: row.has_access,
  juries: row.juries,
});

interface SenderRights {
  /** True if the viewer could have sent one with these scopes. */
  mayInvite: (scopes: number[]) => boolean;
  /** True if the viewer may give rights until then. */
  mayGiveUntil: (end: Date | null) => boolean;
}

/** Invitations to an entity, and what the viewer may do with each. */
export async function sentFor(
  db: Db,
  entityId: string,
  { page, pageSize, locale, mayInvite, mayGiveUntil }: Page & SenderRights,
) {
  const totalCount = await db.$count(invitation, eq(invitation.entityId, entityId));
  const rows = await rowsOf(
    db,
    invitationRow,
    sql`
    select invitation.*, ${STATE} state, ${personOf(sql`sender`, locale)} sender,
      case when person.id is not null and (answered_at is not null or by_profile) then ${personOf(sql`person`, locale)} end person
    from invitation join account sender on sender.id = sender_id left join account person on person.id = account_id
    where entity_id = ${entityId} order by invitation.created_at desc, invitation.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    rows: rows.map((row) => sent(row, mayInvite(row.scopes), mayGiveUntil)),
    totalCount,
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
    person: row.person ?? null,
    answeredAt: timeOrNull(row.answered_at),
    mailedAt: time(row.mailed_at),
    resendFrom: again ? time(new Date(new Date(row.mailed_at).getTime() + RESEND_AFTER_MINUTES * 60_000)) : null,
    mayWithdraw: mine && (row.state === "waiting" || row.state === "expired"),
  };
}
