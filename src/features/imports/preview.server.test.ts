import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { mapImport, startImport } from "./contract.ts";

test("too long names and amounts without a currency are refused as such", async () => {
  const { preview, rows } = await withImports();
  const id = await preview(`Name,Market size\n${"N".repeat(1000)},1\nArı,abc`);
  const notes = (await rows(id)).map(({ number, action, notes: [note] }) => [number, action, note?.code, note?.en]);
  expect(notes).toEqual([
    [2, "refused", "tooLong", expect.stringMatching(/^longer than \d+ characters$/)],
    [3, "create", "notNumber", "not an amount of the form 1234.50"],
  ]);
});

test("an empty cell leaves what is there unless it shall empty it; a name stays", async () => {
  const { preview, begin, rows, database } = await withImports();
  const header = "Key,Name,Website,Tagline,Country,City";
  await begin(startImport, await preview(`${header}\nk1,Arı,https://ari.example,First,TR,İzmir`));
  const stored = async () => {
    const { rows: startups } = await database.pool.query(
      "select name, website, tagline_en tagline, (select name_en from city where id = city_id) city from startup",
    );
    return startups;
  };
  const changed = `${header}\nk1,Yeni Ad,n/a,Second,,`;
  const id = await preview(changed);
  expect((await rows(id))[0]!.notes.map(({ code }) => code).toSorted()).toEqual(["keptName", "wasBefore"]);
  await begin(startImport, id);
  const left = { name: "Arı", website: "https://ari.example", tagline: "Second", city: "Izmir" };
  expect(await stored()).toEqual([left]);
  await begin(startImport, await preview(changed, { blanks: "empty" }));
  expect(await stored()).toEqual([{ ...left, website: null, city: null }]);
});

test("a round of which nothing can be read is refused", async () => {
  const { preview, begin, rows } = await withImports();
  await begin(startImport, await preview("Name\nArı"));
  const id = await preview("Startup,Date,Amount,Currency\nArı,dün,çok,TRY\nArı,,,\nArı,2024-01-02,,");
  const ends = (await rows(id)).map(({ number, action, notes: [note] }) => [number, action, note?.code]);
  expect(ends).toEqual([
    [2, "refused", "emptyRound"],
    [3, "refused", "emptyRound"],
    [4, "create", undefined],
  ]);
});

test("an organization that was deleted here stays deleted, and as it was", async () => {
  const { preview, begin, rows, database } = await withImports();
  const columns = { Name: "name", Kind: "type", Tagline: "taglineEn" };
  const mapping = {
    kind: "organizations",
    columns: Object.entries(columns).map(([column, field]) => ({ column, field })),
  };
  const imported = async (tagline: string) => {
    const id = await preview(`Name,Kind,Tagline\nPetek,Company,${tagline}`, mapping);
    expect(await begin(startImport, id)).toBe(200);
    return (await rows(id)).map(({ action, notes: [note] }) => [action, note?.code]);
  };
  expect(await imported("First")).toEqual([["create", undefined]]);
  await database.pool.query("update organization set is_visible = false, deleted_at = now()");
  expect(await imported("Second")).toEqual([["unchanged", "deletedHere"]]);
  expect((await database.pool.query("select tagline_en from organization")).rows).toEqual([{ tagline_en: "First" }]);
});

test("a preview cannot be imported by columns that others mapped since", async () => {
  const { preview, details, call, as, database } = await withImports();
  const id = await preview("Name,Tagline,Note\nArı,First,Second");
  const seen = await details(id);
  const columns = [
    { column: "Name", field: "name" },
    { column: "Note", field: "taglineEn" },
  ];
  const body = { ...seen.mapping!, columns };
  expect((await call(mapImport, { params: { id }, body }, as)).status).toBe(200);
  await runJobs(database);
  const start = (of: string | null) => call(startImport, { params: { id }, query: { preview: of ?? "" } }, as);
  expect((await start(seen.preview)).code).toBe("importPreviewChanged");
  expect((await start((await details(id)).preview)).status).toBe(200);
  await runJobs(database);
  expect((await database.pool.query("select tagline_en from startup")).rows).toEqual([{ tagline_en: "Second" }]);
});

test("a text is cut between characters, never inside a surrogate pair", async () => {
  const { preview, rows, details } = await withImports();
  const at = (length: number) => `${"a".repeat(length - 1)}🐝`;
  const id = await preview(`Name,Website,${at(190)}\n${at(120)},${at(200)},x\n${at(200)},,\n`);
  const { header, sample } = await details(id);
  expect(header[2]).toBe("a".repeat(189));
  expect(sample[0]![0]).toBe("a".repeat(119));
  expect((await rows(id, "refused"))[0]!.key).toBe("a".repeat(199));
  expect((await rows(id, "remarks"))[0]!.notes).toMatchObject([{ code: "notAddress", value: "a".repeat(199) }]);
  const people = await preview(`Email,Startup,Access\n${at(200)},Arı,write\n`);
  expect((await rows(people, "refused"))[0]!.key).toBe("a".repeat(199));
});

test("unstorable characters are dropped, and imported pages are public", async () => {
  const { preview, rows } = await withImports();
  const table = [
    ["Na\0me", "Website"],
    ["A\0rı\ud800", "http://127.0.0.1/x"],
    ["Petek", "https://petek.example"],
  ];
  const id = await preview(await writeXlsx({ sheets: [{ name: "S", rows: table }] }), {}, "table.xlsx");
  const [one, other] = await rows(id, "create");
  expect(one!.notes).toMatchObject([{ code: "notAddress", value: "http://127.0.0.1/x" }]);
  expect([one!.key, other]).toMatchObject([expect.stringMatching(/^Arı/), { key: "Petek", notes: [] }]);
});

test("the name of a file is what can be read of it", async () => {
  const { upload, details } = await withImports();
  const { data, status } = await upload("Name\nArı", "a\0r\u202Eı.csv");
  expect([status, (await details(data.id)).fileName]).toEqual([200, "arı.csv"]);
});
