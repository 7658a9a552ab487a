import fc from "fast-check";
import { expect, test } from "vitest";
import { premiumSeat } from "#db/tables/premium.server.ts";
import { ownPackages } from "#features/premium/seats/contract.ts";
import { premiumDownload } from "#features/reports/download/contract.ts";
import { signedIn } from "#testing/members.ts";
import { insertReports } from "#testing/reports.ts";
import { shop } from "#testing/shop.ts";
import { changeOf } from "../sandbox/parts/objects.ts";
import { changePlan, planPrice } from "./contract.ts";

async function subscriber(key = "personal-monthly", card?: string) {
  const store = await shop();
  const { buy, pay, deliver, call, buyer } = store;
  await pay((await buy(key)).data.redirectUrl, card);
  await deliver();
  const price = (EntityId: string) => call(planPrice, { query: { EntityId } }, buyer);
  const change = (EntityId: string, { at = new Date().toISOString(), amount = 0 } = {}) =>
    call(changePlan, { body: { EntityId, At: at, Amount: amount } }, buyer);
  return { ...store, price, change };
}

test("an upgrade costs the shown difference once; rights follow the event", async () => {
  const { price, change, deliver, orders, call, buyer } = await subscriber();
  const monthly = (await orders())[0]!.amount;
  const shown = (await price("business-monthly")).data;
  expect(shown).toMatchObject({ currency: "USD", period: "month" });
  // Nothing of the period is used: the difference of both prices, but for a second or two.
  expect(shown.amount).toBeCloseTo(shown.periodAmount - monthly, 1);
  expect((await orders())[0]).toMatchObject({ amount: monthly });
  expect((await change("business-monthly", shown)).status).toBe(200);
  expect((await call(ownPackages, {}, buyer)).data.limit.userLimit).toBe(1);
  await deliver();
  const [order] = await orders();
  expect(order).toMatchObject({
    amount: shown.periodAmount,
    payments: [{ amount: monthly }, { amount: shown.amount }],
  });
  expect((await call(ownPackages, {}, buyer)).data).toMatchObject({
    limit: { userLimit: 5 },
    package: { name: shown.name },
  });
  expect(await change("business-monthly", shown)).toMatchObject({ status: 409, code: "samePackage" });
});

test("a yearly plan starts with the change, a cheaper one leaves credit", async () => {
  const { price, change, deliver, orders, later, post } = await subscriber("business-monthly");
  const orderId = (await orders())[0]!.id;
  await later(1);
  const cheaper = (await price("personal-monthly")).data;
  expect(cheaper.amount).toBe(0);
  await post(`/sandbox/portal/${orderId}`, { action: "stop" });
  await deliver();
  expect((await orders())[0]?.cancelsAtEnd).toBe(true);
  await change("personal-monthly", cheaper);
  await deliver();
  const [changed] = await orders();
  expect(changed).toMatchObject({ cancelsAtEnd: false, payments: [{ amount: expect.any(Number) }] });
  expect(changed!.credit).toBeGreaterThan(30);
  await later(32);
  await deliver();
  // Paid by what was left.
  const [renewed] = await orders();
  expect(renewed).toMatchObject({ state: "paid", payments: [{}] });
  expect(renewed!.credit).toBeCloseTo(changed!.credit - changed!.amount, 2);
  const yearly = (await price("personal-yearly")).data;
  await change("personal-yearly", yearly);
  await deliver();
  const [order] = await orders();
  expect(Date.parse(order!.paidUntil!) - Date.now()).toBeGreaterThan(360 * 86_400_000);
  expect(await price("business-monthly")).toMatchObject({ status: 409, code: "shorterPeriod" });
});

test("an impossible change says why and changes nothing", async () => {
  const { price, change, deliver, orders, post, db, database, buyer, call } = await subscriber("business-monthly");
  const [order] = await orders();
  const { id } = order!;
  expect(await price("nothing")).toMatchObject({ status: 404, code: "productNotFound" });
  expect(await price("business-monthly")).toMatchObject({ status: 409, code: "samePackage" });
  for (const minutes of [-1, 31])
    expect(
      await change("business-yearly", { at: new Date(Date.now() - minutes * 60_000).toISOString() }),
    ).toMatchObject({
      status: 409,
      code: "priceOutdated",
    });
  const colleague = await signedIn(db);
  await db.insert(premiumSeat).values({ orderId: id, accountId: colleague.id });
  expect(await price("personal-monthly")).toMatchObject({ status: 409, code: "seatsInUse" });
  await post(`/sandbox/portal/${id}`, { action: "card", card: "4000000000000002" });
  await deliver();
  const yearly = (await price("business-yearly")).data;
  expect(await change("business-yearly", yearly)).toMatchObject({ status: 402, code: "cardDeclined" });
  // Another price than was shown is not collected unseen.
  await database.pool.query("update premium_package_price set minor = minor + 1");
  expect(await change("business-yearly", yearly)).toMatchObject({ status: 409, code: "priceOutdated" });
  await deliver();
  expect(await orders()).toEqual([order]);
  await database.pool.query(
    "delete from premium_package_price p using currency c where c.id = p.currency_id and code = 'USD'",
  );
  expect(await change("business-yearly")).toMatchObject({ status: 400, code: "paymentTypeNotSupported" });
  const other = await signedIn(db);
  expect(await call(planPrice, { query: { EntityId: "business-yearly" } }, other)).toMatchObject({
    status: 404,
    code: "noCustomer",
  });
  // A seat that was given while the change was on its way ends: the package has none for it.
  await database.pool.query("update premium_package set user_limit = 1 where key = 'business-monthly'");
  expect((await call(ownPackages, {}, buyer)).data.package?.seats).toHaveLength(2);
});

