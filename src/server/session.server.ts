// Hand-written SQL: a session with its account, rights and look is one statement, of every request.

import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { AppError } from "#shared/errors.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { type Member, PREMIUM_LISTS, type Role, VISITOR, type Viewer } from "#shared/viewer.ts";
import { seenAs, storedLook } from "./looking.server.ts";

const sessionRow = z.object({
  session_id: z.string(),
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  seo_url: z.string(),
  user_type_id: z.string().nullable(),
  photo: z.string().nullable(),
  access: z.array(z.object({ entityId: z.string(), scopes: z.array(z.number()), expiresAt: z.string().nullable() })),
  package_lists: z.array(z.enum(PREMIUM_LISTS)),
  is_stale: z.boolean(),
  look: storedLook.nullable(),
  is_demo: z.boolean(),
  has_second_factor: z.boolean(),
  has_password: z.boolean(),
  /** Since the last proof that it is them; null: nobody noted it. */
  minutes_since_proof: z.number().nullable(),
  idle_days: z.number(),
});
type SessionRow = z.output<typeof sessionRow>;

/** The stored form of a token. */
export const hashOfToken = (token: string): Buffer => hash("sha256", token, "buffer");

/** `last_used_at` is written at most once in so many minutes. */
const LAST_USED_STEP_MINUTES = 15;

/**
 * The viewer of a request, by its bearer token: whose session it is, or with whose eyes it looks (record 52). `startup` is the
 * `seoUrl` of the startup whose page is read. Throws `sessionExpired` for a token that is unknown, malformed or too old, or of a
 * demo account where the demo is not shown.
 */
export async function readViewer(
  db: Db,
  authorization: string | undefined,
  { showsDemo, startup }: { showsDemo: boolean; startup?: string | undefined },
): Promise<Viewer> {
  if (!authorization) return VISITOR;
  const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];
  const found = token && (await findSession(db, token));
  if (token && !found) return { ...VISITOR, pending: await pendingOf(db, token) };
  if (!found || (found.is_demo && !showsDemo)) throw new AppError("sessionExpired");
  // Before its use is noted: what has rested too long stays ended.
  const member = withinRules(found, rulesOf(db));
  if (found.is_stale) await db.execute(sql`update session set last_used_at = now() where id = ${found.session_id}`);
  return found.look ? seenAs(member, found.look, startup, (id) => readAccount(db, id)) : member;
}

export interface SessionRules {
  /** Days without use after which a session ends; shorter for those who run the house. */
  idleDays: number;
  staffIdleDays: number;
  /** Roles on the platform count once their holder signs in in two steps; accounts of the demo need not. */
  staffSecondFactor: boolean;
  /** Minutes for which signing in, or a confirmation, proves who is there. */
  confirmMinutes: number;
}

const RULES = new WeakMap<Db, SessionRules>();
/** Of a database that no server has opened: tests and commands. */
const NO_RULES: SessionRules = {
  idleDays: Infinity,
  staffIdleDays: Infinity,
  staffSecondFactor: false,
  confirmMinutes: Infinity,
};
const rulesOf = (db: Db): SessionRules => RULES.get(db) ?? NO_RULES;

/** Said once at the start, by the settings. */
export const setSessionRules = (db: Db, rules: SessionRules): WeakMap<Db, SessionRules> => RULES.set(db, rules);

const STAFF_ENTITIES: readonly string[] = [
  PLATFORM_ENTITY.admin,
  PLATFORM_ENTITY.moderator,
  PLATFORM_ENTITY.specialAdmin,
];

/** The member of a session that was used lately; without the rights of a role whose second step is missing. */
function withinRules(found: SessionRow, rules: SessionRules): Member {
  const { idleDays, staffIdleDays, staffSecondFactor } = rules;
  const member: Member = { ...memberOf(found), ...dueProof(found, rules) };
  const isStaff = member.roles.length > 0;
  if (found.idle_days > (isStaff ? staffIdleDays : idleDays)) throw new AppError("sessionExpired");
  if (!isStaff || found.has_second_factor || found.is_demo || !staffSecondFactor) return member;
  const access = member.access.filter(({ entityId }) => !STAFF_ENTITIES.includes(entityId));
  return { ...member, roles: [], access, lacksSecondFactor: true };
}

