import type pg from "pg";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { transactionsOf } from "#db/transaction.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { testDatabase } from "#testing/database.ts";
import { signedIn } from "#testing/members.ts";
import { deliveriesOf, randomHistory, STATEMENTS_BETWEEN_CUTS, seedsOfAllCases } from "#testing/payment-history.ts";
import { takeEvent } from "./commands.server.ts";
import { readEvent } from "./parts/read-event.server.ts";

/** So many histories are drawn; those that try no new case are left out. */
const DRAWN_COUNT = 500;
const AT_ONCE = 8;

test("shuffled, doubled and interrupted histories end as in order", async () => {
  const database = await testDatabase();
  const { db, pool } = database;
  const monthly = fixedId("package/personal-monthly");

  const newOrder = async (accountId: string) => {
    const [order] = await db
      .insert(paymentOrder)
      .values({
        accountId,
        kind: "package",
        packageId: monthly,
        nameEn: "Package",
        nameTr: "Paket",
        minor: 1200,
        currencyId: fixedId("currency/USD"),
        provider: "stripe",
        locale: "en",
      })
      .returning({ id: paymentOrder.id });
    return order!.id;
  };
  /** Everything that follows from an order's events, without what names the order itself. */
  const result = async (orderId: string) => {
    const { rows } = await pool.query(
      `select state, access_until, cancels_at_end, package_id, name_en,
         (select coalesce(json_agg(json_build_array(kind, split_part(reference, ':', 2), minor, occurred_at)
           order by kind, reference), '[]') from ledger_entry where order_id = o.id) ledger
       from payment_order o where id = $1`,
      [orderId],
    );
    return rows[0];
  };
  const take = (event: Stripe.Event, killAt: number) =>
    transactionsOf(killedAt(pool, killAt))((tx) => takeEvent(tx, "stripe", readEvent(event)!));

  let killed = 0;
  async function story(seed: number, buyers: readonly [string, string]): Promise<void> {
    const [orderly, disorderly] = [await newOrder(buyers[0]), await newOrder(buyers[1])];
    for (const event of randomHistory(seed, orderly)) await take(event, Number.POSITIVE_INFINITY);
    for (const { event, cutAt } of deliveriesOf(seed, disorderly)) {
      // A provider sends again what was not answered.
      for (let killAt = cutAt; ; killAt += STATEMENTS_BETWEEN_CUTS) {
        try {
          await take(event, killAt);
          break;
        } catch (error) {
          if (!isKill(error)) throw error;
          killed++;
        }
      }
    }
    expect(await result(disorderly), `history ${seed}`).toEqual(await result(orderly));
    // A buyer has one open order: the next story begins without this one.
    await pool.query("update payment_order set account_id = null where id = any($1)", [[orderly, disorderly]]);
  }
  const seeds = seedsOfAllCases(DRAWN_COUNT);
  let next = 0;
  const worker = async () => {
    const buyers = [(await signedIn(db)).id, (await signedIn(db)).id] as const;
    while (next < seeds.length) await story(seeds[next++]!, buyers);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(killed).toBeGreaterThan(seeds.length);

  // Each movement of money is one row and one email, however often it was said.
  const { rows } = await pool.query(`select (select count(*) from ledger_entry)::int moved,
    (select count(*) from mail where kind = 'payments.receipt')::int mails, (select count(*) from payment_order where state = 'paid')::int paid`);
  expect(rows[0].moved).toBe(rows[0].mails);
  // Of two orders a history.
  expect(rows[0].paid).toBeGreaterThan(seeds.length / 5);
  await database.close();
}, 400_000);

class Killed extends Error {}
const isKill = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof Killed || isKill(error.cause) || /Connection terminated/.test(error.message));

/** A pool whose connections end at the statement of that number, before it is sent or before its answer arrives. */
function killedAt(pool: pg.Pool, statement: number): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const { query } = client;
    let sent = 0;
    client.query = ((...parameters: unknown[]) => {
      const isLast = sent++ === statement;
      if (sent > statement + 1) return Promise.reject(new Killed());
      const answer =
        isLast && statement % 2 === 0 ? undefined : (query as (...all: unknown[]) => unknown).apply(client, parameters);
      if (!isLast) return answer;
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      Promise.resolve(answer).catch(() => {});
      return Promise.reject(new Killed());
    }) as typeof query;
    const release = client.release.bind(client);
    client.release = (broken) => {
      client.query = query;
      release(sent > statement ? true : broken);
    };
    return client;
  };
  return { connect } as unknown as pg.Pool;
}
