import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { ownPackages } from "#features/premium/seats/contract.ts";
import { listStartups } from "#features/startups/contract.ts";
import { isoDay } from "#shared/iso-day.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage, giveSeat } from "#testing/packages.ts";
import { shop } from "#testing/shop.ts";
import { createPayment, paymentHistory, paymentPortal } from "../contract.ts";
import { holderCalls } from "./contract.ts";

const daysOn = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));

async function house() {
  const built = await testApp();
  const { db, call, database } = built;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const person = async (name: string, access: Record<string, number[]> = {}) => {
    const member = await signedIn(db, access);
    const email = `${name}@petek.example`;
    await db.update(account).set({ email, name, locale: "en" }).where(eq(account.id, member.id));
    return { ...member, email };
  };
  const give = (email: string, days = 30, more: object = {}, as = admin) => {
    const packageId = fixedId("package/business-monthly");
    const body = { email, packageId, until: daysOn(days), reason: "Won the demo day", ...more };
    return call(holderCalls.add, { body }, as);
  };
  const list = async (query: object = {}) =>
    (await call(holderCalls.list, { query: { pageSize: 100, ...query } }, admin)).data;
  const mayFilter = async (as: { token: string }) =>
    (await call(listStartups, { body: { filter: { incorporated: true } } }, as)).status === 200;
  const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;
  return { ...built, admin, person, give, list, mayFilter, rowsOf };
}

test("a gift opens premium at once, tells the member and ends by itself", async () => {
  const { person, give, list, mayFilter, rowsOf, call, database, admin, db } = await house();
  const deniz = await person("deniz");
  expect(await mayFilter(deniz)).toBe(false);
  const given = await give("Deniz@petek.example", 10);
  expect(given.data).toMatchObject({ way: "gift", renews: false, people: 1, places: 5, reason: "Won the demo day" });
  expect(given.data.accountId).toBe(deniz.id);
  expect(given.data.until!.slice(11)).toBe("20:59:59.000Z");
  expect(await mayFilter(deniz)).toBe(true);
  const colleague = await person("ece");
  await giveSeat(db, given.data.id, colleague.id);
  expect(await mayFilter(colleague)).toBe(true);

  expect((await call(ownPackages, {}, deniz)).data.package).toMatchObject({ name: "Business", isOwn: true });
  const [order] = (await call(paymentHistory, {}, deniz)).data.rows;
  expect(order).toMatchObject({ source: "gift", state: "paid", amount: 0, payments: [], cancelsAtEnd: true });
  // There is nothing to manage at a payment service, and nothing to buy beside it.
  expect((await call(paymentPortal, {}, deniz)).code).toBe("noCustomer");
  expect((await call(createPayment, { body: { EntityId: "personal-monthly" } }, deniz)).code).toBe("giftRunning");
  expect(await rowsOf("select from ledger_entry union all select from payment_event")).toEqual([]);
  expect(await rowsOf("select recipient, kind from mail where kind = 'premium.gift'")).toEqual([
    { recipient: deniz.email, kind: "premium.gift" },
  ]);
  const [audit] = await rowsOf("select account_id, detail from audit where action = 'gift.given'");
  expect(audit).toMatchObject({ account_id: admin.id, detail: { userId: deniz.id, reason: "Won the demo day" } });

  await rowsOf("update session set expires_at = now() + interval '30 days'");
  await moveClock(database, { days: 9 });
  expect(await mayFilter(deniz)).toBe(true);
  await moveClock(database, { days: 2 });
  expect(await mayFilter(deniz)).toBe(false);
  expect(await mayFilter(colleague)).toBe(false);
  expect((await list()).totalCount).toBe(0);
  expect((await call(paymentHistory, {}, deniz)).data.rows[0]).toMatchObject({ source: "gift", state: "ended" });
  expect((await call(createPayment, { body: { EntityId: "personal-monthly" } }, deniz)).code).not.toBe("giftRunning");
});

