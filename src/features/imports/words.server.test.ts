import { expect, test } from "vitest";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { addImportProfile, importWords, listImportProfiles, mapImport, startImport } from "./contract.ts";

const LIST = [
  "Company,Industry,Country,Technologies",
  "Arı,Santé,Allemagna,AI; Yapay Zeka; Robotik kollar",
  "Bal,Santé,Almanya,Robotik kollar",
  "Cam,Muhtelif,Almanya,",
  "Dal,Helth,Almanya,",
].join("\n");

test("a word that means nothing here is decided once for all rows", async () => {
  const { preview, call, as, database, details, begin, rows } = await withImports();
  const id = await preview(LIST);
  const unknown = async () => (await call(importWords, { params: { id } }, as)).data;
  const { words, total, choices } = await unknown();
  expect(total).toBe(5);
  expect(words.map(({ field, word, count, nearest }) => [field, word, count, nearest])).toEqual([
    ["sector", "Santé", 2, null],
    ["technologies", "Robotik kollar", 2, "robotics"],
    ["country", "Allemagna", 1, null],
    ["sector", "Helth", 1, "health"],
    ["sector", "Muhtelif", 1, null],
  ]);
  expect(choices.sector).toContainEqual({ value: "health", label: "Health" });
  expect(choices.country).toContainEqual({ value: "DE", label: "Germany" });
  const decided = {
    sector: { Santé: "health", Helth: "health", Muhtelif: "" },
    country: { Allemagna: "DE" },
    technologies: { "Robotik kollar": "robotics" },
  };
  const body = { ...(await details(id)).mapping!, words: decided };
  expect((await call(mapImport, { params: { id }, body }, as)).status).toBe(200);
  await runJobs(database);
  expect((await rows(id, "remarks")).length).toBe(0);
  const after = await unknown();
  expect(after.total).toBe(0);
  expect(after.words).toContainEqual(expect.objectContaining({ word: "Muhtelif", meaning: "" }));
  await begin(startImport, id);
  const { rows: made } = await database.pool.query(`select s.name, t.key sector, c.iso2 country,
      (select string_agg(t.key, ' ' order by t.key) from startup_choice c join type t on t.id = c.type_id where c.startup_id = s.id) chosen
    from startup s left join type t on t.id = s.sector_id left join country c on c.id = s.country_id order by s.name`);
  expect(made).toEqual([
    { name: "Arı", sector: "health", country: "DE", chosen: "artificial-intelligence robotics" },
    { name: "Bal", sector: "health", country: "DE", chosen: "robotics" },
    { name: "Cam", sector: null, country: "DE", chosen: null },
    { name: "Dal", sector: "health", country: "DE", chosen: null },
  ]);
  // They are kept with a saved mapping.
  await call(addImportProfile, { body: { importId: id, name: "French" } }, as);
  expect((await call(listImportProfiles, {}, as)).data[0]!.mapping.words).toEqual(decided);
});

test("what a word stands for has to be a word of the list", async () => {
  const { preview, call, as, database, details, rows } = await withImports();
  const id = await preview(LIST);
  const mapping = (await details(id)).mapping!;
  const body = { ...mapping, words: { sector: { Santé: "no-such-sector" } } };
  expect((await call(mapImport, { params: { id }, body }, as)).status).toBe(200);
  await runJobs(database);
  expect((await rows(id, "remarks")).map(({ key }) => key)).toEqual(["Arı", "Bal", "Cam", "Dal"]);
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`w${at}`, ""]));
  const tooMany = await call(mapImport, { params: { id }, body: { ...mapping, words: { sector: many } } }, as);
  expect(tooMany.status).toBe(400);
});

test("a word that was cut when it was noted is not asked", async () => {
  const { preview, call, as, rows } = await withImports();
  const [short, long] = ["a".repeat(198), `${"b".repeat(199)}😀`];
  const id = await preview(["Company,Industry", `Arı,${short}`, `Bal,${long}`, `Cam,${"c".repeat(230)}`].join("\n"));
  expect((await rows(id, "remarks")).length).toBe(3);
  const { words, total } = (await call(importWords, { params: { id } }, as)).data;
  expect(words.map(({ word }) => word)).toEqual([short]);
  expect(total).toBe(1);
});
