import { expect, test } from "vitest";
import { plan } from "#server/jobs/lease.server.ts";
import { formatDate } from "#shared/format.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { queuedMails } from "#testing/mails.ts";
import { insertReports } from "#testing/reports.ts";
import { shop } from "#testing/shop.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { createPayment } from "../contract.ts";
import { paymentJobs } from "../jobs.server.ts";
import { renew } from "./commands/subscription.server.ts";
import { dueSubscriptions } from "./queries.server.ts";

const DAY_MS = 86_400_000;

test("the sandbox of a demo nobody asked for is open to this machine alone", async () => {
  const { app, buy, call, buyer, database } = await shop();
  const { redirectUrl } = (await buy("personal-monthly")).data;
  const headers = { "x-forwarded-for": "192.0.2.7" };
  const buyOutside = (from: typeof call) =>
    from(createPayment, { body: { EntityId: "personal-monthly" } }, { token: buyer.token, headers });
  expect(await buyOutside(call)).toMatchObject({ code: "paymentsOff" });
  const pages = [redirectUrl, redirectUrl.replace("checkout/cs_", "portal/")];
  for (const url of pages) {
    expect((await app.inject({ url })).statusCode).toBe(200);
    for (const method of ["GET", "POST"] as const)
      expect((await app.inject({ method, url, headers })).statusCode, `${method} ${url}`).toBe(404);
  }
  for (const asked of [{ DEMO: "1" }, { PAYMENT_PROVIDER: "sandbox" }] as Record<string, string>[]) {
    const open = await testApp(database, asked);
    expect(await buyOutside(open.call)).toMatchObject({ data: { redirectUrl } });
    for (const url of pages) expect((await open.app.inject({ url, headers })).statusCode).toBe(200);
  }
});

test("days of grace are whole: a card on the last day saves the package", async () => {
  const { buy, pay, post, orders, mayFilter, deliver, later, database, call, buyer } = await shop();
  const waits = async () => (await waitingCounts({ call }, buyer)).failedPayments ?? 0;
  const { redirectUrl } = (await buy("startup-search-personal")).data;
  await pay(redirectUrl, "4000000000000341");
  await deliver();
  const portal = redirectUrl.replace("checkout/cs_", "portal/");
  const paidUntil = Date.parse((await orders())[0]!.paidUntil!);
  await later((paidUntil - Date.now()) / DAY_MS);
  for (const hours of [1, 24, 25]) {
    await later(hours / 24);
    await deliver();
    expect((await orders())[0]).toMatchObject({ state: "pastDue" });
    expect(await mayFilter()).toBe(true);
  }
  expect(await waits()).toBe(1);
  const refused = (await queuedMails(database)).filter(({ kind }) => kind === "payments.failed");
  expect(refused.map(({ preview }) => preview)).toEqual([
    `Startup search stays open until ${formatDate(new Date(paidUntil + 3 * DAY_MS), "en")}.`,
  ]);
  // Cards that are refused as well take none of these days.
  for (const card of ["4000000000000002", "4000000000000341"]) {
    await post(portal, { action: "card", card });
    await later(1 / 24);
    await deliver();
    expect((await orders())[0]).toMatchObject({ state: "pastDue" });
  }
  // One that is taken is charged at once: nobody waits an hour for what they have just mended.
  await post(portal, { action: "card", card: "4242424242424242" });
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", payments: [{ amount: 5 }, { amount: 5 }] });
  expect(await waits()).toBe(0);
});

test("a package that ended without an event makes room at any provider", async () => {
  const { buy, pay, orders, deliver, later, database } = await shop();
  const lost = ["update sandbox_object set data = data || '{\"state\": \"ended\"}' where kind = 'subscription'"];
  lost.push("update payment_order set provider = 'stripe' where state = 'paid'");
  for (const loss of lost) {
    await pay((await buy("personal-monthly")).data.redirectUrl);
    await deliver();
    await database.pool.query("delete from background_job where name = 'payments.sandboxRenewals'");
    await database.pool.query(loss);
    await later(36);
    expect((await orders())[0]?.state).toBe("ended");
    expect((await buy("personal-yearly")).status).toBe(200);
  }
  expect((await orders()).map(({ state }) => state)).toEqual(["open", "ended", "expired", "ended"]);
});

test("a package that was to end is over in time without the event", async () => {
  const { buy, pay, post, orders, mayFilter, deliver, later } = await shop();
  const { redirectUrl } = (await buy("startup-search-personal")).data;
  await pay(redirectUrl);
  await post(redirectUrl.replace("checkout/cs_", "portal/"), { action: "stop" });
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", cancelsAtEnd: true });
  await later(31.5);
  expect(await mayFilter()).toBe(false);
  expect((await orders())[0]?.state).toBe("ended");
});

