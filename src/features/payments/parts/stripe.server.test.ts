import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signedIn } from "#testing/members.ts";
import { createPayment, paymentHistory } from "../contract.ts";

/** Speaks the few calls of Stripe's API that are used. `before`: what happens before a checkout is answered. */
async function stripe(before: (place: number) => Promise<void> = async () => {}) {
  const sessions: ("open" | "expired")[] = [];
  const server = createServer(async (request, response) => {
    const [, , , , id, action] = (request.url ?? "").split("/");
    let place = Number(id?.split("_").at(-1));
    if (id === undefined) {
      place = sessions.push("open") - 1;
      await before(place);
    } else if (action === "expire") sessions[place] = "expired";
    const answer = { id: `cs_${place}`, object: "checkout.session", url: `https://pay.example/${place}` };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...answer, status: sessions[place] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const env = {
    ...{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", PUBLIC_URL: "https://kovan.example" },
    STRIPE_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return { sessions, env };
}

test("of two packages chosen in two tabs at once only the later can be paid, also while the provider still answers the first", async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { sessions, env } = await stripe(async (place) => {
    asked();
    if (place === 0) await first;
  });
  const { call, db } = await testApp(undefined, env);
  const buyer = await signedIn(db);
  const buy = (EntityId: string) => call(createPayment, { body: { EntityId } }, buyer);
  const monthly = buy("personal-monthly");
  await isAsked;
  const yearly = await buy("personal-yearly");
  expect(yearly).toMatchObject({ status: 200, data: { redirectUrl: "https://pay.example/1" } });
  answerFirst();
  expect(await monthly).toMatchObject({ status: 409, code: "newerCheckout" });
  expect(sessions).toEqual(["expired", "open"]);
  const { rows } = (await call(paymentHistory, {}, buyer)).data;
  expect(rows.map(({ state }) => state)).toEqual(["open", "expired"]);
  expect((await buy("personal-yearly")).data.redirectUrl).toBe("https://pay.example/1");
});

test("a checkout that is answered while another tab closes its order cannot be paid either", async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { sessions, env } = await stripe(async (place) => {
    asked();
    if (place === 0) await first;
  });
  const { call, db, database } = await testApp(undefined, env);
  const buyer = await signedIn(db);
  const buy = (EntityId: string) => call(createPayment, { body: { EntityId } }, buyer);
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
  expect(sessions).toEqual(["expired", "open"]);
});

test("a checkout that was begun with a provider before is closed, and one pays with the one of today", async () => {
  const { env } = await stripe();
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const before = await testApp(database);
  const buyer = await signedIn(before.db);
  const buy = ({ call }: typeof before) => call(createPayment, { body: { EntityId: "personal-monthly" } }, buyer);
  expect((await buy(before)).data.redirectUrl).toMatch(/^\/sandbox/);
  const today = await testApp(database, env);
  expect((await buy(today)).data.redirectUrl).toBe("https://pay.example/0");
});
