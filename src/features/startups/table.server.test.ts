import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { funding } from "#db/tables/funding.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { changeQuery, listStartups, savedQueries, saveQuery } from "./contract.ts";

const dollars = (amount: number) => ({ amount, amountUsd: amount, amountCurrencyId: fixedId("currency/USD") });

test("the last round is the latest public one, with what is known of it", async () => {
  const { db, call, token } = await appWithStartups(20);
  const [id, bare] = [v7(), v7()];
  await db.insert(startup).values([
    { id, seoUrl: "raised-twice", name: "Raised twice" },
    { id: bare, seoUrl: "never-raised", name: "Never raised" },
  ]);
  const seed = typeId("investmentTour", "seed");
  const round = (announcedDate: string, more: Partial<typeof funding.$inferInsert> = {}) => ({
    id: v7(),
    startupId: id,
    stageId: seed,
    announcedDate,
    ...more,
  });
  await db
    .insert(funding)
    .values([
      round("2024-05-01", { ...dollars(5000) }),
      round("2025-06-02"),
      round("2026-01-01", { isPrivate: true, ...dollars(9_000_000) }),
    ]);
  await db.execute(sql`select list_refresh('startups', array[${id}, ${bare}]::uuid[])`);
  const rounds = async () => {
    const body = { sort: "name" as const, pageSize: 100, view: ["lastRound" as const] };
    const { rows } = (await call(listStartups, { body }, { token })).data;
    return rows.flatMap(({ id: rowId, lastRound }) => (rowId === id || rowId === bare ? [lastRound] : []));
  };
  const tour = expect.stringMatching(/./);
  expect(await rounds()).toEqual([null, { announcedDate: "2025-06-02", tour, amountUsd: null, isConfirmed: true }]);
  await db.insert(funding).values(round("2025-07-01", { ...dollars(7000), signedBy: null }));
  expect((await rounds())[1]).toEqual({ announcedDate: "2025-07-01", tour, amountUsd: 7000, isConfirmed: false });
});

test("a saved search keeps its columns until others are named", async () => {
  const { call, token } = await appWithStartups(20);
  const asked = { name: "Bal", filter: {}, columns: ["raised" as const, "sector" as const] };
  const saved = await call(saveQuery, { body: asked }, { token });
  expect(saved.data.columns).toEqual(["sector", "raised"]);
  const query = { id: saved.data.id };
  expect((await call(changeQuery, { query, body: { name: "Petek" } }, { token })).data.columns).toEqual([
    "sector",
    "raised",
  ]);
  expect((await call(changeQuery, { query, body: { name: "Petek", columns: [] } }, { token })).data.columns).toEqual(
    [],
  );
  await call(changeQuery, { query, body: { name: "Petek", columns: null } }, { token });
  expect((await call(savedQueries, { query: {} }, { token })).data.rows).toMatchObject([{ columns: null }]);
  const unknown = { name: "Arı", filter: {}, columns: ["password"] } as never;
  expect(await call(saveQuery, { body: unknown }, { token })).toMatchObject({ status: 400, code: "invalidInput" });
});