test("a gift needs no package, a day ahead and a reason; two give one", async () => {
  const { person, give, db, rowsOf } = await house();
  const buyer = await person("ada");
  await buyPackage(db, buyer.id);
  expect(await give(buyer.email)).toMatchObject({ status: 409, code: "hasPackage" });
  expect(await give("nobody@petek.example")).toMatchObject({ status: 404, code: "noSuchMember" });
  const { email } = await person("can");
  const fieldOf = async (more: object, days = 30) => ((await give(email, days, more)).data as unknown as unknown[])[0];
  expect(await fieldOf({}, -2)).toMatchObject({ field: "until", reason: "inThePast" });
  expect(await fieldOf({}, 3_000)).toMatchObject({ field: "until", reason: "tooLate" });
  expect(await fieldOf({ packageId: fixedId("package/none") })).toMatchObject({
    field: "packageId",
    reason: "noSuchOne",
  });
  for (const more of [
    { until: undefined },
    { until: "2031-02-30" },
    { reason: " " },
    { reason: undefined },
    { minor: 5 },
  ])
    expect((await give(email, 30, more)).status, JSON.stringify(more)).toBe(400);
  const both = await Promise.all([give(email), give(email)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rowsOf("select from payment_order where provider = 'gift'")).toHaveLength(1);
});

test("a gift ends an open checkout; payers and the chargeable get none", async () => {
  const { buy, pay, deliver, later, buyer, call, db } = await shop();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await db.update(account).set({ email: "ada@petek.example" }).where(eq(account.id, buyer.id));
  const give = (days = 30) => {
    const packageId = fixedId("package/business-monthly");
    const body = { email: "ada@petek.example", packageId, until: daysOn(days), reason: "Won the demo day" };
    return call(holderCalls.add, { body }, admin);
  };
  const { redirectUrl } = (await buy("personal-monthly")).data;
  const gift = (await give()).data;
  expect((await pay(redirectUrl)).body).toContain("This checkout has ended");
  await call(holderCalls.remove, { params: { id: gift.id } }, admin);

  await pay((await buy("personal-monthly")).data.redirectUrl, "4000000000000341");
  expect(await give()).toMatchObject({ status: 409, code: "hasPackage" });
  await deliver();
  await later(32);
  await deliver();
  await later(3);
  // It opens nothing any more, and its card could still be replaced.
  expect(await give()).toMatchObject({ status: 409, code: "hasPackage" });
  for (const _ of [2, 3]) {
    await deliver();
    await later(1);
  }
  expect((await give()).status).toBe(200);
});

test("a gift first asks the provider about an end without an event", async () => {
  const { buy, pay, post, deliver, later, buyer, call, db, database } = await shop();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await db.update(account).set({ email: "ada@petek.example" }).where(eq(account.id, buyer.id));
  const give = () => {
    const packageId = fixedId("package/business-monthly");
    const body = { email: "ada@petek.example", packageId, until: daysOn(30), reason: "Won the demo day" };
    return call(holderCalls.add, { body }, admin);
  };
  const { redirectUrl } = (await buy("personal-monthly")).data;
  await pay(redirectUrl, "4000000000000077");
  await deliver();
  expect(await give()).toMatchObject({ status: 409, code: "hasPackage" });
  await post(redirectUrl.replace("checkout/cs_", "portal/"), { action: "fails" });
  await database.pool.query("delete from background_job where name = 'payments.sandboxEvent'");
  const { data } = await give();
  await call(holderCalls.remove, { params: { id: data.id } }, admin);

  await pay((await buy("personal-monthly")).data.redirectUrl);
  await deliver();
  await database.pool.query("delete from background_job where name = 'payments.sandboxRenewals'");
  await later(36);
  // Its renewal may be on the way.
  expect(await give()).toMatchObject({ status: 409, code: "hasPackage" });
  await database.pool.query(
    "update sandbox_object set data = data || '{\"state\": \"ended\"}' where kind = 'subscription'",
  );
  expect((await give()).status).toBe(200);
  expect((await call(paymentHistory, {}, buyer)).data.rows.map(({ state }) => state)).toEqual([
    "paid",
    "ended",
    "ended",
    "failed",
  ]);
});

test("the list has everybody with premium once per way, with filters", async () => {
  const { person, give, list, db } = await house();
  const buyer = await person("ada");
  const orderId = await buyPackage(db, buyer.id, "business-yearly", 300);
  const seated = await person("bora");
  await giveSeat(db, orderId, seated.id);
  const gifted = await person("can");
  await give(gifted.email, 10);
  const permitted = await person("derya", { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  await person("ege");
  const ways = async (query: object = {}) =>
    (await list(query)).rows.map(({ person, way }) => `${person.split(" ")[0]} ${way}`);
  expect(await ways({ orderColumnName: "person" })).toEqual(["ada bought", "bora seat", "can gift", "derya right"]);
  expect(await ways({ orderColumnName: "until", isDescending: "true", way: "bought" })).toEqual(["ada bought"]);
  expect(await ways({ way: "seat" })).toEqual(["bora seat"]);
  expect(await ways({ endsSoon: "true" })).toEqual(["can gift"]);
  expect(await ways({ packageId: fixedId("package/business-yearly"), orderColumnName: "person" })).toEqual([
    "ada bought",
    "bora seat",
  ]);
  expect(await ways({ searchText: "DERYA" })).toEqual(["derya right"]);
  expect(await ways({ searchText: "can@petek" })).toEqual(["can gift"]);
  const { rows } = await list({ orderColumnName: "package" });
  expect(rows.find(({ accountId }) => accountId === buyer.id)).toMatchObject({ people: 2, places: 5, renews: true });
  expect(rows.find(({ accountId }) => accountId === seated.id)).toMatchObject({
    people: null,
    givenBy: expect.stringMatching(/^ada/),
  });
  expect(rows.find(({ accountId }) => accountId === permitted.id)).toMatchObject({
    package: null,
    until: null,
    renews: true,
  });
});

test("the shown end is that of the paid period; grace only after a refusal", async () => {
  const { person, list, db, call } = await house();
  const [buyer, seated] = [await person("ada"), await person("bora")];
  const orderId = await buyPackage(db, buyer.id, "business-yearly", 33);
  await giveSeat(db, orderId, seated.id);
  const paidUntil = new Date(Date.now() + 30 * 86_400_000);
  const [order] = await db.update(paymentOrder).set({ paidUntil }).where(eq(paymentOrder.id, orderId)).returning();
  const ends = async () => [
    ...(await list()).rows.map(({ until }) => until),
    (await call(ownPackages, {}, seated)).data.package?.accessUntil,
  ];
  expect(await ends()).toEqual(Array(3).fill(paidUntil.toISOString()));
  await db.update(paymentOrder).set({ state: "pastDue" }).where(eq(paymentOrder.id, orderId));
  expect(await ends()).toEqual(Array(3).fill(order!.accessUntil!.toISOString()));
});

test("admins prolong and end gifts only; a moderator has no part in it", async () => {
  const { person, give, list, db, call, admin, mayFilter, rowsOf } = await house();
  const [one, two, buyer] = [await person("ada"), await person("bora"), await person("can")];
  const first = (await give(one.email)).data;
  const second = (await give(two.email)).data;
  const orderId = await buyPackage(db, buyer.id);
  const bulk = (change: object, ids: string[], as = admin) =>
    call(holderCalls.bulk, { body: { query: {}, ids, change } as never }, as);

  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  expect((await call(holderCalls.list, { query: {} }, moderator)).status).toBe(403);
  expect((await give(two.email, 30, {}, moderator)).status).toBe(403);
  expect((await call(holderCalls.remove, { params: { id: first.id } }, moderator)).status).toBe(403);
  expect((await bulk({ action: "end" }, [first.id], moderator)).status).toBe(403);
  expect((await call(holderCalls.list, { query: {} }, buyer)).status).toBe(403);

  const prolonged = await bulk({ action: "prolong", months: "3" }, [first.id, second.id, orderId]);
  expect(prolonged.data).toMatchObject({ done: 2, refused: [{ id: orderId, code: "noGift" }] });
  const until = new Date((await list()).rows.find(({ id }) => id === first.id)!.until!).getTime();
  expect((until - new Date(first.until!).getTime()) / 86_400_000).toBeGreaterThan(88);
  expect((await bulk({ action: "prolong", months: "5" }, [first.id])).status).toBe(400);
  expect((await call(holderCalls.remove, { params: { id: orderId } }, admin)).code).toBe("noGift");

  expect((await call(holderCalls.remove, { params: { id: first.id } }, admin)).data).toBeNull();
  expect(await mayFilter(one)).toBe(false);
  expect(await mayFilter(two)).toBe(true);
  expect((await call(holderCalls.remove, { params: { id: first.id } }, admin)).status).toBe(404);
  // Another gift may follow.
  expect((await give(one.email)).status).toBe(200);
  const told = await rowsOf(
    "select subject from mail where kind = 'premium.gift' and recipient = 'ada@petek.example' order by id",
  );
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("gives you the package Business"),
    expect.stringMatching(/^Your gift lasts until/),
    "Your package Business has ended",
    expect.stringContaining("gives you the package Business"),
  ]);
  expect(await rowsOf("select from audit where action in ('gift.prolonged', 'gift.ended')")).toHaveLength(3);
});