test("a pending payment is asked about before another is refused", async () => {
  const { buy, pay, post, orders, deliver, mayFilter, database, db } = await shop();
  const [report] = await insertReports(db, [{ isFree: false, price: 20, priceCurrencyId: fixedId("currency/USD") }]);
  const settledUnheard = async (sold: string, action: "arrives" | "fails") => {
    const { redirectUrl } = (await buy(sold)).data;
    await pay(redirectUrl, "4000000000000077");
    await deliver();
    expect(await buy(sold)).toMatchObject({ status: 409, code: "paymentPending" });
    await post(redirectUrl.replace("checkout/cs_", "portal/"), { action });
    await database.pool.query("delete from background_job where name = 'payments.sandboxEvent'");
    expect((await orders())[0]?.state).toBe("pending");
  };
  await settledUnheard("personal-monthly", "fails");
  await settledUnheard("personal-monthly", "arrives");
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  expect(await mayFilter()).toBe(true);
  await settledUnheard(report!.id, "arrives");
  expect(await buy(report!.id)).toMatchObject({ status: 409, code: "boughtAlready" });
  expect((await orders()).map(({ state, payments }) => [state, payments.map(({ amount }) => amount)])).toEqual([
    ["paid", [20]],
    ["paid", [12]],
    ["failed", []],
  ]);
});

test("a payment with a lost event is found by the hourly question", async () => {
  const { buy, pay, post, orders, deliver, later, mayFilter, database, db } = await shop();
  await plan(db, paymentJobs);
  const { redirectUrl } = (await buy("personal-monthly")).data;
  await pay(redirectUrl, "4000000000000077");
  await deliver();
  await later(1 / 24);
  await deliver();
  expect((await orders())[0]?.state).toBe("pending");
  await post(redirectUrl.replace("checkout/cs_", "portal/"), { action: "arrives" });
  await database.pool.query("delete from background_job where name = 'payments.sandboxEvent'");
  await later(1 / 24);
  await deliver();
  expect(await orders()).toMatchObject([{ state: "paid", payments: [{ amount: 12 }] }]);
  expect(await mayFilter()).toBe(true);
});

test("a renewal with a lost event is found before buying or within hours", async () => {
  const { buy, pay, post, orders, deliver, later, mayFilter, database, db } = await shop();
  await database.pool.query("delete from background_job where name = 'payments.sandboxRenewals'");
  /** So many days after the end of what is paid. */
  const afterPeriod = async (days: number) =>
    later((Date.parse((await orders())[0]!.paidUntil!) - Date.now()) / DAY_MS + days);
  const renewAll = async () => {
    for (const id of await dueSubscriptions(db, new Date(), 10))
      await db.transaction((tx) => renew(tx, id, new Date()));
  };
  const renewUnheard = async () => {
    await renewAll();
    await database.pool.query("delete from background_job where name = 'payments.sandboxEvent'");
  };
  const { redirectUrl } = (await buy("personal-monthly")).data;
  await pay(redirectUrl);
  await deliver();
  await afterPeriod(4);
  await renewUnheard();
  expect([await mayFilter(), (await orders())[0]?.state]).toEqual([false, "ended"]);
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  expect(await orders()).toMatchObject([{ state: "paid", payments: [{ amount: 12 }, { amount: 12 }] }]);

  const portal = redirectUrl.replace("checkout/cs_", "portal/");
  await post(portal, { action: "card", card: "4000000000000341" });
  await afterPeriod(1 / 24);
  await renewAll();
  await deliver();
  expect((await orders())[0]?.state).toBe("pastDue");
  await post(portal, { action: "card", card: "4242424242424242" });
  await later(1);
  await renewUnheard();
  await later(3);
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  expect(await orders()).toMatchObject([{ state: "paid", payments: [{}, {}, { amount: 12 }] }]);

  await plan(db, paymentJobs);
  await afterPeriod(4);
  await renewUnheard();
  expect(await mayFilter()).toBe(false);
  await deliver();
  expect(await mayFilter()).toBe(true);
  expect(await orders()).toMatchObject([{ state: "paid", payments: [{}, {}, {}, { amount: 12 }] }]);
});

test("a payment without any event is found once at the next purchase", async () => {
  const { buy, pay, orders, deliver, database } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl);
  await database.pool.query(
    "update background_job set run_at = now() + interval '1 day' where name = 'payments.sandboxEvent'",
  );
  expect((await orders())[0]?.state).toBe("open");
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  // They were only late.
  await database.pool.query("update background_job set run_at = now() where name = 'payments.sandboxEvent'");
  await deliver();
  expect(await orders()).toMatchObject([{ state: "paid", payments: [{ amount: 12 }] }]);
});

test("a package ending after a refused card says so once, with a way back", async () => {
  const { buy, pay, orders, deliver, later, database } = await shop();
  const endings = async () => (await queuedMails(database)).filter(({ kind }) => kind === "payments.endedUnpaid");
  await pay((await buy("startup-search-personal")).data.redirectUrl, "4000000000000341");
  await deliver();
  await later(32);
  await deliver();
  expect([(await orders())[0]?.state, await endings()]).toEqual(["pastDue", []]);
  for (const _ of [1, 2, 3, 4]) {
    await later(1);
    await deliver();
  }
  expect((await orders())[0]?.state).toBe("ended");
  expect((await endings()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Startup search has ended · /),
  ]);
});
