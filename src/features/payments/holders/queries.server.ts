import { sql } from "drizzle-orm";
import { account } from "#db/tables/accounts.server.ts";
import { END_SHOWN } from "#features/premium/seats/queries.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import type { Locale } from "#shared/locale.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { holderCalls } from "./contract.ts";
import { SOON_DAYS } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const nameIn = (locale: Locale) => sql.raw(`package.name_${locale}`);
const renews = sql.raw("o.provider <> 'gift' and not o.cancels_at_end and o.state = 'paid'");

/** Every order, seat and permission that gives rights now: what `server/session` reads for one account. */
const HOLDERS = sql`(
  select o.id, o.account_id, o.package_id, case o.provider when 'gift' then 'gift' else 'bought' end way, o.created_at since,
    ${END_SHOWN} until, ${renews} renews, o.id order_id, o.given_by giver_id, o.gift_reason reason
  from payment_order o where o.access_until > now() and o.account_id is not null
  union all
  select s.id, s.account_id, o.package_id, 'seat', s.since, ${END_SHOWN}, ${renews}, null, o.account_id, null
  from payment_order o join premium_seat s on s.order_id = o.id
  where o.access_until > now() and s.ended_at is null and s.account_id is not null
  union all
  select e.account_id, e.account_id, null, 'right', e.created_at, e.expires_at, e.expires_at is null, null, null, null
  from entity_access e where e.entity_id = ${PLATFORM_ENTITY.premium} and (e.expires_at is null or e.expires_at > now())
    and e.scopes && array[${SCOPE.READ}, ${SCOPE.FULL_ACCESS}]::smallint[]
)`;

export const holderTable = adminTable(holderCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: account,
    joins: sql`join ${HOLDERS} held on held.account_id = account.id
      left join premium_package package on package.id = held.package_id left join account giver on giver.id = held.giver_id`,
    fields: {
      id: sql`held.id`,
      accountId: sql`account.id`,
      person: sql`account.name || ' ' || account.surname`,
      package: sql`case when package.id is not null then json_build_object('id', package.id, 'name', ${nameIn(locale)}) end`,
      way: sql`held.way`,
      since: sql`held.since`,
      until: sql`held.until`,
      renews: sql`held.renews`,
      people: sql`case when held.order_id is not null then 1 + (
        select count(*)::int from premium_seat seat where seat.order_id = held.order_id and seat.ended_at is null) end`,
      places: sql`case when held.order_id is not null then package.user_limit end`,
      givenBy: sql`giver.name || ' ' || giver.surname`,
      reason: sql`held.reason`,
    },
    search: sql`fold(account.name || ' ' || account.surname || ' ' || account.email)`,
    orders: { package: nameIn(locale) },
    usualOrder: sql`held.since desc`,
  }),
  filters: {
    packageId: (id) => sql`held.package_id = ${id}`,
    endsSoon: () => sql`(not held.renews and held.until < now() + make_interval(days => ${SOON_DAYS}::int))`,
  },
  nameOf: ({ person }) => person,
});
