import { v7 } from "uuid";
import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { homeStatistics, indexData } from "./contract.ts";

test("an empty portal has zeros and empty lists", async () => {
  const { call } = await testApp();
  expect((await call(homeStatistics, {})).data).toMatchObject({
    startups: 0,
    raisedUsd: 0,
    people: 0,
    organizations: 0,
  });
  expect((await call(indexData, {})).data).toMatchObject({
    companies: [],
    funded: [],
    seeking: [],
    jobs: [],
    users: [],
    providers: [],
    sectors: [],
  });
});

test("hidden and deleted startups and private rounds are not counted", async () => {
  const { call, database } = await testApp();
  const ids = [v7(), v7(), v7()];
  await database.pool.query(
    "insert into startup (id, seo_url, name, is_visible, deleted_at, tagline_tr) values ($1, 'a', 'Açık', true, null, 'Yalnız Türkçe'), ($2, 'b', 'Gizli', false, null, null), ($3, 'c', 'Silinmiş', true, now(), null)",
    ids,
  );
  const usd = "(select id from currency where code = 'USD')";
  for (const [startup, isPrivate] of [
    [ids[0], false],
    [ids[0], true],
    [ids[1], false],
  ])
    await database.pool.query(
      `insert into funding (id, startup_id, announced_date, amount, amount_currency_id, amount_usd, is_private) values ($1, $2, '2025-01-02', 1000, ${usd}, 1000, $3)`,
      [v7(), startup, isPrivate],
    );
  await database.pool.query("select list_refresh('startups', $1)", [ids]);
  expect((await call(homeStatistics, {})).data).toMatchObject({ startups: 1, raisedUsd: 1000 });
  const { data } = await call(indexData, {});
  expect(data.companies).toMatchObject([{ name: "Açık", tagline: "Yalnız Türkçe" }]);
  expect(data.funded).toMatchObject([{ name: "Açık", amountUsd: 1000, date: "2025-01-02" }]);
});
