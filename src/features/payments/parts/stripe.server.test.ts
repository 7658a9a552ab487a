import { expect, onTestFinished, test } from "vitest";
import { deleteAccount } from "#features/accounts/deletion/contract.ts";
import { readSettings } from "#server/settings.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { insertReports } from "#testing/reports.ts";
import { stripeServer } from "#testing/stripe-server.ts";
import { stripeShop } from "#testing/stripe-shop.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { createPayment, paymentHistory, paymentPortal } from "../contract.ts";
import { listDifferences, refundPayment } from "../movements/contract.ts";
import { changePlan, planPrice } from "../plan/contract.ts";

/** A shop whose first checkout is answered late: when `answerFirst` is called. */
async function slowShop() {
  const first = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const { statuses, env } = await stripeServer(async (place) => {
    asked.resolve();
    if (place === 0) await first.promise;
  });
  const { call, db, database } = await testApp(undefined, env);
  const buyer = await signedIn(db);
  const buy = (EntityId: string) => call(createPayment, { body: { EntityId } }, buyer);
  return { call, database, buyer, buy, statuses, isAsked: asked.promise, answerFirst: first.resolve };
}

test("of two packages in two tabs only the later can be paid at any moment", async () => {
  const { call, buyer, buy, statuses, isAsked, answerFirst } = await slowShop();
  const monthly = buy("personal-monthly");
  await isAsked;
  const yearly = await buy("personal-yearly");
  expect(yearly).toMatchObject({ status: 200, data: { redirectUrl: "https://pay.example/1" } });
  answerFirst();
  expect(await monthly).toMatchObject({ status: 409, code: "newerCheckout" });
  expect(statuses()).toEqual(["expired", "open"]);
  const { rows } = (await call(paymentHistory, {}, buyer)).data;
  expect(rows.map(({ state }) => state)).toEqual(["open", "expired"]);
  expect((await buy("personal-yearly")).data.redirectUrl).toBe("https://pay.example/1");
});

test("the same package chosen in two tabs at once is paid at one checkout", async () => {
  const { buy, statuses, isAsked, answerFirst } = await slowShop();
  const first = buy("personal-monthly");
  await isAsked;
  expect((await buy("personal-monthly")).data.redirectUrl).toBe("https://pay.example/1");
  answerFirst();
  expect((await first).data.redirectUrl).toBe("https://pay.example/1");
  expect(statuses()).toEqual(["expired", "open"]);
});

test("a checkout answered after another tab closed its order is unpayable", async () => {
  const { database, buy, statuses, isAsked, answerFirst } = await slowShop();
  const waiting = (count: number) =>
    expect
      .poll(async () => (await database.pool.query("select 1 from pg_locks where not granted")).rowCount)
      .toBe(count);
  const monthly = buy("personal-monthly");
  await isAsked;
  const other = await database.pool.connect();
  await other.query("begin");
  await other.query("select from payment_order for no key update");
  answerFirst();
  await waiting(1);
  // It has read the order without its checkout, and closes it behind the one who stores that.
  const yearly = buy("personal-yearly");
  await waiting(2);
  await other.query("commit");
  other.release();
  expect((await monthly).status).toBe(200);
  expect(await yearly).toMatchObject({ status: 200, data: { redirectUrl: "https://pay.example/1" } });
  expect(statuses()).toEqual(["expired", "open"]);
});

test("a checkout of an earlier provider is closed for one of today's", async () => {
  const { env } = await stripeServer();
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const before = await testApp(database);
  const buyer = await signedIn(before.db);
  const buy = ({ call }: typeof before) => call(createPayment, { body: { EntityId: "personal-monthly" } }, buyer);
  expect((await buy(before)).data.redirectUrl).toMatch(/^\/sandbox/);
  const today = await testApp(database, env);
  expect((await buy(today)).data.redirectUrl).toBe("https://pay.example/0");
});

test("deletion with earlier sandbox purchases leaves nothing payable", async () => {
  const { env } = await stripeServer();
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const [before, today] = [await testApp(database), await testApp(database, env)];
  const settings = readSettings({ ...TEST_ENV, ...env });
  const [subscriber, chooser] = [await signedIn(before.db), await signedIn(before.db)];
  await buyPackage(before.db, subscriber.id, "personal-monthly");
  expect((await before.call(createPayment, { body: { EntityId: "personal-monthly" } }, chooser)).status).toBe(200);
  for (const leaver of [subscriber, chooser]) await today.call(deleteAccount, { body: {} }, leaver);
  await runJobs(database, { settings });
  const states = "select state from payment_order order by state";
  expect((await database.pool.query(states)).rows.map(({ state }) => state)).toEqual(["expired", "paid"]);
  expect((await database.pool.query("select from background_job where failed_at is not null")).rowCount).toBe(0);
});

