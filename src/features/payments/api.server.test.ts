import Stripe from "stripe";
import { expect, test } from "vitest";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { accountState, cancelDelete, deleteAccount } from "#features/accounts/deletion/contract.ts";
import { removeUser } from "#features/premium/seats/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage, giveSeat } from "#testing/packages.ts";
import { insertReports } from "#testing/reports.ts";
import { shop } from "#testing/shop.ts";
import { createPayment, lastOrder, paymentHistory, paymentPortal } from "./contract.ts";

test("a bought package opens its rights with the signed event, and by mail", async () => {
  const { buy, pay, orders, mayFilter, deliver, database, buyer, call } = await shop();
  expect(await mayFilter()).toBe(false);
  const { data } = await buy("personal-monthly", { Currency: "EUR" });
  expect(data.redirectUrl).toMatch(/^\/sandbox\/checkout\/cs_/);
  const paid = await pay(data.redirectUrl);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toMatch(/^\/payment-success\?entityType=premium-subscription&entityId=/);
  expect((await orders())[0]).toMatchObject({ state: "open", payments: [] });
  expect(await mayFilter()).toBe(false);

  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", amount: 11, currency: "EUR", payments: [{ amount: 11 }] });
  expect(await mayFilter()).toBe(true);
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "premiumAlready" });
  const portal = await call(paymentPortal, {}, { token: buyer.token });
  expect(portal.data.portalUrl).toMatch(/^\/sandbox\/portal\//);
  const { rows } = await database.pool.query("select kind from mail where kind like 'payments.%'");
  expect(rows).toEqual([{ kind: "payments.receipt" }]);
});

test("declined, confirming and pending cards each lead somewhere", async () => {
  const { app, buy, pay, post, orders, mayFilter, deliver } = await shop();
  const { redirectUrl } = (await buy("personal-monthly")).data;
  const pageAfter = async (card: string) => (await app.inject((await pay(redirectUrl, card)).headers.location!)).body;
  expect(await pageAfter("4000000000000002")).toContain("The card was declined");
  expect(await pageAfter("4000002500003155")).toContain("Confirm the payment");
  // The same checkout again: nobody has two.
  expect((await buy("personal-monthly")).data.redirectUrl).toBe(redirectUrl);
  expect((await pay(redirectUrl, "4000000000000077")).statusCode).toBe(303);
  await deliver();
  expect((await orders())[0]?.state).toBe("pending");
  expect(await mayFilter()).toBe(false);
  expect(await buy("personal-monthly")).toMatchObject({ status: 409, code: "paymentPending" });
  await post(redirectUrl.replace("checkout/cs_", "portal/"), { action: "arrives" });
  await deliver();
  expect((await orders())[0]?.state).toBe("paid");
  expect(await mayFilter()).toBe(true);
});

test("a seat holder leaves before buying a package, but may buy reports", async () => {
  const { buy, buyer, call, db } = await shop();
  const colleague = await signedIn(db);
  await giveSeat(db, await buyPackage(db, colleague.id, "business-monthly"), buyer.id);
  expect(await buy("personal-monthly")).toMatchObject({ status: 409, code: "seatRunning" });
  const [report] = await insertReports(db, [{ isFree: false, price: 20, priceCurrencyId: fixedId("currency/USD") }]);
  expect((await buy(report!.id)).status).toBe(200);
  expect((await call(removeUser, { query: { userId: buyer.id } }, buyer)).status).toBe(200);
  expect((await buy("personal-monthly")).status).toBe(200);
});

test("a buyer returns to where it began and nowhere outside the portal", async () => {
  const { buy, orders } = await shop();
  const back = async (ReturnTo?: string) => {
    expect((await buy("personal-monthly", ReturnTo === undefined ? {} : { ReturnTo })).status).toBe(200);
    return (await orders())[0]!.returnPath;
  };
  expect(await back("/tr/girisimler?employees=2&sort=name")).toBe("/tr/girisimler?employees=2&sort=name");
  for (const elsewhere of ["//evil.example/startups", "https://evil.example/startups", "/no-such-page", "javascript:1"])
    expect(await back(elsewhere)).toBe(null);
  // The same checkout, begun from another page.
  expect(await back("/reports")).toBe("/reports");
  expect(await orders()).toHaveLength(1);
});

