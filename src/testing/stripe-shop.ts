import type Stripe from "stripe";
import { createPayment, paymentHistory } from "#features/payments/contract.ts";
import { movementCalls } from "#features/payments/movements/contract.ts";
import { movementJobs } from "#features/payments/movements/jobs.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { testApp } from "./app.ts";
import { moveClock } from "./clock.ts";
import { runJobs } from "./jobs.ts";
import { signedIn } from "./members.ts";
import { stripeServer } from "./stripe-server.ts";

/** The portal with Stripe, as `stripeServer` speaks it. */
export async function stripeShop() {
  const peer = await stripeServer();
  const built = await testApp(undefined, peer.env);
  const { app, call, db, database } = built;
  await plan(db, movementJobs);
  const buyer = await signedIn(db);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const settings = readSettings({ ...TEST_ENV, ...peer.env });
  const send = async (...events: Stripe.Event[]) => {
    for (const event of events) {
      const { payload, headers } = peer.signed(event);
      const answer = await app.inject({ method: "POST", url: "/apiUser/Payment/Webhook/stripe", headers, payload });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  };
  const orders = async () => (await call(paymentHistory, {}, buyer)).data.rows;
  const buy = (EntityId: string) => call(createPayment, { body: { EntityId } }, buyer);
  const runNight = async () => {
    await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
    await moveClock(database, { days: 1 });
    await runJobs(database, { settings });
  };
  const movements = async () => (await call(movementCalls.list, { query: {} }, admin)).data.rows;
  return { ...built, peer, buyer, admin, settings, send, orders, buy, runNight, movements };
}
