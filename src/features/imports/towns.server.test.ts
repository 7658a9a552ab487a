import { expect, test } from "vitest";
import { testOnNewest } from "#testing/engines.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { startImport, undoImport } from "./contract.ts";

/** Imports in the browser beside the towns that are here. */
async function withTowns() {
  const built = await withImports();
  const select = async (text: string) => (await built.database.pool.query(text)).rows;
  const count = async () => Number((await select("select count(*) from city"))[0].count);
  const townOf = async (name: string) =>
    (
      await select(
        `select city.name_en town from startup left join city on city.id = city_id where startup.name = '${name}'`,
      )
    )[0]?.town;
  const codes = async (id: string, filter: "towns" | "remarks") =>
    (await built.rows(id, filter)).map(({ key, notes }) => [key, ...notes.map(({ code }) => code)]);
  return { ...built, count, townOf, codes };
}

testOnNewest("a new town is a line of the preview, and the undo takes it away", async () => {
  const { preview, begin, details, count, townOf, codes } = await withTowns();
  const before = await count();
  const table = "Name,Country,City\nArı,Germany,Bienenstadt\nBal,Germany,BIENENSTADT\nCan,Germany,Berlin";
  const id = await preview(table);
  expect(await details(id)).toMatchObject({ counts: { create: 3, towns: 1 } });
  expect(await codes(id, "towns")).toEqual([["Arı", "newTown"]]);
  expect(await count()).toBe(before);

  expect(await begin(startImport, id)).toBe(200);
  expect(await codes(id, "towns")).toEqual([["Arı", "newTown"]]);
  expect(await count()).toBe(before + 1);
  expect([await townOf("Arı"), await townOf("Bal")]).toEqual(["Bienenstadt", "Bienenstadt"]);

  expect(await begin(undoImport, id)).toBe(200);
  expect(await details(id)).toMatchObject({ state: "undone", counts: { removed: 3, townsRemoved: 1 } });
  expect(await count()).toBe(before);
});

test("a town that another import uses as well stays when the first is undone", async () => {
  const { preview, begin, details, count, townOf } = await withTowns();
  const before = await count();
  const first = await preview("Name,Country,City\nArı,Germany,Bienenstadt");
  await begin(startImport, first);
  const second = await preview("Name,Country,City\nBal,Germany,Bienenstadt");
  expect((await details(second)).counts.towns).toBe(undefined);
  await begin(startImport, second);
  expect(await begin(undoImport, first)).toBe(200);
  expect(await details(first)).toMatchObject({ counts: { removed: 1, townsRemoved: 0 } });
  expect([await count(), await townOf("Bal")]).toEqual([before + 1, "Bienenstadt"]);
});

test("an organization brings a town, too, which goes with it", async () => {
  const { preview, begin, count, codes } = await withTowns();
  const before = await count();
  const id = await preview("Name,Type,Country,City\nPetek Park,Technopark,Germany,Bienenstadt");
  expect(await codes(id, "towns")).toEqual([["Petek Park", "newTown"]]);
  await begin(startImport, id);
  expect(await count()).toBe(before + 1);
  await begin(undoImport, id);
  expect(await count()).toBe(before);
});

test("what is no town becomes none, and what names one is read", async () => {
  const { preview, begin, count, townOf } = await withTowns();
  const before = await count();
  const rows: [country: string, city: string, town: string | null][] = [
    ["TR", "N/A", null],
    ["TR", "Remote", null],
    ["TR", "Uzaktan", null],
    ["TR", "Belirtilmemiş", null],
    ["TR", "yok", null],
    ["TR", "Maslak", null],
    ["TR", "Maslak / İstanbul", "Istanbul"],
    ["TR", "Kadıköy/İstanbul", "Istanbul"],
    ["TR", "Ankara, Türkiye", "Ankara"],
    ["TR", "Çankaya", "Ankara"],
    ["TR", "Urfa", "Şanlıurfa"],
    ["TR", "İçel", "Mersin"],
    ["TR", "K.Maraş", "Kahramanmaraş"],
    ["DE", "Remote", null],
    ["DE", "Uzaktan", null],
    ["DE", "Worldwide", null],
    ["DE", "Germany", null],
    ["DE", "Europe", null],
    ["DE", "Hybrid / Remote", null],
    ["DE", "12 Long Street", null],
    ["DE", "Foo, Bar, Baz", null],
    ["DE", "Berlin, Germany", "Berlin"],
    ["DE", "Berlin (remote)", "Berlin"],
    ["US", "San Francisco, CA", "San Francisco"],
    ["SG", "Singapore", "Singapore"],
  ];
  const lines = rows.map(([country, city], at) => `Row ${at},${country},"${city}"`);
  await begin(startImport, await preview(`Name,Country,City\n${lines.join("\n")}`));
  const towns = [];
  for (const [at, [country, city]] of rows.entries()) towns.push([country, city, await townOf(`Row ${at}`)]);
  expect(towns).toEqual(rows);
  expect(await count()).toBe(before);
});