/** Whether a proof is due, of who has something to prove it with: always of who runs the house or signs in in two steps. */
function dueProof(found: SessionRow, { confirmMinutes }: SessionRules): Pick<Member, "mustConfirm"> {
  const isOld = (found.minutes_since_proof ?? Infinity) > confirmMinutes;
  if (!isOld || !(found.has_password || found.has_second_factor)) return {};
  return { mustConfirm: found.has_second_factor || memberOf(found).roles.length > 0 ? "always" : "ownSignIn" };
}

/** The sign-in whose token waits for its second step. */
async function pendingOf(db: Db, token: string): Promise<{ id: string; accountId: string }> {
  const [pending] = await rowsOf(
    db,
    z.object({ id: z.string(), accountId: z.string() }),
    sql`select id, account_id "accountId" from pending_sign_in
      where token_hash = ${hashOfToken(token)} and expires_at > now()`,
  );
  if (!pending) throw new AppError("sessionExpired");
  return pending;
}

/** The look of a session, while it lasts. */
const LOOK = sql`(
  select json_build_object('kind', look.kind, 'personId', look.person_id, 'until', look.ends_at,
    'startupId', look.startup_id, 'startup', startup.seo_url)
  from session_look look left join startup on startup.id = look.startup_id
  where look.session_id = session.id and look.ends_at > now())`;

const ACCESS = sql`coalesce((
  select json_agg(json_build_object('entityId', entity_id, 'scopes', scopes, 'expiresAt', expires_at)) from entity_access
  where entity_access.account_id = account.id and (entity_access.expires_at is null or entity_access.expires_at > now())), '[]')`;

/** Lists that the account's own packages open, and those on which it has a seat. */
const PACKAGES = sql`array(
  select distinct unnest(p.lists) from premium_package p where p.id in (
    select o.package_id from payment_order o where o.account_id = account.id and o.access_until > now()
    union all
    select o.package_id from premium_seat s join payment_order o on o.id = s.order_id
    where s.account_id = account.id and s.ended_at is null and o.access_until > now()))`;

/** Of the row `account`: an authenticator app, or a passkey. */
export const HAS_SECOND_FACTOR = sql`(exists (
  select from second_factor where second_factor.account_id = account.id and second_factor.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

async function findSession(db: Db, token: string): Promise<SessionRow | undefined> {
  const rows = await rowsOf(
    db,
    sessionRow,
    sql`
    select session.id session_id, account.id, name, surname, seo_url, user_type_id, photo,
      last_used_at < now() - make_interval(mins => ${LAST_USED_STEP_MINUTES}::int) is_stale, ${ACCESS} access,
      ${PACKAGES} package_lists, ${LOOK} look, is_demo, ${HAS_SECOND_FACTOR} has_second_factor,
      (extract(epoch from now() - last_used_at) / 86400)::float8 idle_days, password_hash is not null has_password,
      (extract(epoch from now() - confirmed_at) / 60)::float8 minutes_since_proof
    from session join account on account.id = session.account_id
    where token_hash = ${hashOfToken(token)} and session.expires_at > now() and locked_at is null`,
  );
  return rows[0];
}

/** The rights of an account, for checks of what it started earlier. A visitor when the account is deleted or locked. */
export async function readAccount(db: Db, accountId: string): Promise<Viewer> {
  const rows = await rowsOf(
    db,
    sessionRow,
    sql`
    select '' session_id, id, name, surname, seo_url, user_type_id, photo, false is_stale, ${ACCESS} access,
      ${PACKAGES} package_lists, null look, is_demo, true has_second_factor, 0 idle_days,
      true has_password, 0 minutes_since_proof
    from account where id = ${accountId} and locked_at is null`,
  );
  return rows[0] ? memberOf(rows[0]) : VISITOR;
}

function memberOf(row: SessionRow): Member {
  const holds = (entityId: string, ...scopes: number[]) =>
    row.access.some((entry) => entry.entityId === entityId && entry.scopes.some((scope) => scopes.includes(scope)));
  const roles = (["admin", "moderator", "specialAdmin"] satisfies Role[]).filter((role) =>
    holds(PLATFORM_ENTITY[role], SCOPE.FULL_ACCESS),
  );
  return {
    kind: "member",
    id: row.id,
    sessionId: row.session_id,
    name: row.name,
    surname: row.surname,
    seoUrl: row.seo_url,
    userTypeId: row.user_type_id,
    photo: row.photo,
    roles,
    premium: holds(PLATFORM_ENTITY.premium, SCOPE.READ, SCOPE.FULL_ACCESS) ? PREMIUM_LISTS : row.package_lists,
    access: row.access,
  };
}
