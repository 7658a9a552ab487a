import { expect, test } from "vitest";
import { ownPackages } from "#features/premium/seats/contract.ts";
import { premiumDownload } from "#features/reports/download/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { insertReports } from "#testing/reports.ts";
import { shop } from "#testing/shop.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { paymentPortal } from "../contract.ts";
import { changePlan, planPrice } from "../plan/contract.ts";
import { listDifferences, movementCalls, refundPayment } from "./contract.ts";
import { movementJobs } from "./jobs.server.ts";
import { sendRefund } from "./parts/send-refund.server.ts";

async function house() {
  const store = await shop();
  const { db, call, database } = store;
  await plan(db, movementJobs);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const list = async (query = {}) => (await call(movementCalls.list, { query }, admin)).data.rows;
  const refund = (id: string, Amount?: number) =>
    call(refundPayment, { params: { id }, body: Amount === undefined ? {} : { Amount } }, admin);
  /** As the panel counts them. */
  const failedRefunds = async () => (await waitingCounts({ call }, admin)).failedRefunds ?? 0;
  const planChange = (EntityId: string) => call(planPrice, { query: { EntityId } }, store.buyer);
  const differences = async () => (await call(listDifferences, {}, admin)).data;
  const bought = async (key: string, as = store.buyer) => {
    await store.pay((await store.buy(key, { token: as.token })).data.redirectUrl);
    await store.deliver();
  };
  /** Moves what the comparison looks at out of the hour in which events are on their way. */
  const compare = async () => {
    await store.later(1);
    await store.deliver();
  };
  return {
    ...store,
    admin,
    list,
    refund,
    failedRefunds,
    planChange,
    differences,
    bought,
    compare,
    pool: database.pool,
  };
}

