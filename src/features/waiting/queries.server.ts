// Hand-written SQL: one statement out of the pieces of all kinds.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { formatText } from "#server/translator.server.ts";
import type { Reader, WaitingKind } from "#server/waiting.server.ts";
import { passes } from "#shared/access.ts";
import { deadlineAt } from "#shared/deadline.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/locale.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { pathTo } from "#shared/paths.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import type { WaitingItem } from "./contract.ts";

const waitingRow = z.object({
  place: z.number(),
  count: z.number(),
  name: z.string().nullable(),
  target: z.record(z.string(), z.string()).nullable(),
  deadline: z.string().nullable(),
  since: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
});

/** The kinds that concern a member: they may open the page. */
export const kindsFor = (kinds: readonly WaitingKind[], member: Member): WaitingKind[] =>
  kinds.filter(({ page, isFor }) => {
    const guard = GUARDS[page];
    const isClosed = typeof guard === "object" && "permission" in guard && !passes(member, guard.permission);
    return !isClosed && (isFor?.(member) ?? true);
  });

/** "(select 0 place, count(*)::int count, … from …) union all (select 1 place, …)", a select for each kind. */
export const waitingRows = (kinds: readonly WaitingKind[], reader: Reader): SQL =>
  sql.join(
    kinds.map(({ rows }, place) => {
      const { from, count, name, target, deadline, since, owner } = rows(reader);
      return sql`(select ${sql.raw(String(place))} place, (${count})::int count, (${name ?? sql`null`})::text "name",
        (${target ?? sql`null`})::jsonb target, (${deadline ?? sql`null`})::timestamptz deadline, (${since ?? sql`null`})::timestamptz since,
        (${owner ?? sql`null`})::jsonb owner from ${from})`;
    }),
    sql` union all `,
  );

/** What waits for a member: what ends soonest, then what waits longest, then in the order of the kinds. */
export async function waitingOf(
  db: Db,
  kinds: readonly WaitingKind[],
  member: Member,
  locale: Locale,
): Promise<WaitingItem[]> {
  const own = kindsFor(kinds, member);
  const rows = await rowsOf(
    db,
    waitingRow,
    sql`select * from (${waitingRows(own, { id: sql`${member.id}::uuid`, locale })}) waiting where count > 0
      order by deadline nulls last, since nulls last, place, "name"`,
  );
  return rows.map(({ place, count, name, target, deadline, since, owner }) => {
    const kind = own[place]!;
    return {
      kind: kind.name,
      text: formatText(kind.texts[locale], locale, { ...target, count, name: name ?? "" }),
      count,
      act: kind.act,
      path: kind.pathOf?.(target ?? {}, locale) ?? pathTo(kind.page, locale, {}, kind.query),
      page: kind.page,
      deadline: deadline && new Date(deadline).toISOString(),
      daysLeft: deadline === null ? null : daysUntil(deadline),
      daysWaiting: since === null ? null : daysSince(since),
      owner,
      confirms: kind.confirms ?? null,
      isOfJury: kind.isOfJury ?? false,
      isOfHouse: kind.isOfHouse ?? false,
    };
  });
}

/** Calendar days, 0 on the very day and where it is over. */
function daysUntil(deadline: string): number {
  const at = deadlineAt({ opensAt: null, closesAt: new Date(deadline).toISOString() }, new Date());
  return at.state === "open" ? (at.days ?? 0) : 0;
}

function daysSince(instant: string): number {
  const at = deadlineAt({ opensAt: null, closesAt: new Date().toISOString() }, new Date(instant));
  return at.state === "open" ? (at.days ?? 0) : 0;
}

const accountRow = z.object({ id: z.string() });

/**
 * Some accounts after one, by id, that take the daily mail and for whom something of these kinds waits; of the people who run the
 * site all. "select id from account where … and exists (select from ((select 0 place, …) union all …) waiting where count > 0)"
 */
export async function accountsToMail(db: Db, kinds: readonly WaitingKind[], after: string): Promise<string[]> {
  const own = kinds.filter(({ isOfHouse }) => !isOfHouse);
  const rows = await rowsOf(
    db,
    accountRow,
    sql`
    select id from account
    where id > ${after} and email_verified_at is not null and locked_at is null and delete_at is null
      and not 'waiting' = any (muted_notifications)
      and (exists (select from entity_access a where a.account_id = account.id and a.entity_id = any (${sql.param(STAFF_ENTITIES)}::uuid[]))
        or exists (select from (${waitingRows(own, { id: sql`account.id`, locale: DEFAULT_LOCALE })}) waiting where count > 0))
    order by id limit ${MAILED_AT_ONCE}`,
  );
  return rows.map(({ id }) => id);
}

/** Accounts of one statement. */
const MAILED_AT_ONCE = 500;
const STAFF_ENTITIES = [PLATFORM_ENTITY.admin, PLATFORM_ENTITY.moderator, PLATFORM_ENTITY.specialAdmin];
