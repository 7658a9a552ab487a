import Fastify from "fastify";
import { expect, test } from "vitest";
import { inviteUser, ownPackages } from "#features/premium/seats/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { giveSeat } from "#testing/packages.ts";
import { shop } from "#testing/shop.ts";
import { stripeServer } from "#testing/stripe-server.ts";
import { stripeShop } from "#testing/stripe-shop.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { createPayment, endTestPackage, paymentHistory, paymentPortal } from "./contract.ts";
import { paymentJobs } from "./jobs.server.ts";
import { changePlan, planPrice } from "./plan/contract.ts";
import { paymentService } from "./service/contract.ts";

/** A year's package of a test card, with a colleague in it, and then the portal with Stripe on the same data. */
async function switched() {
  const built = await shop();
  const { buy, pay, deliver, buyer, database, db } = built;
  const { redirectUrl } = (await buy("business-yearly")).data;
  await pay(redirectUrl);
  await deliver();
  const colleague = await signedIn(db);
  await giveSeat(db, (await built.orders())[0]!.id, colleague.id);
  const peer = await stripeServer();
  const { app, call } = await testApp(database, peer.env);
  const settings = readSettings({ ...TEST_ENV, ...peer.env });
  const orders = async () => (await call(paymentHistory, {}, buyer)).data.rows;
  const buyThere = (EntityId: string) => call(createPayment, { body: { EntityId } }, buyer);
  const payThere = async (place: number) => {
    for (const event of peer.pay(place)) {
      const { payload, headers } = peer.signed(event);
      const answer = await app.inject({ method: "POST", url: "/apiUser/Payment/Webhook/stripe", headers, payload });
      expect(answer.statusCode).toBe(200);
    }
  };
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const depending = async () =>
    (await call(paymentService, {}, admin)).data.providers.map(({ depending: { packages, renewing, openOrders } }) => [
      packages,
      renewing,
      openOrders,
    ]);
  return { ...built, app, call, peer, colleague, settings, orders, buyThere, payThere, depending };
}

test("a test card's package hinders nobody and ends with a real payment", async () => {
  const { orders, buyThere, payThere, mayFilter, colleague, call, buyer, depending } = await switched();
  expect(await orders()).toMatchObject([{ state: "paid", source: "test" }]);
  expect(await depending()).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
  expect((await buyThere("personal-monthly")).data.redirectUrl).toBe("https://pay.example/0");
  // A buyer who returns without paying has what they had.
  expect(await mayFilter()).toBe(true);
  expect(await mayFilter(colleague.token)).toBe(true);
  expect(await depending()).toEqual([
    [0, 0, 1],
    [1, 1, 0],
  ]);
  await payThere(0);
  expect(await orders()).toMatchObject([
    { state: "paid", source: "payment", amount: 12 },
    { state: "ended", source: "test" },
  ]);
  expect((await call(ownPackages, {}, buyer)).data.package).toMatchObject({ name: "Personal", isOwn: true });
  expect(await mayFilter()).toBe(true);
  expect(await mayFilter(colleague.token)).toBe(false);
  expect(await depending()).toEqual([
    [1, 1, 0],
    [0, 0, 0],
  ]);
  expect((await buyThere("personal-yearly")).code).toBe("premiumAlready");
});

test("a test card's package ends with its period once the sandbox is off", async () => {
  const { orders, settings, database, later, mayFilter, depending } = await switched();
  for (let hour = 0; hour < 2; hour++) {
    await moveClock(database, { days: 1 / 24 });
    await runJobs(database, { settings });
  }
  expect(await orders()).toMatchObject([{ state: "paid", cancelsAtEnd: true }]);
  expect(await depending()).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
  const mails = (await queuedMails(database)).filter(({ kind }) => kind === "payments.cancelled");
  expect(mails).toHaveLength(1);
  expect(mails[0]!.note).toContain("You paid for it with a test card");
  // Nothing that the sandbox would have sent is left as failed work.
  const { rows } = await database.pool.query("select name from background_job where failed_at is not null");
  expect(rows).toEqual([]);
  await later(370);
  expect(await mayFilter()).toBe(false);
});

test("a member ends a test card's package and may take a seat or gift", async () => {
  const { orders, call, buyer, mayFilter, colleague, buy } = await switched();
  const refused = { status: 409, code: "packageIsTest" };
  expect(await call(paymentPortal, {}, buyer)).toMatchObject(refused);
  expect(await call(planPrice, { query: { EntityId: "personal-yearly" } }, buyer)).toMatchObject(refused);
  const body = { EntityId: "personal-yearly", At: new Date().toISOString(), Amount: 1 };
  expect(await call(changePlan, { body }, buyer)).toMatchObject(refused);
  for (let times = 0; times < 2; times++) expect((await call(endTestPackage, {}, buyer)).status).toBe(200);
  expect(await orders()).toMatchObject([{ state: "ended" }]);
  expect([await mayFilter(), await mayFilter(colleague.token)]).toEqual([false, false]);
  expect((await call(inviteUser, { body: { email: "nobody@petek.example" } }, buyer)).code).not.toBe("hasPremium");
  // With the sandbox back on it stays ended.
  expect((await buy("personal-monthly")).status).toBe(200);
});

test("while test payments are taken, nothing ends but in the customer portal", async () => {
  const { buy, pay, deliver, call, buyer, orders } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl);
  await deliver();
  expect((await call(endTestPackage, {}, buyer)).status).toBe(404);
  expect(await orders()).toMatchObject([{ state: "paid", source: "payment" }]);
});

test("without Stripe's keys packages say so, sales stop, a fault is raised", async () => {
  const { buy, send, peer, buyer, admin, database, db } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  const { call } = await testApp(database);
  expect((await call(paymentHistory, {}, buyer)).data.rows).toMatchObject([{ state: "paid", source: "disconnected" }]);
  const refused = { status: 409, code: "packageDisconnected" };
  expect(await call(paymentPortal, {}, buyer)).toMatchObject(refused);
  expect(await call(planPrice, { query: { EntityId: "personal-yearly" } }, buyer)).toMatchObject(refused);
  expect(await call(createPayment, { body: { EntityId: "personal-yearly" } }, buyer)).toMatchObject(refused);
  const { providers } = (await call(paymentService, {}, admin)).data;
  expect(providers[0]).toMatchObject({
    provider: "stripe",
    hasKeys: false,
    depending: { packages: 1, renewing: 1, pending: 0, openOrders: 0 },
  });
  await plan(db, paymentJobs);
  await moveClock(database, { days: 1 / 24 });
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  await runJobs(database, { works: paymentJobs, log: Fastify({ logger: { level: "error", stream } }).log });
  expect(lines).toEqual([expect.stringContaining("its keys are missing")]);
});
