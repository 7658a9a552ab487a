import { expect, test } from "vitest";
import { paymentHistory } from "#features/payments/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { shop } from "#testing/shop.ts";
import { listProducts } from "../contract.ts";
import { packageCalls } from "./contract.ts";

test("an admin changes a package; plans show it at once; two admins clash", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const rows = (await call(packageCalls.list, { query: {} }, admin)).data.rows;
  expect(rows.map(({ key }) => key)).toContain("business-yearly");
  const { id, version, key, priceUsd } = rows.find((row) => row.key === "personal-monthly")!;
  expect(priceUsd).toBe(12);
  const product = async () => (await call(listProducts, {})).data.find((one) => one.key === key);
  const change = (body: object) => call(packageCalls.change, { params: { id }, body: { version, ...body } }, admin);
  const changed = await change({ priceUsd: 14.5, rowLimit: 1500, nameEn: "Solo" });
  expect(changed.data).toMatchObject({ priceUsd: 14.5, rowLimit: 1500, nameEn: "Solo", version: version + 1 });
  expect(await product()).toMatchObject({ name: "Solo", rowLimit: 1500 });
  expect((await product())!.prices.find(({ currency }) => currency === "USD")!.amount).toBe(14.5);
  expect((await change({ rowLimit: 2000 })).code).toBe("changedMeanwhile");
  for (const body of [{ priceUsd: 0 }, { priceUsd: 1.001 }, { userLimit: 0 }, { nameTr: " " }, { key: "x" }])
    expect((await change(body)).status, JSON.stringify(body)).toBe(400);
  const latest = { version: version + 1 };
  await change({ ...latest, priceUsd: null });
  expect((await product())!.prices.some(({ currency }) => currency === "USD")).toBe(false);
  await change({ version: version + 2, isOffered: false });
  expect(await product()).toBeUndefined();
  const { rows: entries } = await database.pool.query(
    "select detail - 'key' detail from audit where action = 'package.changed' order by id",
  );
  expect(entries.map(({ detail }) => detail)).toEqual([
    {
      before: { priceUsd: 12, rowLimit: 1000, nameEn: expect.any(String) },
      after: { priceUsd: 14.5, rowLimit: 1500, nameEn: "Solo" },
    },
    { before: { priceUsd: 14.5 }, after: { priceUsd: null } },
    { before: { isOffered: true }, after: { isOffered: false } },
  ]);
});

test("a package withdrawn before paying, or in this currency, is not bought", async () => {
  const { call, db, buy, pay, deliver, buyer } = await shop();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const { rows } = (await call(packageCalls.list, { query: {} }, admin)).data;
  let { id, version } = rows.find(({ key }) => key === "personal-monthly")!;
  const change = async (body: object) => {
    await call(packageCalls.change, { params: { id }, body: { version: version++, ...body } }, admin);
    await deliver();
  };
  const states = async (token: string) =>
    (await call(paymentHistory, {}, { token })).data.rows.map(({ state }) => state);
  const inEuros = await signedIn(db);
  const { redirectUrl } = (await buy("personal-monthly", { token: inEuros.token, Currency: "EUR" })).data;
  const inDollars = async () => (await buy("personal-monthly", { Currency: "USD" })).data.redirectUrl;

  const first = await inDollars();
  await change({ priceUsd: null });
  await pay(first);
  await deliver();
  expect([await states(buyer.token), await states(inEuros.token)]).toEqual([["expired"], ["open"]]);
  await change({ priceUsd: 12 });
  const second = await inDollars();
  await change({ isOffered: false });
  for (const checkout of [second, redirectUrl]) expect((await pay(checkout)).statusCode).toBe(200);
  await deliver();
  expect([await states(buyer.token), await states(inEuros.token)]).toEqual([["expired", "expired"], ["expired"]]);
});