test("a package renews, has three days of grace, ends and can be rebought", async () => {
  const { buy, pay, orders, mayFilter, deliver, later } = await shop();
  await pay((await buy("startup-search-personal")).data.redirectUrl, "4000000000000341");
  await deliver();
  expect(await mayFilter()).toBe(true);
  await later(32);
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "pastDue", payments: [{ amount: 5 }] });
  expect(await mayFilter()).toBe(true);
  for (const _ of [1, 2, 3]) {
    await later(1);
    await deliver();
  }
  expect((await orders())[0]?.state).toBe("ended");
  expect(await mayFilter()).toBe(false);
  await pay((await buy("startup-search-personal")).data.redirectUrl);
  await deliver();
  expect(await mayFilter()).toBe(true);
  await later(31);
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", payments: [{ amount: 5 }, { amount: 5 }] });
});

test("forged, stale and foreign events change nothing; repeats count once", async () => {
  const { app, buy, pay, deliver, orders, database, buyer, call } = await shop();
  const { redirectUrl } = (await buy("personal-monthly")).data;
  const orderId = (await orders())[0]!.id;
  const secrets = "select data ->> 'secret' secret from sandbox_object where kind = 'secret'";
  expect((await database.pool.query(secrets)).rows).toEqual([]);
  await pay(redirectUrl);
  await deliver();
  const { secret } = (await database.pool.query(secrets)).rows[0];
  const event = (id: string, object: object, type = "invoice.paid") =>
    JSON.stringify({ id, object: "event", type, created: Math.floor(Date.now() / 1000), data: { object } });
  const invoice = (order: string) => ({
    id: "in_forged",
    amount_paid: 1200,
    currency: "usd",
    lines: { data: [{ period: { start: 0, end: 4e9 } }] },
    parent: { subscription_details: { metadata: { order } } },
  });
  const send = (payload: string, header: string) =>
    app.inject({
      method: "POST",
      url: "/apiUser/Payment/Webhook/sandbox",
      headers: { "content-type": "application/json", "stripe-signature": header },
      payload,
    });
  const sign = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });
  const payload = event("evt_1", invoice(orderId));
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  for (const header of [
    "",
    "t=1,v1=00",
    sign(payload, { secret: "whsec_other" }),
    sign(payload, { timestamp: hourAgo }),
    sign(event("evt_2", {})),
  ])
    expect((await send(payload, header)).json().status.code).toBe("signatureRefused");
  expect((await orders())[0]?.payments).toHaveLength(1);
  expect((await app.inject({ method: "POST", url: "/apiUser/Payment/Webhook/stripe", payload: "{}" })).statusCode).toBe(
    404,
  );

  for (const order of ["nothing", "0190a0a0-0000-7000-8000-000000000000"]) {
    const unknown = event(`evt_${order}`, invoice(order));
    expect((await send(unknown, sign(unknown))).statusCode).toBe(200);
  }
  const foreign = event("evt_yen", { ...invoice(orderId), id: "in_yen", currency: "xts" });
  expect((await send(foreign, sign(foreign))).statusCode).toBe(200);
  expect((await orders())[0]?.payments).toHaveLength(1);
  const outOf: [object, string?][] = [
    [{ ...invoice(orderId), amount_paid: -1 }],
    [{ ...invoice(orderId), amount_paid: 2 ** 31 }],
    [{ ...invoice(orderId), currency: undefined }],
    [{ ...invoice(orderId), lines: { data: [{ period: { start: 0 } }] } }],
    [
      { object: "refund", id: "re_1", amount: -5, currency: "usd", status: "succeeded", metadata: { order: orderId } },
      "refund.created",
    ],
  ];
  const untimed = JSON.stringify({ ...JSON.parse(event("evt_untimed", invoice(orderId))), created: undefined });
  for (const body of [untimed, ...outOf.map(([object, type], index) => event(`evt_out_${index}`, object, type))]) {
    const answer = await send(body, sign(body));
    expect([answer.statusCode, answer.json().status.code], body).toEqual([400, "eventUnreadable"]);
  }
  expect((await orders())[0]?.payments).toHaveLength(1);
  const twice = await Promise.all([send(payload, sign(payload)), send(payload, sign(payload))]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await orders())[0]?.payments).toHaveLength(2);

  // The buyer is gone; what was paid stays, and later events have nobody to open anything for.
  await database.pool.query("delete from account where id = $1", [buyer.id]);
  const late = event("evt_late", { ...invoice(orderId), id: "in_late" });
  expect((await send(late, sign(late))).statusCode).toBe(200);
  expect((await database.pool.query("select count(*)::int n from ledger_entry")).rows).toEqual([{ n: 3 }]);
  expect((await call(paymentHistory, {}, { token: buyer.token })).status).toBe(401);
});

