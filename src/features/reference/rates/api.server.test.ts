import { expect, test } from "vitest";
import { rowEndpoints } from "#features/startups/editing/contract.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { isoDay } from "#shared/iso-day.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { exchangeRateCalls as calls, importRates } from "./contract.ts";

const EUR = fixedId("currency/EUR");
const TRY = fixedId("currency/TRY");
const daysAgo = (days: number) => isoDay(new Date(Date.now() - days * 86_400_000));

async function world() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const { call } = built;
  const add = (currencyId: string, day: string, rate: number, quote: "usdPerUnit" | "unitsPerUsd" = "usdPerUnit") =>
    call(calls.add, { body: { currencyId, day, rate, quote } }, admin);
  const current = async () => (await call(calls.list, { query: { isCurrent: "true" } }, admin)).data.rows;
  return { ...built, admin, add, current };
}

test("a new rate holds from its day on and leaves stored amounts alone", async () => {
  const { call, db, database, add, current } = await world();
  const { id } = await insertFullStartup(database);
  const owner = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  const rounds = rowEndpoints.investment;
  const round = (announcedDate: string) =>
    call(
      rounds.post,
      {
        params: { id },
        body: {
          stageId: typeId("investmentTour", "seed"),
          typeId: typeId("investmentType", "equity"),
          announcedDate,
          amount: 100,
          amountCurrencyId: EUR,
        },
      },
      owner,
    );
  const stored = async (roundId: string) => {
    const columns = "amount_usd::float8 usd, usd_rate::float8 rate, usd_rate_date::text as day";
    return (await database.pool.query(`select ${columns} from funding where id = $1`, [roundId])).rows[0];
  };
  await add(EUR, daysAgo(40), 2);
  const before = (await round(daysAgo(20))).data.id;
  expect(await stored(before)).toEqual({ usd: 200, rate: 2, day: daysAgo(40) });
  const added = await add(EUR, daysAgo(25), 3);
  expect(added.data).toMatchObject({ usdPerUnit: 3, day: daysAgo(25), until: null, isCurrent: true, isOld: false });
  const change = { params: { id }, query: { id: before }, body: { investors: [{ name: "Melek" }] } };
  expect((await call(rounds.put, change, owner)).status).toBe(200);
  expect(await stored(before)).toEqual({ usd: 200, rate: 2, day: daysAgo(40) });
  expect(await stored((await round(daysAgo(24))).data.id)).toEqual({ usd: 300, rate: 3, day: daysAgo(25) });
  expect(await stored((await round(daysAgo(26))).data.id)).toEqual({ usd: 200, rate: 2, day: daysAgo(40) });
  expect((await current()).find(({ currency }) => currency.id === EUR)).toMatchObject({ usdPerUnit: 3 });
});

test("rates are corrected and deleted, wrong ones refused, each audited", async () => {
  const { call, database, admin, add, current } = await world();
  const lira = (await add(TRY, daysAgo(3), 40, "unitsPerUsd")).data;
  expect(lira).toMatchObject({ usdPerUnit: 0.025, unitsPerUsd: 40 });
  expect(await add(TRY, daysAgo(3), 41)).toMatchObject({ status: 409, code: "conflict" });
  expect(await add(TRY, daysAgo(-1), 41)).toMatchObject({ status: 400, data: [{ field: "day" }] });
  expect(await add(fixedId("currency/USD"), daysAgo(1), 1)).toMatchObject({ status: 400 });
  expect(await add(TRY, daysAgo(1), 1e-9)).toMatchObject({ status: 400, data: [{ field: "rate" }] });
  const params = { id: lira.id };
  const changed = await call(calls.change, { params, body: { usdPerUnit: 0.024, version: lira.version } }, admin);
  expect(changed.data).toMatchObject({ usdPerUnit: 0.024 });
  expect((await call(calls.remove, { params }, admin)).status).toBe(200);
  expect(await call(calls.remove, { params }, admin)).toMatchObject({ status: 404 });
  expect((await current()).find(({ currency }) => currency.id === TRY)).toMatchObject({ day: "2026-01-01" });
  const oldest = await call(calls.list, { query: { currencyId: TRY, orderColumnName: "day" } }, admin);
  const first = oldest.data.rows[0]!;
  expect(await call(calls.remove, { params: { id: first.id } }, admin)).toMatchObject({ code: "firstRate" });
  const { rows } = await database.pool.query("select action from audit where entity = 'exchangeRate' order by id");
  expect(rows.map(({ action }) => action)).toEqual(
    ["added", "changed", "deleted"].map((verb) => `exchangeRate.${verb}`),
  );
});

test("a file of rates is imported whole, or its wrong lines are named", async () => {
  const { call, admin, current } = await world();
  const send = (text: string) => call(importRates, { body: { text } }, admin);
  const usd = async () =>
    Object.fromEntries((await current()).map(({ currency, usdPerUnit }) => [currency.name.slice(0, 3), usdPerUnit]));
  const before = await usd();
  const wrong = await send(`EUR,${daysAgo(2)},1.2\nXYZ,${daysAgo(2)},3\nGBP,${daysAgo(-2)},1.3\nTRY,yesterday,0.02\n`);
  expect(wrong).toMatchObject({ status: 400, code: "invalidInput" });
  expect(JSON.stringify(wrong.data)).toMatch(/Line 2: .*Line 3: .*Line 4: /);
  expect(await usd()).toEqual(before);
  const day = daysAgo(1).split("-").toReversed().join(".");
  expect(
    (await send(`\uFEFFpara;gün;unitsPerUsd\r\nTRY;${day};40,5\r\nEUR;${day};0,8\r\nUSD;${day};1\r\n`)).data,
  ).toEqual({
    added: 2,
    corrected: 0,
    same: 0,
  });
  expect(await usd()).toMatchObject({ TRY: 0.02469136, EUR: 1.25 });
  expect((await send(`EUR,${daysAgo(1)},1.25\nTRY,${daysAgo(1)},0.025`)).data).toEqual({
    added: 0,
    corrected: 1,
    same: 1,
  });
  for (const text of ["", "\0", '"', "EUR", "a,b,c\n".repeat(1_000), "EUR,2026-01-01,1e400"])
    expect(await send(text), text).toMatchObject({ status: 400 });
});

test("a rate that is older than 30 days waits for the house", async () => {
  const { call, admin, add } = await world();
  const waiting = async () => (await call(whatWaits, {}, admin)).data.find(({ kind }) => kind === "oldRates")?.count;
  for (const code of ["EUR", "GBP", "TRY"]) await add(fixedId(`currency/${code}`), daysAgo(31), 1.5);
  expect(await waiting()).toBe(3);
  expect((await call(calls.list, { query: { isOld: "true" } }, admin)).data.totalCount).toBe(3);
  await add(EUR, daysAgo(30), 1.5);
  expect(await waiting()).toBe(2);
});
