import { expect, test } from "vitest";
import { importCatalogue } from "#features/reference/queries/import-catalogue.server.ts";
import { understandText } from "#features/search/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { typeValueCalls as calls, changeAliases, mergeType } from "./contract.ts";

const energy = typeId("sector", "energy");
const climate = typeId("sector", "climate");

async function opened() {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  return {
    call,
    db,
    database,
    admin,
    change: (id: string, body: { add?: string[]; remove?: string[] }) =>
      call(changeAliases, { params: { id }, body: { add: [], remove: [], ...body } }, admin),
    row: async (id: string) => (await call(calls.get, { params: { id } }, admin)).data,
    understood: async (text: string) =>
      (await call(understandText, { query: { text } })).data.flatMap(({ filters }) =>
        filters.map(({ value }) => value),
      ),
    imported: async (text: string) => (await importCatalogue(db)).typesCalled("sector", text),
  };
}

test("a word that an admin adds is read at once, with endings", async () => {
  const { change, understood, imported, row, database, call, admin } = await opened();
  expect([await understood("kilovatçılar"), await imported("Kilovat")]).toEqual([[], []]);
  expect((await change(energy, { add: ["Kilovat", "Kilovat"] })).status).toBe(200);
  expect(await understood("kilovatlar")).toContainEqual(["energy"]);
  expect(await imported("KİLOVAT")).toEqual(["energy"]);
  expect((await row(energy)).aliases[0]).toBe("Kilovat");
  // The audit names both lists of words.
  const { rows } = await database.pool.query("select action, detail from audit");
  expect(rows).toHaveLength(1);
  expect(rows[0].action).toBe("type.changed");
  expect(JSON.stringify(rows[0].detail.after)).toContain("Kilovat");
  // Admins find the value by the word, and by one that the portal comes with.
  const found = async (searchText: string) =>
    (await call(calls.list, { query: { searchText, kind: "sector" } }, admin)).data.rows.map(({ nameEn }) => nameEn);
  expect([await found("kilovat"), await found("elektrik uretimi")]).toEqual([["Energy"], ["Energy"]]);
  expect((await change(energy, { remove: ["kilovat"] })).status).toBe(200);
  expect([await understood("kilovatlar"), await imported("Kilovat")]).toEqual([[], []]);
  // The spreadsheet has them as well.
  const file = await call(calls.export, { body: { query: {}, columns: ["nameEn", "aliases"] } }, admin);
  expect(file.status).toBe(200);
});

test("a word that another process wrote is read soon", async () => {
  const { imported, database } = await opened();
  expect(await imported("Kilovat")).toEqual([]);
  await database.pool.query("insert into type_alias values ($1, 'sector', 'kilovat', 'Kilovat')", [energy]);
  await expect.poll(() => imported("Kilovat")).toEqual(["energy"]);
});

test("a word of the portal that is refused here means nothing until it is added", async () => {
  const { change, imported, row } = await opened();
  expect(await imported("Renewables")).toEqual(["energy"]);
  await change(energy, { remove: ["Renewables"] });
  expect(await imported("Renewables")).toEqual([]);
  expect(await row(energy)).toMatchObject({
    aliases: expect.not.arrayContaining(["Renewables"]),
    refusedAliases: ["Renewables"],
  });
  // Now it may mean another value, and not this one besides.
  expect((await change(climate, { add: ["renewables"] })).status).toBe(200);
  expect(await imported("Renewables")).toEqual(["climate"]);
  expect((await change(energy, { add: ["Renewables"] })).status).toBe(400);
  await change(climate, { remove: ["renewables"] });
  await change(energy, { add: ["Renewables"] });
  expect(await imported("Renewables")).toEqual(["energy"]);
  expect((await row(energy)).refusedAliases).toEqual([]);
});

test("no two values meet by a word, whichever way it comes", async () => {
  const { change, call, admin } = await opened();
  const refusedWith = (detail: string) => ({
    status: 400,
    data: [expect.objectContaining({ reason: "meansAnother", detail })],
  });
  // A name, a word that the portal comes with, and either with an ending.
  expect(await change(climate, { add: ["Enerji"] })).toMatchObject(refusedWith("“Enerji” (Energy / Enerji)"));
  expect(await change(climate, { add: ["renewables"] })).toMatchObject(refusedWith("“renewables” (Energy / Enerji)"));
  expect(await change(climate, { add: ["enerjiler"] })).toMatchObject(refusedWith("“enerjiler” (Energy / Enerji)"));
  await change(energy, { add: ["Kilovat"] });
  const add = (nameEn: string, nameTr: string) =>
    call(calls.add, { body: { parentId: typeId("sector"), nameEn, nameTr } }, admin);
  expect(await add("Kilowatts", "Kilovat")).toMatchObject({ status: 400, data: [{ field: "nameTr" }] });
  const renamed = await call(calls.change, { params: { id: climate }, body: { nameEn: "Kilovat" } }, admin);
  expect(renamed).toMatchObject({ status: 400, data: [{ field: "nameEn", reason: "meansAnother" }] });
  // Another list has words of its own.
  expect((await change(typeId("technology", "blockchain"), { add: ["Kilovat"] })).status).toBe(200);
  expect(await change(climate, { add: ["?!"] })).toMatchObject({ status: 400, data: [{ reason: "noWord" }] });
  expect((await change(admin.id, { add: ["Kilovat"] })).status).toBe(404);
});

test("the words of a merged value mean the one that stays", async () => {
  const { change, imported, call, admin, row, database } = await opened();
  await change(energy, { add: ["Kilovat"], remove: ["Renewables"] });
  await call(mergeType, { params: { id: energy }, body: { into: climate } }, admin);
  const after = async () => [await imported("Kilovat"), await imported("Enerji"), await imported("Renewables")];
  expect(await after()).toEqual([["climate"], ["climate"], []]);
  await runJobs(database);
  expect(await after()).toEqual([["climate"], ["climate"], []]);
  expect((await row(climate)).aliases).toEqual(expect.arrayContaining(["Kilovat", "Energy", "Enerji"]));
  expect((await row(energy)).aliases).toEqual([]);
  await change(climate, { remove: ["Enerji", "Kilovat"] });
  expect(await after()).toEqual([[], [], []]);
});
