import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { startup, startupChoice } from "#db/tables/startups.server.ts";
import { typeId } from "#shared/type-id.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { getSimilarStartups } from "./contract.ts";

test("similar are listed startups, the likest first, with what both have", async () => {
  const { db, call } = await appWithStartups(1 + 40);
  // Only those of this test.
  await db.update(startup).set({ isVisible: false });
  const [energy, health] = [typeId("sector", "energy"), typeId("sector", "health")];
  const [seed, idea] = [typeId("stage", "seed"), typeId("stage", "idea")];
  const ids = { own: v7(), sector: v7(), stage: v7(), technology: v7(), hidden: v7(), other: v7() };
  const named = (name: keyof typeof ids, sectorId: string, stageId: string) => ({
    id: ids[name],
    seoUrl: name,
    name,
    sectorId,
    stageId,
  });
  await db
    .insert(startup)
    .values([
      named("own", energy, seed),
      named("sector", energy, idea),
      named("stage", energy, seed),
      named("technology", energy, seed),
      { ...named("hidden", energy, seed), isVisible: false },
      named("other", health, seed),
    ]);
  const [battery] = await db.select().from(startupChoice).where(eq(startupChoice.kind, "technology")).limit(1);
  const technology = { kind: "technology" as const, typeId: battery!.typeId };
  await db.insert(startupChoice).values([
    { ...technology, startupId: ids.own },
    { ...technology, startupId: ids.technology },
  ]);
  await db.execute(sql`select list_refresh('startups', array(select id from startup))`);
  const similar = async (seoUrlOrId: string) => {
    const { data } = await call(getSimilarStartups, { params: { seoUrlOrId } });
    return data.map(({ seoUrl, common }) => ({ ...common, seoUrl, technologies: common.technologies.length }));
  };
  expect(await similar("own")).toEqual([
    { seoUrl: "technology", sector: true, stage: true, city: false, technologies: 1 },
    { seoUrl: "stage", sector: true, stage: true, city: false, technologies: 0 },
    { seoUrl: "sector", sector: true, stage: false, city: false, technologies: 0 },
  ]);
  expect(await similar("other")).toEqual([]);
  // Each write is seen at once, whatever was found before it.
  const seen = async () => (await similar("own")).map(({ seoUrl }) => seoUrl);
  const write = (change: Partial<typeof startup.$inferInsert>, name: keyof typeof ids) =>
    db.update(startup).set(change).where(eq(startup.id, ids[name]));
  const refresh = () => db.execute(sql`select list_refresh('startups', array[${ids.stage}, ${ids.hidden}]::uuid[])`);
  await write({ sectorId: health }, "stage");
  await refresh();
  expect(await seen()).toEqual(["technology", "sector"]);
  await write({ isVisible: true }, "hidden");
  await refresh();
  expect(await seen()).toEqual(["technology", "hidden", "sector"]);
  await write({ name: "Renamed", taglineEn: "New" }, "hidden");
  const renamed = await call(getSimilarStartups, { params: { seoUrlOrId: "own" } });
  expect(renamed.data[1]).toMatchObject({ name: "Renamed", tagline: "New" });
  expect(await call(getSimilarStartups, { params: { seoUrlOrId: "nobody" } })).toMatchObject({ status: 404 });
});