test("unsold packages, browser prices, odd currencies and sites are refused", async () => {
  const { app, buy, call, buyer, db, database } = await shop();
  for (const id of ["nothing", "0190a0a0-0000-7000-8000-000000000000", "personal-monthly' or 1=1"])
    expect(await buy(id)).toMatchObject({ status: 404, code: "productNotFound" });
  expect(await buy("personal-monthly", { Currency: "JPY" })).toMatchObject({
    status: 400,
    code: "paymentTypeNotSupported",
  });
  const cheap = { EntityId: "personal-monthly", Price: 1 } as { EntityId: string };
  expect(await call(createPayment, { body: cheap }, { token: buyer.token })).toMatchObject({
    status: 400,
    code: "invalidInput",
  });
  const away = {
    token: buyer.token,
    headers: { "x-success-url": "https://elsewhere.example/x", "x-cancel-url": "//elsewhere.example" },
  };
  await call(createPayment, { body: { EntityId: "personal-monthly" } }, away);
  const { rows } = await database.pool.query("select data from sandbox_object where kind = 'checkout'");
  expect(rows[0].data).toMatchObject({
    successPath: expect.stringMatching(/^\/payment-success\?/),
    cancelPath: expect.stringMatching(/^\/payment-fail\?/),
  });
  // Somebody else asks where the order stands.
  const other = await signedIn(db);
  const query = {
    entityType: "premium-subscription",
    entityId: rows[0] && (await call(paymentHistory, {}, { token: buyer.token })).data.rows[0]!.entityId!,
  } as const;
  expect((await call(lastOrder, { query }, { token: other.token })).data).toBeNull();
  expect((await app.inject("/sandbox/checkout/cs_nothing")).statusCode).toBe(404);
});

test("of two checkouts in two tabs only the later can be paid", async () => {
  const { buy, pay, deliver, orders } = await shop();
  const first = (await buy("personal-monthly")).data.redirectUrl;
  const second = (await buy("business-monthly")).data.redirectUrl;
  expect(second).not.toBe(first);
  expect((await pay(first)).body).toContain("This checkout has ended");
  await pay(second);
  await deliver();
  expect((await orders()).map(({ state }) => state)).toEqual(["paid", "expired"]);
  const many = await Promise.all(["personal-monthly", "personal-yearly"].map((id) => buy(id)));
  expect(many.map(({ code }) => code)).toEqual(["premiumAlready", "premiumAlready"]);
});