test("a package below recent use cannot be chosen until use allows it", async () => {
  const { price, change, db, call, buyer, later, orders, deliver, database } = await subscriber("business-monthly");
  const [report] = await insertReports(db, [{}]);
  await call(premiumDownload, { body: { ReportId: report!.id } }, buyer);
  const used = (rows: number) =>
    database.pool.query(
      `insert into list_export (id, order_id, list, request, locale, month, rows)
       select gen_random_uuid(), $1, 'startups', '{}', 'en', date_trunc('month', now() at time zone 'Europe/Istanbul'), $2`,
      [orderId, rows],
    );
  const orderId = (await orders())[0]!.id;
  await used(1_000);
  expect((await price("personal-monthly")).status).toBe(200);
  await used(4_000);
  for (const answer of [await price("startup-search-personal"), await change("personal-monthly")])
    expect(answer).toMatchObject({ status: 409, code: "usedMoreInMonth" });
  const fields = (await price("personal-monthly")).data as unknown;
  expect(fields).toMatchObject([{ field: "EntityId", reason: "rowsUsed", detail: "5000" }]);
  expect((await price("business-yearly")).status).toBe(200);
  await database.pool.query("update premium_package set report_limit = 0 where key = 'business-yearly'");
  expect(await price("business-yearly")).toMatchObject({ code: "usedMoreInMonth" });
  // Another month of the calendar changes nothing: the period that is paid is the same.
  await later(28);
  await database.pool.query("update list_export set month = month - interval '1 month'");
  expect(await price("startup-search-personal")).toMatchObject({ code: "usedMoreInMonth" });
  await later(4);
  await deliver();
  expect((await price("startup-search-personal")).status).toBe(200);
  await change("business-yearly", (await price("business-yearly")).data);
  await deliver();
  await used(5_000);
  await later(20);
  expect(await price("personal-yearly")).toMatchObject({ code: "usedMoreInMonth" });
  await later(11);
  expect((await price("personal-yearly")).status).toBe(200);
});

test("a late confirmed downgrade ends the newest excess seats", async () => {
  const { price, change, deliver, orders, db, call, buyer } = await subscriber("business-monthly");
  const shown = (await price("personal-monthly")).data;
  await change("personal-monthly", shown);
  const colleague = await signedIn(db);
  await db.insert(premiumSeat).values({ orderId: (await orders())[0]!.id, accountId: colleague.id });
  await deliver();
  expect((await call(ownPackages, {}, buyer)).data.package?.seats).toHaveLength(1);
  expect((await call(ownPackages, {}, colleague)).data.package).toBeNull();
});

test("a change is never negative; credit plus price is the unused part", () => {
  const minor = fc.integer({ min: 1, max: 1_000_000 });
  const period = fc.constantFrom("month" as const, "year" as const);
  fc.assert(
    fc.property(
      minor,
      minor,
      period,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(10_000),
      (now, to, length, share, credit) => {
        const start = Date.UTC(2026, 0, 1);
        const end = Date.UTC(2026, 1, 1);
        const current = { minor: now, period: "month" as const, credit };
        const at = new Date(start + Math.floor((end - start) * share));
        const of = { ...current, periodStart: new Date(start).toISOString(), periodEnd: new Date(end).toISOString() };
        const result = changeOf(of, { minor: to, period: length }, at);
        expect(Math.min(result.due, result.credit)).toBe(0);
        expect(result.due).toBeGreaterThanOrEqual(0);
        expect(result.due).toBeLessThanOrEqual(to);
        expect(result.credit).toBeLessThanOrEqual(now + credit);
        expect(Date.parse(result.periodEnd)).toBeGreaterThanOrEqual(end);
      },
    ),
  );
});