test("a payment on its way at an earlier provider hinders nobody for long", async () => {
  const { env, pay, find, signed, event } = await stripeServer();
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const [withSandbox, withStripe] = [await testApp(database), await testApp(database, env)];
  const buyer = await signedIn(withSandbox.db);
  const buy = ({ call }: typeof withSandbox, EntityId: string) => call(createPayment, { body: { EntityId } }, buyer);
  const states = async () => (await withSandbox.call(paymentHistory, {}, buyer)).data.rows.map(({ state }) => state);
  expect((await buy(withSandbox, "personal-monthly")).status).toBe(200);
  await database.pool.query("update payment_order set state = 'pending'");
  expect((await buy(withStripe, "personal-monthly")).data.redirectUrl).toBe("https://pay.example/0");
  expect(await states()).toEqual(["open", "expired"]);

  pay();
  const { payload, headers } = signed(
    event("checkout.session.completed", Object.assign(find("cs_0")!, { payment_status: "unpaid" })),
  );
  const url = "/apiUser/Payment/Webhook/stripe";
  expect((await withStripe.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  expect(await buy(withSandbox, "personal-monthly")).toMatchObject({ status: 409, code: "paymentPending" });
  await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
  await moveClock(database, { days: 31 });
  expect((await buy(withSandbox, "personal-monthly")).data.redirectUrl).toMatch(/^\/sandbox/);
  expect(await states()).toEqual(["open", "expired", "expired"]);
});

test("buying, changing and refunding at Stripe follow its signed events", async () => {
  const { peer, buy, send, orders, call, buyer, admin, database, settings, movements } = await stripeShop();
  expect((await buy("personal-monthly")).data.redirectUrl).toBe("https://pay.example/0");
  expect(peer.find("cs_0")).toMatchObject({ mode: "subscription", amount_total: 1200, currency: "usd" });
  expect((await call(paymentPortal, {}, buyer)).status).toBe(404);
  await send(...peer.pay());
  expect((await orders())[0]).toMatchObject({ state: "paid", amount: 12, payments: [{ amount: 12 }] });
  expect((await call(paymentPortal, {}, buyer)).data.portalUrl).toBe("https://portal.example/cus_1");

  const shown = (await call(planPrice, { query: { EntityId: "business-monthly" } }, buyer)).data;
  expect(shown).toMatchObject({ amount: 3 });
  peer.next.isDeclined = true;
  const change = () =>
    call(changePlan, { body: { EntityId: "business-monthly", At: shown.at, Amount: shown.amount } }, buyer);
  expect(await change()).toMatchObject({ status: 402, code: "cardDeclined" });
  peer.next.isDeclined = false;
  expect((await change()).status).toBe(200);
  const [subscription] = peer.all("subscription");
  await send(
    peer.event("customer.subscription.updated", subscription!),
    peer.event("invoice.paid", peer.all("invoice")[1]!),
  );
  expect((await orders())[0]).toMatchObject({
    amount: shown.periodAmount,
    payments: [{ name: expect.any(String) }, { amount: 3 }],
  });

  const newest = (await movements()).find(({ amount }) => amount === 3);
  await call(refundPayment, { params: { id: newest!.id }, body: {} }, admin);
  await runJobs(database, { settings });
  await send(
    peer.event("refund.created", peer.all("refund")[0]!),
    peer.event("customer.subscription.deleted", subscription!),
  );
  expect((await movements()).map(({ amount, state }) => [amount, state])).toEqual(
    expect.arrayContaining([
      [-3, "refund"],
      [3, "refunded"],
      [12, "paid"],
    ]),
  );
  expect((await orders())[0]).toMatchObject({ state: "ended" });
  // Stripe says why not, and nothing is asked again.
  peer.add("re_by_hand", "refund", {
    amount: 1200,
    currency: "usd",
    status: "succeeded",
    metadata: {},
    payment_intent: peer.all("payment_intent")[0]!.id,
  });
  const older = (await movements()).find(({ amount }) => amount === 12)!;
  await call(refundPayment, { params: { id: older.id }, body: {} }, admin);
  await runJobs(database, { settings });
  expect((await movements()).find(({ id }) => id === older.id)).toMatchObject({
    state: "refundFailed",
    problem: "It was refunded already.",
  });
});

test("of two changes at once one is made and the other is not charged", async () => {
  const { peer, buy, send, call, buyer } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  const shown = (await call(planPrice, { query: { EntityId: "business-monthly" } }, buyer)).data;
  const change = (EntityId: string) =>
    call(changePlan, { body: { EntityId, At: shown.at, Amount: shown.amount } }, buyer);
  peer.next.previewMs = 300;
  const answers = await Promise.all([change("business-monthly"), change("business-yearly")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "priceOutdated" });
  expect(peer.all("invoice").map(({ amount_paid }) => amount_paid)).toEqual([1200, 300]);
});

test("a change with a lost answer is not called free nor charged twice", async () => {
  const { peer, buy, send, call, buyer } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  const shown = (await call(planPrice, { query: { EntityId: "business-monthly" } }, buyer)).data;
  const body = { EntityId: "business-monthly", At: shown.at, Amount: shown.amount };
  peer.next.isUnanswered = true;
  expect(await call(changePlan, { body }, buyer)).toMatchObject({ status: 503, code: "planChangeUnanswered" });
  peer.next.isUnanswered = false;
  expect(await call(changePlan, { body }, buyer)).toMatchObject({ status: 409, code: "priceOutdated" });
  expect(peer.all("invoice").map(({ amount_paid }) => amount_paid)).toEqual([1200, 300]);
});

test("a refund that fails later says why and can be tried again", async () => {
  const { peer, buy, send, call, admin, movements, settings, database, orders } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  const { id } = (await movements())[0]!;
  const refund = async (status: string) => {
    peer.next.refundStatus = status;
    await call(refundPayment, { params: { id }, body: {} }, admin);
    await runJobs(database, { settings });
    const made = peer.all("refund").at(-1)!;
    await send(peer.event("refund.created", made));
    return made;
  };
  const pending = await refund("pending");
  expect((await movements())[0]).toMatchObject({ state: "refunding", left: 0 });
  Object.assign(pending, { status: "failed", failure_reason: "lost_or_stolen_card" });
  await send(peer.event("refund.failed", pending), peer.event("refund.updated", pending));
  expect(await movements()).toMatchObject([{ state: "refundFailed", problem: "lost_or_stolen_card", left: 12 }]);
  expect((await orders())[0]).toMatchObject({ state: "paid" });
  await refund("succeeded");
  expect((await movements()).map(({ state }) => state).toSorted()).toEqual(["refund", "refunded"]);
});

test("events that write our ids in capital letters count as others do", async () => {
  const { peer, buy, send, call, admin, movements, settings, database, orders } = await stripeShop();
  await buy("personal-monthly");
  const inCapitals = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (key, text) => (["order", "request"].includes(key) ? text.toUpperCase() : text));
  await send(...peer.pay().map(inCapitals));
  expect((await orders())[0]).toMatchObject({ state: "paid" });
  peer.next.refundStatus = "pending";
  await call(refundPayment, { params: { id: (await movements())[0]!.id }, body: {} }, admin);
  await runJobs(database, { settings });
  const refund = Object.assign(peer.all("refund").at(-1)!, {
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  await send(inCapitals(peer.event("refund.failed", refund)));
  expect(await movements()).toMatchObject([{ state: "refundFailed", problem: "expired_or_canceled_card" }]);
});

test("a Stripe subscription ends with its period, or with its account", async () => {
  const { peer, buy, send, call, buyer, database, settings } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  await call(deleteAccount, { body: {} }, buyer);
  await runJobs(database, { settings });
  const [subscription] = peer.all("subscription");
  expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: true });
  peer.close();
  peer.closeConnections();
  await moveClock(database, { days: 14, hours: 1 });
  await runJobs(database, { settings });
  expect((await database.pool.query("select from account where id = $1", [buyer.id])).rowCount).toBe(0);
  const { rows } = await database.pool.query(
    "select failed_at from background_job where name = 'payments.endPurchase'",
  );
  expect(rows, "it is tried again").toEqual([{ failed_at: null }]);
});

test("a report is one payment; the comparison reads all pages at Stripe", async () => {
  const { peer, buy, send, orders, call, admin, runNight, db } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay(0));
  const [report] = await insertReports(db, [{ isFree: false, price: 49, priceCurrencyId: fixedId("currency/USD") }]);
  await buy(report!.id);
  await send(...peer.pay(1));
  expect((await orders()).map(({ state, amount }) => [state, amount])).toEqual([
    ["paid", 49],
    ["paid", 12],
  ]);
  const open = async () => (await call(listDifferences, {}, admin)).data;
  await runNight();
  expect(await open()).toMatchObject({ totalCount: 0, comparisons: [{ provider: "stripe", failedAt: null }] });
  for (let place = 0; place < 250; place++)
    peer.add(`re_hand_${place}`, "refund", { amount: 100, currency: "usd", status: "succeeded", metadata: {} });
  await runNight();
  const { totalCount, rows } = await open();
  expect([totalCount, rows.length]).toEqual([250, 100]);
  expect(rows[0]).toMatchObject({ problem: "missingHere", kind: "refund", here: null, there: 1 });
});

