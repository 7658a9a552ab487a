import { Writable } from "node:stream";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { ledgerEntry, paymentEvent } from "#db/tables/payments.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { stripeServer } from "#testing/stripe-server.ts";

test("refused events are logged with provider and reason, never the secret", async () => {
  const { env, signed, event } = await stripeServer();
  let logged = "";
  const log = new Writable({
    write: (line, _, done) => {
      logged += line;
      done();
    },
  });
  const { app } = await testApp(undefined, { ...env, LOG_LEVEL: "warn" }, log);
  const { payload, headers } = signed(event("product.created", { id: "prod_1" }));
  const send = async (signature: string) => {
    const url = "/apiUser/Payment/Webhook/stripe";
    const all = { ...headers, "stripe-signature": signature };
    logged = "";
    return (await app.inject({ method: "POST", url, payload, headers: all })).statusCode;
  };
  const sign = (options: { payload?: string; secret?: string; timestamp?: number }) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: env.STRIPE_WEBHOOK_SECRET, ...options });
  const anHourAgo = Math.floor(Date.now() / 1000) - 3_600;
  for (const signature of [
    "",
    sign({ secret: "whsec_of_somebody" }),
    sign({ timestamp: anHourAgo }),
    sign({ payload: payload.replace("prod_1", "prod_2") }),
  ]) {
    expect(await send(signature)).toBe(400);
    const [line, ...others] = logged.trim().split("\n");
    expect(others).toEqual([]);
    expect(JSON.parse(line!)).toMatchObject({
      level: 40,
      provider: "stripe",
      msg: "payment event refused",
      reason: expect.stringMatching(/signature|header|tolerance/i),
    });
    expect(logged).not.toContain("whsec");
  }
  expect(await send(headers["stripe-signature"])).toBe(200);
  expect(logged).toBe("");
});

test("ledger and provider events are append-only, also in SQL", async () => {
  const database = await testDatabase();
  const { db, pool } = database;
  const { id: buyerId } = await signedIn(db);
  const orderId = await buyPackage(db, buyerId);
  const currencyId = fixedId("currency/USD");
  const occurredAt = new Date();
  await db.insert(ledgerEntry).values({
    orderId,
    provider: "sandbox",
    kind: "charge",
    reference: "in_1",
    minor: 1200,
    currencyId,
    occurredAt,
  });
  await db.insert(paymentEvent).values({ provider: "sandbox", reference: "evt_1", orderId, occurredAt, facts: [] });
  for (const statement of [
    "update ledger_entry set minor = 0",
    "delete from ledger_entry",
    "truncate ledger_entry cascade",
    "update payment_event set facts = '[1]'",
    "delete from payment_event",
    "truncate payment_event",
  ])
    await expect(pool.query(statement), statement).rejects.toThrow("never changes");
  // The person goes, the money stays.
  await pool.query("delete from account where id = $1", [buyerId]);
  expect((await pool.query("select minor, reference from ledger_entry")).rows).toEqual([
    { minor: 1200, reference: "in_1" },
  ]);
  await database.close();
});