test("a foreign success page is empty; events of deleted accounts are taken", async () => {
  const { buy, pay, deliver, db, call, buyer, orders, database, mayFilter } = await shop();
  const { redirectUrl } = (await buy("personal-monthly")).data;
  await pay(redirectUrl);
  const { id, entityId } = (await orders())[0]!;
  const query = { entityType: "premium-subscription" as const, entityId: entityId! };
  expect((await call(lastOrder, { query }, buyer)).data?.id).toBe(id);
  const stranger = await signedIn(db);
  // Neither by what was bought nor by the order itself.
  expect((await call(lastOrder, { query }, stranger)).data).toBe(null);
  expect((await call(lastOrder, { query: { ...query, entityId: id } }, stranger)).data).toBe(null);
  await database.pool.query("delete from account where id = $1", [buyer.id]);
  await deliver();
  const { rows } = await database.pool.query(
    "select state, account_id, (select count(*)::int from ledger_entry where order_id = o.id) charges from payment_order o",
  );
  expect(rows).toEqual([{ state: "ended", account_id: null, charges: 1 }]);
  expect(await mayFilter(stranger.token)).toBe(false);
  expect((await database.pool.query("select from mail where kind = 'payments.receipt'")).rowCount).toBe(0);
});

const SUBSCRIPTIONS =
  "select data ->> 'state' state, data -> 'cancelsAtEnd' ends from sandbox_object where kind = 'subscription'";
const CHARGES = "select count(*)::int n from ledger_entry where kind = 'charge'";

test("accounts awaiting deletion are not charged; packages resume by hand", async () => {
  const { buy, pay, post, deliver, orders, call, buyer, database, later } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl);
  await deliver();
  const state = async () => (await call(accountState, {}, buyer)).data.package;
  expect(await state()).toEqual({ name: "Personal", cancelsAtEnd: false, hasColleagues: false });
  await call(deleteAccount, { body: {} }, buyer);
  await deliver();
  expect((await state())?.cancelsAtEnd).toBe(true);
  const [mail, ...others] = await queuedMails(database);
  expect([mail!.kind, ...others.map(({ kind }) => kind)]).toEqual(["accounts.deletionPlanned", "payments.receipt"]);
  expect(mail!.paragraphs.join(" ")).toMatch(/Your package Personal will not be renewed(?!.*colleagues)/);
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "deletionPlanned" });
  await call(cancelDelete, {}, buyer);
  expect((await orders())[0]).toMatchObject({ state: "paid", cancelsAtEnd: true });
  await post(`/sandbox/portal/${(await orders())[0]!.id}`, { action: "goOn" });
  await later(32);
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", cancelsAtEnd: false, payments: [{}, {}] });
});

test("a checkout open at deletion cannot be paid; a paid one ends", async () => {
  const { buy, pay, post, deliver, call, buyer, orders, database } = await shop();
  const { redirectUrl } = (await buy("personal-monthly")).data;
  await call(deleteAccount, { body: {} }, buyer);
  await deliver();
  expect((await pay(redirectUrl)).body).toContain("This checkout has ended");
  expect(await buy("personal-monthly")).toMatchObject({ status: 409, code: "deletionPlanned" });
  await call(cancelDelete, {}, buyer);
  await pay((await buy("personal-monthly")).data.redirectUrl, "4000000000000077");
  await deliver();
  await call(deleteAccount, { body: {} }, buyer);
  await deliver();
  const pending = (await orders())[0]!;
  expect(pending.state).toBe("pending");
  await post(`/sandbox/portal/${pending.id}`, { action: "arrives" });
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", cancelsAtEnd: true });
  expect((await database.pool.query(SUBSCRIPTIONS)).rows).toEqual([{ state: "active", ends: true }]);
});

test("deleting the account ends its package and seats at once", async () => {
  const { buy, pay, post, deliver, call, buyer, database, later, db, mayFilter, orders } = await shop();
  await pay((await buy("business-monthly")).data.redirectUrl);
  await deliver();
  const { id } = (await orders())[0]!;
  const colleague = await signedIn(db);
  await giveSeat(db, id, colleague.id);
  expect((await call(accountState, {}, buyer)).data.package).toMatchObject({ hasColleagues: true });
  await call(deleteAccount, { body: {} }, buyer);
  await deliver();
  await post(`/sandbox/portal/${id}`, { action: "goOn" });
  await later(14.5);
  await deliver();
  expect((await database.pool.query("select from account where id = $1", [buyer.id])).rowCount).toBe(0);
  expect((await database.pool.query(SUBSCRIPTIONS)).rows).toEqual([{ state: "ended", ends: false }]);
  expect((await database.pool.query("select account_id, state from payment_order")).rows).toEqual([
    { account_id: null, state: "ended" },
  ]);
  expect(await mayFilter(colleague.token)).toBe(false);
  await later(60);
  await deliver();
  expect((await database.pool.query(CHARGES)).rows).toEqual([{ n: 1 }]);
});