test("payments that arrive days later are no difference in any night", async () => {
  const { peer, buy, send, call, admin, runNight, db, database } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay(0));
  const [report] = await insertReports(db, [{ isFree: false, price: 49, priceCurrencyId: fixedId("currency/USD") }]);
  await buy(report!.id);
  await send(...peer.pay(1));
  // An invoice is made before a card that was refused is replaced, a bank takes days to pay.
  for (const one of [...peer.all("invoice"), ...peer.all("payment_intent")]) one.created -= 10 * 86_400;
  await moveClock(database, { days: 22 });
  for (let night = 0; night < 3; night++) {
    await runNight();
    expect((await call(listDifferences, {}, admin)).data.rows).toEqual([]);
  }
});

test("an unavailable Stripe costs a sentence; the night tries again", async () => {
  const { peer, buy, call, admin, runNight, orders } = await stripeShop();
  await buy("personal-monthly");
  peer.close();
  peer.closeConnections();
  const before = await orders();
  expect(await buy("business-monthly")).toMatchObject({ status: 503, code: "paymentProviderAway" });
  expect(await orders()).toEqual(before);
  await runNight();
  expect((await call(listDifferences, {}, admin)).data.comparisons).toMatchObject([
    { provider: "stripe", comparedAt: null, failedAt: expect.any(String) },
  ]);
});

