// Hand-written SQL: what is alone in its group is looked up in several tables.

import { and, eq, getTableColumns, gt, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { siteName } from "#shared/site-name.ts";
import { CAN_SIGN_IN } from "../queries.server.ts";
import { type SoleAccess, soleAccessEntity } from "./contract.ts";

/**
 * Entities to which only this account has full access without an end (decisions 16 and 18). Of the platform's admins those who
 * cannot sign in do not count: nobody would be left to let them in.
 */
export async function soleAccess(db: Db, accountId: string): Promise<SoleAccess[]> {
  return rowsOf(
    db,
    soleAccessEntity,
    sql`
    with alone as (
      select entity_id from entity_access join account on account.id = account_id
      where 0 = any (scopes) and expires_at is null
        and (entity_id <> ${PLATFORM_ENTITY.admin} or account_id = ${accountId} or ${CAN_SIGN_IN})
      group by entity_id having count(*) = 1 and bool_and(account_id = ${accountId}))
    select 'startup' as type, name, seo_url as "seoUrl" from startup join alone on entity_id = id where deleted_at is null
    union all select 'organization', name, seo_url from organization join alone on entity_id = id where deleted_at is null
    union all select 'platform', ${siteName()}, '' from alone where entity_id = ${PLATFORM_ENTITY.admin}
    order by 2`,
  );
}

/** The package that an account pays for again and again, and that ends when it leaves; whether colleagues have seats in it. */
export async function runningPackage(db: Db, accountId: string) {
  const hasColleagues = sql<boolean>`exists (
    select from premium_seat seat
    where seat.order_id = payment_order.id and seat.ended_at is null and seat.account_id is distinct from ${accountId})`;
  const [found] = await db
    .select({ ...getTableColumns(paymentOrder), hasColleagues })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.accountId, accountId),
        eq(paymentOrder.kind, "package"),
        ne(paymentOrder.provider, "gift"),
        inArray(paymentOrder.state, ["paid", "pastDue"]),
        gt(paymentOrder.accessUntil, sql`now()`),
      ),
    );
  return found;
}

/** When an account will be deleted (null: no deletion is planned), and whether it has a password. */
export async function accountStateOf(db: Db, accountId: string) {
  const [found] = await db
    .select({ deleteAt: account.deleteAt, hasPassword: sql<boolean>`${account.passwordHash} is not null` })
    .from(account)
    .where(eq(account.id, accountId));
  return found ?? { deleteAt: null, hasPassword: false };
}