test("a locked account is not charged again", async () => {
  const { buy, pay, deliver, call, buyer, db, database, later } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl);
  await deliver();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  expect((await call(userCalls.change, { params: { id: buyer.id }, body: { isLocked: true } }, admin)).status).toBe(
    200,
  );
  await deliver();
  expect((await database.pool.query(SUBSCRIPTIONS)).rows).toEqual([{ state: "active", ends: true }]);
  const [mail] = await queuedMails(database);
  expect(mail).toMatchObject({ kind: "payments.cancelled", note: expect.stringContaining("has locked your account") });
  await later(32);
  await deliver();
  expect((await database.pool.query(CHARGES)).rows).toEqual([{ n: 1 }]);
});

test("buying again after a refused card ends the old collection", async () => {
  const { buy, pay, post, orders, deliver, later, database } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl, "4000000000000341");
  await deliver();
  const old = (await orders())[0]!;
  await later(32);
  await deliver();
  expect((await orders())[0]!.state).toBe("pastDue");
  // The provider has not given up when the days of grace are over.
  await later(3);
  await pay((await buy("personal-yearly")).data.redirectUrl);
  await post(`/sandbox/portal/${old.id}`, { action: "card", card: "4242424242424242" });
  await deliver();
  await later(1);
  await deliver();
  expect((await orders()).map(({ state, payments }) => [state, payments.length])).toEqual([
    ["paid", 1],
    ["ended", 1],
  ]);
  expect(
    (await database.pool.query("select data ->> 'state' state from sandbox_object where id = $1", [`sub_${old.id}`]))
      .rows,
  ).toEqual([{ state: "ended" }]);
});

test("a package whose end was requested does not outlive it", async () => {
  const { buy, pay, post, orders, deliver, later } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl);
  await deliver();
  const old = (await orders())[0]!;
  await post(`/sandbox/portal/${old.id}`, { action: "stop" });
  await deliver();
  await later(31.5);
  const { redirectUrl } = (await buy("personal-monthly")).data;
  await post(`/sandbox/portal/${old.id}`, { action: "goOn" });
  await pay(redirectUrl);
  await deliver();
  await later(1);
  await deliver();
  expect((await orders()).map(({ state, payments }) => [state, payments.length])).toEqual([
    ["paid", 1],
    ["ended", 1],
  ]);
});

test("the same purchase from elsewhere returns there and ends the earlier", async () => {
  const { call, buyer, pay, deliver, orders } = await shop();
  const buy = async (headers: Record<string, string>) =>
    (await call(createPayment, { body: { EntityId: "personal-monthly" } }, { token: buyer.token, headers })).data
      .redirectUrl;
  const first = await buy({ "x-success-url": "/startups" });
  expect(await buy({ "x-success-url": "/startups" })).toBe(first);
  const second = await buy({ "x-success-url": "/talents" });
  expect((await pay(first)).body).toContain("This checkout has ended");
  expect((await pay(second)).headers.location).toBe("/talents");
  await deliver();
  expect((await orders()).map(({ state }) => state)).toEqual(["paid", "expired"]);
});

test("while a renewal is on its way nothing else is sold", async () => {
  const { buy, pay, orders, deliver, later, database } = await shop();
  await pay((await buy("personal-monthly")).data.redirectUrl);
  await deliver();
  await database.pool.query("delete from background_job where name = 'payments.sandboxRenewals'");
  await later(36);
  expect((await orders())[0]?.state).toBe("ended");
  expect(await buy("personal-yearly")).toMatchObject({ status: 409, code: "paymentPending" });
});
