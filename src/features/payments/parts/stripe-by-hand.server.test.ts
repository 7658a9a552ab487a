import { expect, test } from "vitest";
import { fixedId } from "#shared/type-id.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { insertReports } from "#testing/reports.ts";
import { stripeShop } from "#testing/stripe-shop.ts";
import { paymentHistory } from "../contract.ts";
import { listDifferences } from "../movements/contract.ts";

test("a refund made at Stripe ends its package and is no difference", async () => {
  const { peer, buy, send, orders, settings, database, db, runNight, call, admin } = await stripeShop();
  const [report] = await insertReports(db, [{ isFree: false, price: 49, priceCurrencyId: fixedId("currency/USD") }]);
  await buy("personal-monthly");
  await send(...peer.pay(0));
  await buy(report!.id);
  await send(...peer.pay(1));
  const giveBack = (payment: { id: string }, amount: number) =>
    peer.add(`re_${payment.id}_${amount}`, "refund", {
      amount,
      currency: "usd",
      status: "succeeded",
      metadata: {},
      payment_intent: payment.id,
    });
  const [first, second] = peer.all("payment_intent");
  await send(
    peer.event("refund.created", giveBack(first!, 500)),
    peer.event("refund.created", giveBack(second!, 4900)),
  );
  expect(await orders()).toMatchObject([
    { state: "refunded", payments: [{ amount: 49 }, { amount: -49 }] },
    { state: "paid", payments: [{ amount: 12 }, { amount: -5 }] },
  ]);
  await runJobs(database, { settings });
  expect(peer.all("subscription")[0]).toMatchObject({ status: "active" });
  await send(peer.event("refund.created", giveBack(first!, 700)));
  await runJobs(database, { settings });
  expect((await orders())[1]).toMatchObject({ state: "refunded" });
  expect(peer.all("subscription")[0], "what went back is not collected again").toMatchObject({ status: "canceled" });
  await runNight();
  expect((await call(listDifferences, {}, admin)).data.rows).toEqual([]);
  // It is sent again until Stripe says of which order it is.
  peer.close();
  peer.closeConnections();
  const late = giveBack(second!, 1);
  await expect(send(peer.event("refund.created", late))).rejects.toThrow("paymentProviderAway");
});

test("a dispute is a difference until it is lost, as a refund, or won", async () => {
  const { peer, buy, send, orders, runNight, call, admin, buyer, database } = await stripeShop();
  await buy("personal-monthly");
  await send(...peer.pay());
  const [payment] = peer.all("payment_intent");
  const dispute = (id: string) =>
    peer.add(id, "dispute", {
      amount: 1200,
      currency: "usd",
      status: "needs_response",
      metadata: {},
      payment_intent: payment!.id,
    });
  const differences = async () => {
    await runNight();
    return (await call(listDifferences, {}, admin)).data.rows.map(({ reference, here, there }) => [
      reference,
      here,
      there,
    ]);
  };
  const won = dispute("dp_won");
  expect(await differences()).toEqual([["dp_won", null, 12]]);
  won.status = "won";
  await send(peer.event("charge.dispute.closed", won));
  const lost = dispute("dp_lost");
  expect(await differences()).toEqual([["dp_lost", null, 12]]);
  expect((await orders())[0]).toMatchObject({ state: "paid" });
  // Banks take months.
  await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
  await moveClock(database, { days: 80 });
  lost.status = "lost";
  await send(peer.event("charge.dispute.closed", lost));
  expect((await call(paymentHistory, {}, buyer)).data.rows[0]).toMatchObject({
    state: "refunded",
    accessUntil: null,
    payments: [{ amount: 12 }, { amount: -12 }],
  });
  for (let night = 0; night < 3; night++) expect(await differences()).toEqual([]);
});