test("a refund returns once, ends the package and is in ledger and mail", async () => {
  const { bought, list, refund, deliver, orders, mayFilter, pool, database } = await house();
  await bought("personal-monthly");
  const [charge] = await list();
  expect(charge).toMatchObject({ kind: "charge", amount: 12, currency: "USD", state: "paid", provider: "sandbox" });
  const answers = await Promise.all([refund(charge!.id), refund(charge!.id), refund(charge!.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await list())[0]).toMatchObject({ state: "refunding", refundedBy: "Deniz Ergin" });
  expect(await mayFilter()).toBe(true);
  await deliver();
  expect(await list({ kind: "refund" })).toMatchObject([{ amount: -12, state: "refund" }]);
  expect(await list({ state: "refunded" })).toMatchObject([{ id: charge!.id }]);
  expect((await orders())[0]).toMatchObject({ state: "refunded", accessUntil: null, paidUntil: null });
  expect(await mayFilter()).toBe(false);
  expect(await refund(charge!.id)).toMatchObject({ status: 409, code: "notRefundable" });
  const [back] = await list({ kind: "refund" });
  expect(await refund(back!.id)).toMatchObject({ status: 404, code: "notFound" });
  const mails = (await queuedMails(database)).filter(({ kind }) => kind === "payments.receipt");
  const ends = "With the refund your access to Personal has ended.";
  expect(mails.map(({ paragraphs }) => paragraphs.includes(ends))).toEqual([true, false]);
  const ended = await pool.query("select data ->> 'state' state from sandbox_object where kind = 'subscription'");
  expect(ended.rows).toEqual([{ state: "ended" }]);
});

test("partial refunds keep the package; the rest ends it", async () => {
  const { bought, list, refund, deliver, orders, mayFilter, planChange, database } = await house();
  await bought("personal-monthly");
  const { id } = (await list())[0]!;
  expect(await refund(id, 12.01)).toMatchObject({ status: 409, code: "refundTooLarge" });
  for (const wrong of [0, -1, 0.001]) expect((await refund(id, wrong)).status).toBe(400);
  const answers = await Promise.all([refund(id, 4.5), refund(id, 4.5)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(({ code }) => code)).toContain("refundRunning");
  expect(await refund(id)).toMatchObject({ code: "refundRunning" });
  // The provider would count as paid what goes back.
  expect(await planChange("business-monthly")).toMatchObject({ status: 409, code: "partlyRefunded" });
  await deliver();
  expect(await planChange("business-monthly")).toMatchObject({ code: "partlyRefunded" });
  expect(await list({ state: "partlyRefunded" })).toMatchObject([{ id, left: 7.5 }]);
  await refund(id, 1.25);
  await deliver();
  expect((await list({ kind: "refund" })).map(({ amount }) => amount).sort()).toEqual([-1.25, -4.5]);
  expect((await orders())[0]).toMatchObject({ state: "paid", payments: [{ amount: 12 }, {}, {}] });
  expect(await mayFilter()).toBe(true);
  expect(await refund(id, 6.25)).toMatchObject({ status: 200, data: { state: "refunding", left: 0 } });
  await deliver();
  expect(await list({ state: "refunded" })).toMatchObject([{ id, left: 0 }]);
  const mails = (await queuedMails(database)).filter(({ kind }) => kind === "payments.receipt");
  expect(mails.map(({ paragraphs }) => paragraphs.length)).toEqual([3, 2, 2, 2]);
  expect((await orders())[0]).toMatchObject({ state: "refunded", accessUntil: null });
  expect(await mayFilter()).toBe(false);
});

test("refunds of older payments keep the package; failed ones can be retried", async () => {
  const { bought, list, refund, deliver, later, orders, mayFilter, pool, db, call, buyer, planChange } = await house();
  await bought("personal-monthly");
  await later(31);
  await deliver();
  const [taken] = await insertReports(db, [{}]);
  const used = async () => (await call(ownPackages, {}, buyer)).data.limit.downloadedReportCount;
  await call(premiumDownload, { body: { ReportId: taken!.id } }, buyer);
  expect(await used()).toBe(1);
  const [newer, older] = await list();
  await refund(older!.id);
  await deliver();
  expect((await orders())[0]).toMatchObject({ state: "paid", payments: [{}, {}, { amount: -12 }] });
  expect((await planChange("business-monthly")).status).toBe(200);
  expect(await mayFilter()).toBe(true);
  const reference = newer!.reference;
  await pool.query("update sandbox_object set kind = 'refund' where id = $1", [reference]);
  await refund(newer!.id);
  await deliver();
  expect((await list({ state: "refundFailed" }))[0]).toMatchObject({ problem: "There is no such payment." });
  await pool.query("update sandbox_object set kind = 'payment' where id = $1", [reference]);
  await refund(newer!.id);
  await deliver();
  expect(await list({ state: "refunded" })).toHaveLength(2);
  expect(await mayFilter()).toBe(false);
  expect(await used()).toBe(0);
  // A taken report stays counted for the package that paid for it.
  expect((await pool.query("select order_id is not null paid from report_download")).rows).toEqual([{ paid: true }]);
});

test("a refund whose processes ended repeatedly fails and can be retried", async () => {
  const { bought, list, refund, failedRefunds, deliver, pool } = await house();
  await bought("personal-monthly");
  const { id } = (await list())[0]!;
  await refund(id);
  await pool.query("update background_job set attempts = $1 where name = 'payments.refund'", [sendRefund.attempts]);
  await deliver();
  expect((await list())[0]).toMatchObject({
    state: "refundFailed",
    problem: "the process ended while it worked on this",
  });
  expect(await failedRefunds()).toBe(1);
  expect((await refund(id)).status).toBe(200);
  await deliver();
  expect(await failedRefunds()).toBe(0);
  expect(await list({ state: "refunded" })).toHaveLength(1);
});

test("a credit for next payments is not refunded as well", async () => {
  const { bought, list, refund, deliver, orders, call, buyer, later, mayFilter } = await house();
  await bought("business-monthly");
  const { at, amount } = (await call(planPrice, { query: { EntityId: "personal-monthly" } }, buyer)).data;
  const changed = await call(changePlan, { body: { EntityId: "personal-monthly", At: at, Amount: amount } }, buyer);
  expect([changed.status, changed.code]).toEqual([200, undefined]);
  await deliver();
  const [order] = await orders();
  const [charge] = await list();
  expect(charge!.left).toBeCloseTo(charge!.amount - order!.credit, 2);
  expect(await refund(charge!.id, charge!.amount - 0.01)).toMatchObject({ status: 409, code: "refundTooLarge" });
  await refund(charge!.id);
  await deliver();
  expect(await list({ state: "partlyRefunded" })).toMatchObject([{ left: 0 }]);
  expect(await refund(charge!.id)).toMatchObject({ status: 409, code: "notRefundable" });
  expect(await mayFilter()).toBe(true);
  // A month later the credit paid for one more month: that part of the charge became money for a period again.
  await later(31);
  await deliver();
  expect(await list({ kind: "charge" })).toMatchObject([{ id: charge!.id, left: 12 }]);
});

test("a refunded report closes and can be bought again", async () => {
  const { bought, list, refund, deliver, orders, db, buy, call, buyer } = await house();
  const [report] = await insertReports(db, [{ isFree: false, price: 49, priceCurrencyId: fixedId("currency/USD") }]);
  await bought(report!.id);
  expect((await orders())[0]).toMatchObject({ state: "paid", entityType: "report" });
  expect(await buy(report!.id)).toMatchObject({ code: "boughtAlready" });
  await refund((await list())[0]!.id);
  await deliver();
  expect((await orders())[0]?.state).toBe("refunded");
  // The buyer is the provider's customer all the same; who only began to buy is none.
  expect((await call(paymentPortal, {}, buyer)).data.portalUrl).toMatch(/^\/sandbox\/portal\//);
  const other = await signedIn(db);
  expect((await buy(report!.id, { token: other.token })).status).toBe(200);
  expect(await call(paymentPortal, {}, other)).toMatchObject({ status: 404, code: "noCustomer" });
  expect((await buy(report!.id)).status).toBe(200);
});

test("the nightly comparison names each difference once and its end", async () => {
  const { bought, compare, differences, pool, db, list, deliver } = await house();
  await bought("personal-monthly");
  const other = await signedIn(db);
  await bought("business-monthly", other);
  expect(await differences()).toMatchObject({ totalCount: 0, comparisons: [] });
  await compare();
  expect(await differences()).toMatchObject({ totalCount: 0, comparisons: [{ provider: "sandbox", failedAt: null }] });
  const [first, second] = await list();
  const set = (reference: string, data: object) =>
    pool.query("update sandbox_object set data = data || $2 where id = $1", [reference, JSON.stringify(data)]);
  await set(first!.reference, { minor: 1 });
  await pool.query("update sandbox_object set id = 'in_other' where id = $1", [second!.reference]);
  await compare();
  await compare();
  const { rows, totalCount } = await differences();
  expect(totalCount).toBe(3);
  expect(rows.map(({ problem, here, there }) => [problem, here, there]).sort()).toEqual(
    [
      ["missingHere", null, second!.amount],
      ["missingThere", second!.amount, null],
      ["otherAmount", first!.amount, 0.01],
    ].sort(),
  );
  // Its event arrives late.
  await set(first!.reference, { minor: first!.amount * 100 });
  await pool.query("update sandbox_object set id = $1 where id = 'in_other'", [second!.reference]);
  await compare();
  expect((await differences()).totalCount).toBe(0);
  const settled = await pool.query("select count(*)::int n from payment_difference where settled_at is not null");
  expect(settled.rows).toEqual([{ n: 3 }]);
  await deliver();
});

test("movements are searched, filtered, ordered; deleted accounts nameless", async () => {
  const { bought, list, db, pool } = await house();
  await bought("personal-monthly");
  const other = await signedIn(db);
  await pool.query("update account set name = 'Işıl', email = 'isil@petek.example' where id = $1", [other.id]);
  await bought("business-yearly", other);
  expect(await list({ searchText: "isil" })).toMatchObject([{ email: "isil@petek.example" }]);
  expect((await list({ orderColumnName: "amount" })).map(({ amount }) => amount)).toEqual(
    (await list()).map(({ amount }) => amount).sort((a, b) => a - b),
  );
  await pool.query("delete from account where id = $1", [other.id]);
  expect(await list({ searchText: "isil" })).toEqual([]);
  expect((await list({ currency: "USD" })).map(({ person }) => person)).toContain(null);
  expect(await list({ currency: "EUR" })).toEqual([]);
});
