import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { shipPackages } from "./commands.server.ts";
import { getProduct, listProducts } from "./contract.ts";

test("the specified plans are offered localized; a changed price stays", async () => {
  const { call, database } = await testApp();
  const turkish = { headers: { "accept-language": "tr" } };
  const products = (await call(listProducts, {}, turkish)).data;
  expect(products.map(({ key }) => key).sort()).toEqual([
    "business-monthly",
    "business-yearly",
    "organization-search-personal",
    "personal-monthly",
    "personal-yearly",
    "startup-search-personal",
    "talent-search-personal",
  ]);
  expect(products[0]).toMatchObject({ name: "Kişisel", rowLimit: 1000, userLimit: 1 });
  expect(products[0]!.prices.map(({ currency }) => currency)).toEqual(["TRY", "EUR", "GBP", "USD"]);
  const english = (await call(listProducts, {})).data;
  expect(english[0]!.prices.map(({ currency }) => currency)).toEqual(["USD", "EUR", "GBP", "TRY"]);
  expect(english[0]!.prices[0]!.amount).toBe(12);
  expect((await call(getProduct, { params: { id: products[2]!.id } })).data).toMatchObject({
    name: "Business",
    rowLimit: 5000,
  });

  await database.pool.query(
    "update premium_package_price set minor = 1550 where package_id = (select id from premium_package where key = 'personal-monthly')",
  );
  await database.pool.query("update premium_package set is_offered = false where key = 'business-monthly'");
  await shipPackages(database.db);
  expect((await call(getProduct, { params: { id: "personal-monthly" } })).data.prices[0]).toEqual({
    currency: "USD",
    amount: 15.5,
  });
  for (const id of ["business-monthly", "nothing", "../personal-monthly", "0190a0a0-0000-7000-8000-000000000000"])
    expect(await call(getProduct, { params: { id } })).toMatchObject({ status: 404, code: "notFound" });
});
