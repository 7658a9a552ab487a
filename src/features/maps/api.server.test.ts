import { expect, test } from "vitest";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { ecosystemMap, organizationMap, supportMap } from "./contract.ts";

const TURKISH = { headers: { "accept-language": "tr" } };

/** Startups by their address, with their columns. */
async function appWithPlaces() {
  const built = await testApp();
  const { pool } = built.database;
  const city = async (slug: string) => (await pool.query("select id from city where slug = $1", [slug])).rows[0]!.id;
  const [izmir, van] = [await city("izmir"), await city("van")];
  const [tr, de] = [fixedId("country/TR"), fixedId("country/DE")];
  const [fintech, health] = [typeId("sector", "fintech"), typeId("sector", "health")];
  const add = (seoUrl: string, sector: string | null, country: string | null, place: string | null, visible = true) =>
    pool.query(
      `insert into startup (id, seo_url, name, sector_id, country_id, city_id, is_visible)
       values (gen_random_uuid(), $1, $1, $2, $3, $4, $5)`,
      [seoUrl, sector, country, place, visible],
    );
  await add("a", fintech, tr, izmir);
  await add("b", fintech, tr, van);
  await add("c", health, de, null);
  await add("d", null, tr, null);
  await add("e", null, null, null);
  await add("hidden", health, tr, izmir, false);
  for (const [seoUrl, usd] of [
    ["a", 1000.5],
    ["b", 200],
    ["c", 5000],
    ["hidden", 90_000],
  ])
    await pool.query(
      `insert into funding (id, startup_id, announced_date, amount, amount_currency_id, amount_usd)
       select gen_random_uuid(), id, '2025-01-02', $2::numeric, $3, $2::numeric from startup where seo_url = $1`,
      [seoUrl, usd, fixedId("currency/USD")],
    );
  for (const seoUrl of ["a", "c", "d", "e", "hidden"])
    await pool.query(
      `insert into startup_government_support (id, startup_id, support_id, received_date)
       select gen_random_uuid(), id, $2, '2025-01-02' from startup where seo_url = $1`,
      [seoUrl, typeId("governmentSupport", seoUrl === "c" ? "tubitak-1507" : "tubitak-1512")],
    );
  const refresh = () => pool.query("select list_refresh('startups', array(select id from startup))");
  await refresh();
  return { ...built, pool, refresh, izmir, van, tr };
}

test("comb cells are sectors with startups and sums; the rest is counted", async () => {
  const { call, pool, refresh } = await appWithPlaces();
  const { data } = await call(ecosystemMap, { query: {} }, TURKISH);
  expect(data.cells.map(({ slug, count, sumUsd }) => [slug, count, sumUsd])).toEqual([
    ["saglik", 1, 5000],
    ["finansal-teknolojiler", 2, 1200.5],
  ]);
  expect(data).toMatchObject({ total: { count: 5, sumUsd: 6200.5 }, without: { count: 2, sumUsd: 0 } });
  const inVan = (await call(ecosystemMap, { query: { region: "tr-65" } })).data;
  expect(inVan).toMatchObject({ cells: [{ slug: "fintech", count: 1, sumUsd: 200 }], without: { count: 0 } });
  const fintech = (await call(ecosystemMap, { query: { sector: "fintech" } })).data;
  expect(fintech).toMatchObject({ cells: [], total: { count: 2 }, without: { count: 2, sumUsd: 1200.5 } });
  // A write is seen at once, whatever is cached.
  await pool.query("update startup set is_visible = false where seo_url = 'b'");
  await refresh();
  expect((await call(ecosystemMap, { query: {} })).data.total).toEqual({ count: 4, sumUsd: 6000.5 });
  for (const query of [{ sector: "petek" }, { stage: "fintech" }, { region: "TR-99" }, { region: "../" }])
    expect((await call(ecosystemMap, { query })).status, JSON.stringify(query)).toBe(400);
});

test("support and organizations are counted by province and country", async () => {
  const { call, pool, izmir, van, tr } = await appWithPlaces();
  const support = (await call(supportMap, { query: {} })).data;
  const some = (cells: typeof support.provinces) =>
    cells.flatMap(({ key, count }) => (count > 0 ? [[key, count]] : []));
  expect(support.provinces).toHaveLength(81);
  expect(some(support.provinces)).toEqual([["TR-35", 1]]);
  expect(support).toMatchObject({
    countries: [{ slug: "germany", count: 1 }],
    total: { count: 4 },
    without: { count: 2 },
  });
  const one = await call(supportMap, { query: { support: typeId("governmentSupport", "tubitak-1507") } });
  expect(one.data).toMatchObject({ total: { count: 1 }, without: { count: 0 } });
  expect((await call(supportMap, { query: { support: "fintech" } })).status).toBe(400);

  const [first, second] = ["incubation-center", "venture-capital"].map((key) => typeId("organizerType", key));
  for (const [name, type, city, visible] of [
    ["x", first, izmir, true],
    ["y", second, van, true],
    ["z", second, null, true],
    ["w", first, van, false],
  ])
    await pool.query(
      `insert into organization (id, seo_url, name, type_id, country_id, city_id, is_visible)
       values (gen_random_uuid(), $1, $1, $2, $3, $4, $5)`,
      [name, type, tr, city, visible],
    );
  await pool.query("select list_refresh('organizations', array(select id from organization))");
  const all = (await call(organizationMap, { query: {} }, TURKISH)).data;
  expect(some(all.provinces).toSorted()).toEqual([
    ["TR-35", 1],
    ["TR-65", 1],
  ]);
  expect(all).toMatchObject({ total: { count: 3 }, without: { count: 1 }, countries: [], home: "turkiye" });
  expect(all.provinces.find(({ key }) => key === "TR-35")).toMatchObject({ name: "İzmir", slug: "izmir" });
  const ofType = (await call(organizationMap, { query: { type: second! } })).data;
  expect(ofType).toMatchObject({ total: { count: 2 }, without: { count: 1 }, type: { id: second } });
  expect(ofType.types.find(({ key }) => key === first)).toMatchObject({ count: 1 });
});
