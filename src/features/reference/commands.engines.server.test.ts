import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { city, country, currencyRate, referenceState, type } from "#db/tables/reference.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { seedReference } from "./commands.server.ts";

const TABLES = ["type", "country", "city", "county", "university", "language", "currency", "currency_rate"];

/** Row versions: the transaction that wrote each row last. */
async function versionsOf(database: Awaited<ReturnType<typeof testDatabase>>) {
  const versions: Record<string, unknown> = {};
  for (const table of TABLES)
    versions[table] = (
      await database.db.execute(
        sql.raw(`select count(*) rows, max(xmin::text::bigint) newest, min(xmin::text::bigint) oldest from ${table}`),
      )
    ).rows[0];
  return versions;
}

test("seeding again changes nothing, also when it has to look at every row", async () => {
  const database = await testDatabase();
  const before = await versionsOf(database);
  expect(await seedReference(database)).toBe(false);
  await database.db.update(referenceState).set({ shippedDigest: null });
  expect(await seedReference(database)).toBe(true);
  expect(await versionsOf(database)).toEqual(before);
  await database.close();
});

testOnNewest("all places are there, under ids that are the same everywhere", async () => {
  const database = await testDatabase();
  const { db } = database;
  const count = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]!.n;
  const turkey = fixedId("country/TR");
  expect(await count(sql`select count(*) n from city where country_id = ${turkey}`)).toBe(81);
  expect(await count(sql`select count(*) n from county`)).toBe(973);
  expect(await count(sql`select count(*) n from country`)).toBe(250);
  expect(await count(sql`select count(*) n from university where country_id = ${turkey}`)).toBeGreaterThan(200);
  const [istanbul] = await db
    .select()
    .from(city)
    .where(eq(city.id, fixedId("city/TR/istanbul")));
  expect(istanbul).toMatchObject({ nameEn: "Istanbul", nameTr: "İstanbul", slug: "istanbul", region: "TR-34" });
  const [turkeyRow] = await db.select().from(country).where(eq(country.id, turkey));
  expect(turkeyRow).toMatchObject({ iso3: "TUR", dialCode: "90", topRank: 1, slugTr: "turkiye" });
  await database.close();
});

testOnNewest("what people changed or added survives newer shipped data", async () => {
  const database = await testDatabase();
  const { db } = database;
  const [edited, missing, untouched] = [typeId("sector", "energy"), typeId("gender", "other"), typeId("stage", "idea")];
  await db.update(type).set({ nameEn: "Power", editedAt: new Date() }).where(eq(type.id, edited));
  await db.delete(type).where(eq(type.id, missing));
  await db.update(type).set({ nameEn: "An older name" }).where(eq(type.id, untouched));
  const own = { id: fixedId("test/own"), parentId: typeId("gender"), kind: "gender" as const, sortOrder: 9 };
  await db
    .insert(type)
    .values({ ...own, key: "own", nameEn: "Other", nameTr: "Diğer", slugEn: "other", slugTr: "diger" });
  const rate = { currencyId: fixedId("currency/EUR"), day: "2020-01-01" };
  await db.update(currencyRate).set({ usdPerUnit: 1.1234 }).where(eq(currencyRate.day, rate.day));
  // Somebody has put it first; the others were only numbered anew.
  await db.update(type).set({ sortOrder: 0 }).where(eq(type.id, untouched));
  await db.update(referenceState).set({ shippedDigest: "older" });
  expect(await seedReference(database)).toBe(true);
  const values = await db.select().from(type);
  expect(values.find(({ id }) => id === untouched)?.sortOrder).toBe(0);
  const names = new Map(values.map((row) => [row.id, row.nameEn]));
  expect(names.get(edited)).toBe("Power");
  expect(names.get(untouched)).toBe("Idea");
  // Its slug is taken by the row people made: the shipped twin stays out instead of stopping the start.
  expect(names.has(missing)).toBe(false);
  const [euro] = await db
    .select()
    .from(currencyRate)
    .where(sql`${currencyRate.currencyId} = ${rate.currencyId} and ${currencyRate.day} = ${rate.day}`);
  expect(euro?.usdPerUnit).toBe(1.1234);
  await database.close();
});

test("two processes that start at once fill in once", async () => {
  const database = await testDatabase();
  await database.db.update(referenceState).set({ shippedDigest: null });
  const outcomes = await Promise.all([seedReference(database), seedReference(database)]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  await database.close();
});