test("an address that Stripe refuses is named, and another one buys", async () => {
  const { peer, buy, orders } = await stripeShop();
  peer.next.takesEmail = false;
  expect(await buy("personal-monthly")).toMatchObject({
    status: 409,
    code: "customerNotAdded",
    message: expect.stringMatching(/^Error while adding the customer/),
  });
  expect(peer.statuses()).toEqual([]);
  peer.next.takesEmail = true;
  expect((await buy("personal-monthly")).data.redirectUrl).toBe("https://pay.example/0");
  expect((await orders()).map(({ state }) => state)).toEqual(["open"]);
});

test("Stripe is asked about a pending payment before refusing another", async () => {
  const { peer, buy, send, orders, db } = await stripeShop();
  const [report] = await insertReports(db, [{ isFree: false, price: 20, priceCurrencyId: fixedId("currency/USD") }]);
  /** Completed before the money arrives; the other events of it are lost. */
  const payLater = async (sold: string, place: number) => {
    expect((await buy(sold)).data.redirectUrl).toBe(`https://pay.example/${place}`);
    peer.pay(place);
    const session = Object.assign(peer.find(`cs_${place}`)!, { payment_status: "unpaid" });
    await send(peer.event("checkout.session.completed", session));
    expect((await orders())[0]?.state).toBe("pending");
    return session;
  };
  const session = await payLater(report!.id, 0);
  const payment = peer.all("payment_intent")[0]!;
  payment.status = "processing";
  expect(await buy(report!.id)).toMatchObject({ status: 409, code: "paymentPending" });
  payment.status = "requires_payment_method";
  const again = await payLater(report!.id, 1);
  expect(again.id).not.toBe(session.id);
  again.payment_status = "paid";
  expect(await buy(report!.id)).toMatchObject({ status: 409, code: "boughtAlready" });

  await payLater("personal-monthly", 2);
  const [subscription, invoice] = [peer.all("subscription")[0]!, peer.all("invoice")[0]!];
  invoice.status = "open";
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "paymentPending" });
  subscription.status = "canceled";
  await payLater("personal-monthly", 3);
  peer.find("cs_3")!.payment_status = "paid";
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  expect((await orders()).map(({ state }) => state)).toEqual(["paid", "failed", "paid", "failed"]);
});

test("a renewal with a lost event is found before a second purchase", async () => {
  const { peer, buy, send, orders, database } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
  await moveClock(database, { days: 36 });
  // Stripe may take its time.
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "paymentPending" });
  const [first, end] = [peer.all("invoice")[0]!, Math.floor(Date.now() / 1000) + 26 * 86_400];
  peer.add("in_renewed", "invoice", { ...first, id: "in_renewed", lines: { data: [{ period: { start: 0, end } }] } });
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  expect(await orders()).toMatchObject([{ state: "paid", payments: [{ amount: 12 }, { amount: 12 }] }]);

  await moveClock(database, { days: 36 });
  peer.all("subscription")[0]!.status = "canceled";
  expect((await buy("personal-yearly")).status).toBe(200);
  expect((await orders()).map(({ state }) => state)).toEqual(["open", "ended"]);
});
