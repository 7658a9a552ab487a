import { createPayment, paymentHistory } from "#features/payments/contract.ts";
import { sandboxJobs } from "#features/payments/sandbox/jobs.server.ts";
import { listStartups } from "#features/startups/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { testApp } from "./app.ts";
import { moveClock } from "./clock.ts";
import { runJobs } from "./jobs.ts";
import { signedIn } from "./members.ts";

/** The portal with the sandbox, listening, because the sandbox sends its events over HTTP. */
export async function shop() {
  const built = await testApp();
  const { app, call, database, db } = built;
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const settings = readSettings({ ...TEST_ENV, PUBLIC_URL: origin });
  await plan(db, sandboxJobs);
  const deliver = () => runJobs(database, { settings });
  const buyer = await signedIn(db);
  const buy = (EntityId: string, options: { Currency?: string; ReturnTo?: string; token?: string } = {}) => {
    const { token = buyer.token, ...more } = options;
    return call(createPayment, { body: { EntityId, ...more } }, { token });
  };
  const post = (path: string, fields: Record<string, string>) =>
    app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const pay = (path: string, card = "4242424242424242", action = "pay") => post(path, { card, action });
  const orders = async () => (await call(paymentHistory, {}, { token: buyer.token })).data.rows;
  const mayFilter = async (token = buyer.token) =>
    (await call(listStartups, { body: { filter: { incorporated: true } } }, { token })).status === 200;
  const later = async (days: number) => {
    await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
    await moveClock(database, { days });
  };
  return { ...built, settings, deliver, buyer, buy, pay, post, orders, mayFilter, later };
}
