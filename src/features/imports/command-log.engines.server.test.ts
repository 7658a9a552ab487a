import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeOrganizations } from "#features/organizations/commands.server.ts";
import { ensureCities, newCities } from "#features/reference/commands.server.ts";
import { importFiles } from "#features/startups/import/commands.server.ts";
import { testOnNewest } from "#testing/engines.ts";
import { SAMPLE_PROFILE } from "#testing/imports.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { commandLog } from "./commands.server.ts";
import { addImportProfile, importCalls, importRemarks, startImport, undoImport } from "./contract.ts";
import { LOGGED_ROWS } from "./limits.ts";

const HEADER = "id,name,web,sector,founded,country,state,city";
const COMPANIES = `${HEADER}\na1,Arı,https://ari.example,bio,2012-01-01,USA,,Bienenstadt\na2,Bal,no link,,,,,\na3,,,,,,,`;
const ROUNDS = `company,round,on,amount,currency,investors\na1,S,2010-01-01,1000,USD,Petek Fon`;

/** The command beside the imports of the admin area. */
async function withCommand() {
  const built = await withImports();
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-import-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = async (files: Record<string, string>, dryRun = false) => {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const result = await importFiles(built.database, {
      profile: SAMPLE_PROFILE,
      where: "sample.json",
      files: Object.keys(files).map((name) => path.join(folder, name)),
      reportFolder: path.join(folder, "reports"),
      log: commandLog,
      dryRun,
      ensureCities,
      newCities,
      writeOrganizations,
    });
    expect(result.stopped).toBe(false);
  };
  /** The newest first. */
  const runs = async () => (await built.call(importCalls.list, { query: {} }, built.as)).data.rows;
  const towns = async () =>
    Number((await built.database.pool.query("select count(*) from city where name_en = 'Bienenstadt'")).rows[0].count);
  return { ...built, run, runs, towns };
}

testOnNewest("what the command imported is seen under Imports and undone there", async () => {
  const { run, runs, details, rows, begin, snapshot, faults, towns } = await withCommand();
  const first = await snapshot();
  await run({ "companies.csv": COMPANIES, "rounds.csv": ROUNDS });
  const [rounds, companies] = await runs();
  expect(companies).toMatchObject({ fileName: "companies.csv", kind: "startups", state: "imported", rowCount: 3 });
  expect(companies).toMatchObject({ created: 2, refused: 1, by: "Command line, sample" });
  expect(rounds).toMatchObject({ fileName: "rounds.csv", kind: "rounds", created: 1 });
  expect(await details(companies!.id)).toMatchObject({ profile: "sample", mayUndo: true, counts: { towns: 1 } });
  const shown = await rows(companies!.id);
  expect(shown.map(({ number, key, action }) => [number, key, action])).toEqual([
    [2, "Arı", "create"],
    [3, "Bal", "create"],
    [4, "", "refused"],
  ]);
  expect(shown[0]!.entry).toMatch(/\/ari$/);

  // The rounds of its startups go first.
  expect(await begin(undoImport, companies!.id)).toBe(409);
  expect(await begin(undoImport, rounds!.id)).toBe(200);
  expect(await begin(undoImport, companies!.id)).toBe(200);
  expect(await details(companies!.id)).toMatchObject({ state: "undone", counts: { removed: 2, townsRemoved: 1 } });
  expect([await snapshot(), await faults(), await towns()]).toEqual([first, [], 0]);
});

test("what a later file of the command changed is as before once it is undone", async () => {
  const { run, runs, begin, snapshot } = await withCommand();
  await run({ "companies.csv": COMPANIES });
  const first = await snapshot();
  await run({ "companies.csv": COMPANIES.replace("https://ari.example", "https://petek.example") });
  const [later, earlier] = await runs();
  expect(later).toMatchObject({ created: 0, updated: 1 });
  expect(await begin(undoImport, earlier!.id)).toBe(409);
  expect(await begin(undoImport, later!.id)).toBe(200);
  expect(await snapshot()).toEqual(first);
});

test("a dry run of the command leaves nothing under Imports", async () => {
  const { run, runs } = await withCommand();
  await run({ "companies.csv": COMPANIES }, true);
  expect(await runs()).toEqual([]);
});

test("a profile's run is no mapping to save", async () => {
  const { run, runs, call, as } = await withCommand();
  await run({ "companies.csv": COMPANIES });
  const [{ id: importId } = { id: "" }] = await runs();
  expect((await call(addImportProfile, { body: { importId, name: "Sample" } }, as)).code).toBe("importNotChecked");
});

test("of a file too long for an undo the counts alone stay", async () => {
  const { run, runs, details, rows, begin, database } = await withCommand();
  const many = Array.from({ length: LOGGED_ROWS + 1 }, (_, at) => `c${at},,,,,,,`);
  await run({ "companies.csv": `${COMPANIES}\n${many.join("\n")}` });
  const [{ id } = { id: "" }] = await runs();
  expect(await details(id)).toMatchObject({ hasTooMany: true, mayUndo: false, rowCount: LOGGED_ROWS + 4 });
  expect((await details(id)).counts).toMatchObject({ create: 2, refused: LOGGED_ROWS + 2 });
  expect(await rows(id)).toEqual([]);
  expect(await begin(undoImport, id)).toBe(409);
  expect((await database.pool.query("select from import_write")).rows).toEqual([]);
});

test("the remarks of an import come as CSV, in the reader's language", async () => {
  const { preview, begin, app, as } = await withCommand();
  const id = await preview("Name,Website,Country,City\nArı,=petek,Germany,Bienenstadt\nBal,https://bal.example,,");
  await begin(startImport, id);
  const url = importRemarks.path.replace(":id", id);
  const remarks = async (language: string) => {
    const headers = { authorization: `Bearer ${as.token}`, "accept-language": language };
    const answer = await app.inject({ url, headers });
    expect(answer.headers["content-disposition"]).toMatch(/table\.csv$/);
    return answer.body.split("\r\n");
  };
  expect(await remarks("en")).toEqual([
    "\uFEFFRow,Name or id,What happens,Column,Value,Remark",
    "2,Arı,New,Website,'=petek,not a public address that starts with http:// or https://",
    '2,Arı,New,City,Bienenstadt,"a town that is new here, in DE"',
    "",
  ]);
  expect((await remarks("tr"))[2]).toBe('2,Arı,Yeni,City,Bienenstadt,"burada yeni bir şehir; ülkesi: DE"');
});
