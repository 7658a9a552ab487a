import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { type } from "#db/tables/reference.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testDatabase } from "#testing/database.ts";
import { catalogue, catalogueChanged, rateOn, STALE_AFTER_MS } from "./queries.server.ts";

afterEach(() => vi.useRealTimers());

test("the catalogue resolves ids and slugs of both languages", async () => {
  const database = await testDatabase();
  const cached = await catalogue(database.db);
  const seed = typeId("stage", "seed");
  expect(cached.types.get(seed)?.name).toEqual({ en: "Seed", tr: "Tohum" });
  expect(cached.typeBySlug("stage", "tohum")?.id).toBe(seed);
  expect(cached.typeBySlug("stage", "seed")?.id).toBe(seed);
  expect(cached.typeBySlug("sector", "seed")).toBeUndefined();
  expect(cached.countryBySlug("almanya")).toBe(cached.countryBySlug("germany"));
  expect(cached.cityBySlug("istanbul")?.id).toBe(fixedId("city/TR/istanbul"));
  expect(cached.citiesOf(fixedId("country/TR"))[0]?.name.tr).toBe("İstanbul");
  expect(cached.countiesOf(fixedId("city/TR/ankara"))).toHaveLength(25);
  expect(await catalogue(database.db)).toBe(cached);
  await database.close();
});

test("a change is seen at once when notified and soon from other processes", async () => {
  // No time passes but what is told below.
  vi.useFakeTimers({ toFake: ["performance"] });
  const database = await testDatabase();
  const { db } = database;
  const before = await catalogue(db);
  const rename = (nameEn: string) =>
    db
      .update(type)
      .set({ nameEn })
      .where(eq(type.id, typeId("stage", "seed")));
  const shown = async () => (await catalogue(db)).types.get(typeId("stage", "seed"))?.name.en;
  await rename("First");
  expect(await shown()).toBe("Seed");
  catalogueChanged(db);
  expect(await shown()).toBe("First");
  expect((await catalogue(db)).revision).toBe(before.revision + 1);
  catalogueChanged(db);
  await shown();
  await rename("Second");
  expect(await shown()).toBe("First");
  vi.advanceTimersByTime(STALE_AFTER_MS + 1);
  expect(await shown()).toBe("Second");
  await database.close();
});

test("it is not read inside a transaction, and a failed load is tried again", async () => {
  const database = await testDatabase();
  const { db } = database;
  await expect(db.transaction((tx) => catalogue(tx))).rejects.toThrow("before a transaction");
  await db.execute(sql`alter table county rename to hidden`);
  await expect(catalogue(db)).rejects.toThrow();
  await db.execute(sql`alter table hidden rename to county`);
  expect((await catalogue(db)).counties.size).toBe(973);
  await database.close();
});

test("the newest rate on or before a day holds; before all rates, the oldest", async () => {
  const database = await testDatabase();
  const cached = await catalogue(database.db);
  const euro = fixedId("currency/EUR");
  expect(rateOn(cached, euro, "2013-01-01")).toEqual({ day: "2013-01-01", usdPerUnit: 1.32 });
  expect(rateOn(cached, euro, "2013-12-31")).toEqual({ day: "2013-01-01", usdPerUnit: 1.32 });
  expect(rateOn(cached, euro, "1998-05-05")).toEqual({ day: "2005-01-01", usdPerUnit: 1.35 });
  expect(rateOn(cached, fixedId("currency/USD"), "2020-06-01")?.usdPerUnit).toBe(1);
  expect(rateOn(cached, fixedId("no/currency"), "2020-06-01")).toBeUndefined();
  await database.close();
});
