import { sql } from "drizzle-orm";
import fc from "fast-check";
import { zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { workImport } from "./commands/work.server.ts";
import {
  addImportProfile,
  getImport,
  listImportProfiles,
  mapImport,
  startImport,
  stopImport,
  undoImport,
} from "./contract.ts";
import { IMPORT_LIMIT } from "./limits.ts";

const TURKISH = [
  "Girişim adı;Web sitesi;Sektör;Kuruluş tarihi;Ekip üyeleri;Patentler: Ad (numara);Şehir;Ülke;Ek",
  "Işıl Arıcılık;https://isil.example;Enerji;3.2.2021;Ada Yıldız, Can Şen;Kovan (TR 2020/1);İzmir;Türkiye;x",
  "Petek;petek;Enerji;31.2.2021;;;;;",
  ";https://adsiz.example;;;;;;;",
  "Petek;;;;;;;;",
].join("\r\n");

test("a Turkish Windows table is read, mapped, previewed, imported, undone", async () => {
  const { preview, details, rows, begin, snapshot, faults, database, as, call } = await withImports();
  const first = await snapshot();
  const id = await preview(iconv.encode(TURKISH, "windows-1254"));
  const shown = await details(id);
  expect(shown).toMatchObject({
    state: "checked",
    suggestedKind: "startups",
    mapping: {
      dates: "dd.MM.yyyy",
      separator: ",",
      columns: expect.arrayContaining([{ column: "Girişim adı", field: "name" }]),
    },
    counts: { create: 2, refused: 1, repeated: 1 },
  });
  expect(shown.mapping!.columns.map(({ column }) => column)).not.toContain("Ek");
  expect(await snapshot()).toEqual(first);
  const refused = await rows(id, "refused");
  expect(refused).toMatchObject([
    { number: 4, notes: [{ about: "why", code: "noKey", tr: "satırın adı ya da kimliği yok" }] },
  ]);
  const petek = (await rows(id, "create")).find(({ key }) => key === "Petek");
  expect(petek!.notes.map(({ column, code }) => [column, code])).toEqual([
    ["Web sitesi", "notAddress"],
    ["Kuruluş tarihi", "noSuchDay"],
  ]);
  expect(await begin(startImport, id)).toBe(200);
  expect(await details(id)).toMatchObject({ state: "imported", mayUndo: true, counts: { create: 2 } });
  const { rows: made } = await database.pool.query(
    "select name, source, foundation_date::text as day, (select count(*)::int from startup_member m where m.startup_id = s.id) team, (select name from startup_patent p where p.startup_id = s.id) patent from startup s order by name",
  );
  expect(made).toEqual([
    { name: "Işıl Arıcılık", source: "import", day: "2021-02-03", team: 2, patent: "Kovan" },
    { name: "Petek", source: "import", day: null, team: 0, patent: null },
  ]);
  expect((await call(startImport, { params: { id } }, as)).status).toBe(409);
  expect(await begin(undoImport, id)).toBe(200);
  expect(await details(id)).toMatchObject({ state: "undone", counts: { removed: 2, restored: 0, kept: 0 } });
  expect(await snapshot()).toEqual(first);
  expect(await faults()).toEqual([]);
  const { rows: audited } = await database.pool.query(
    "select action from audit where entity = 'import' order by created_at",
  );
  expect(audited.map(({ action }) => action)).toEqual(["import.done", "import.undone"]);
});

testOnNewest("workbook dates and numbers are read; rounds find startups by name", async () => {
  const { preview, details, rows, begin, database, call, as } = await withImports();
  await begin(startImport, await preview("Name,Website\nArı,https://ari.example\nBal,https://bal.example"));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Rounds",
        rows: [
          ["Startup", "Date", "Amount", "Currency", "Investors"],
          ["Arı", new Date(Date.UTC(2024, 4, 6)), 1500000.5, "USD", "Ege Angels; Kuzey Capital"],
          ["Nowhere", new Date(Date.UTC(2024, 4, 6)), 10, "USD", ""],
        ],
      },
    ],
  });
  const id = await preview(bytes, {}, "rounds.xlsx");
  expect(await details(id)).toMatchObject({ suggestedKind: "rounds", counts: { create: 1, refused: 1 } });
  expect(await rows(id, "refused")).toMatchObject([{ notes: [{ code: "noStartupNamed" }] }]);
  await begin(startImport, id);
  const { rows: rounds } = await database.pool.query(
    "select amount::text, announced_date::text, (select count(*)::int from funding_investor where funding_id = f.id) investors, total_raised_usd::text raised from funding f join startup s on s.id = startup_id",
  );
  expect(rounds).toEqual([{ amount: "1500000.50", announced_date: "2024-05-06", investors: 2, raised: "1500000.50" }]);
  const saved = await call(addImportProfile, { body: { importId: id, name: "Rounds of the fund" } }, as);
  expect(saved.status).toBe(200);
  const again = await call(addImportProfile, { body: { importId: id, name: "rounds of the FUND" } }, as);
  expect([again.status, again.code]).toEqual([409, "importProfileExists"]);
  expect((await call(listImportProfiles, {}, as)).data).toMatchObject([
    { name: "Rounds of the fund", mapping: { kind: "rounds" } },
  ]);
});

test("people, patents and jobs are imported as by their calls, and undone", async () => {
  const { preview, details, rows, begin, snapshot, database } = await withImports();
  const organizations = await preview("Name,Type\nKovan Üniversitesi,University\n", { kind: "organizations" });
  await begin(startImport, organizations);
  await begin(startImport, await preview("Name,Website\nArı,https://ari.example"));
  const first = await snapshot();
  const run = async (text: string) => (await database.pool.query(text)).rows;

  const people = await preview(
    "E-posta,Girişim,Yetki\nada@test.example,Arı,düzenleme\nADA@test.example,arı,okuma\nnobody,Arı,okuma\ncan@test.example,Yok,okuma",
  );
  expect(await details(people)).toMatchObject({
    suggestedKind: "people",
    counts: { create: 1, unchanged: 1, refused: 2 },
  });
  expect(await run("select from invitation")).toEqual([]);
  await begin(startImport, people);
  expect(await details(people)).toMatchObject({ counts: { create: 1, unchanged: 1, refused: 2 } });
  expect(await run("select email, scopes, status from invitation")).toEqual([
    { email: "ada@test.example", scopes: [1, 2], status: "waiting" },
  ]);
  expect((await rows(people, "refused")).map(({ notes }) => notes.map(({ code }) => code))).toEqual([
    ["notEmail"],
    ["nothingCalled"],
  ]);
  await begin(undoImport, people);
  expect(await run("select status from invitation")).toEqual([{ status: "withdrawn" }]);

  const patents = await preview(
    "Kurum;Patent adı;Başvuru no;Buluş sahipleri;Sektörler;Değer;Değerin para birimi;Koruma bitişi\n" +
      "Kovan Üniversitesi;Arı sensörü;TR 2020/1, TR 2020/2;Ada Yıldız;Energy, Yokluk;1.500,50;TRY;5.6.2040\n" +
      "Kovan Üniversitesi;Aynısı;TR 2020/2;;;;;\nKovan Üniversitesi;;TR 2020/9;;;;;",
  );
  expect(await details(patents)).toMatchObject({ suggestedKind: "patents", mapping: { amounts: "1.234,50" } });
  await begin(startImport, patents);
  expect(await details(patents)).toMatchObject({ counts: { create: 1, unchanged: 1, refused: 1, remarks: 3 } });
  expect(
    await run(
      "select name_tr, application_numbers numbers, value::text, protection_end::text as end, is_listed from patent",
    ),
  ).toEqual([
    {
      name_tr: "Arı sensörü",
      numbers: ["TR 2020/1", "TR 2020/2"],
      value: "1500.50",
      end: "2040-06-05",
      is_listed: true,
    },
  ]);
  await begin(undoImport, patents);

  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const jobs = await preview(
    `Startup,Title,Description (English),Role,Employment type,Skills,Country,City,Pay plan,Published,Deadline\n` +
      `Arı,Beekeeper,Look after bees,Software Developer,Full-time,Python,Türkiye,İzmir,Monthly,2026-01-01,${soon}\n` +
      `Arı,Nothing,,Software Developer,Full-time,,Türkiye,İzmir,Monthly,2026-01-01,2020-01-01`,
  );
  const { rows: seen } = { rows: await rows(jobs) };
  expect(seen.map(({ action, notes }) => [action, notes.map(({ column, en }) => `${column}: ${en}`)])).toEqual([
    ["create", [expect.stringContaining("no currency named; USD is used")]],
    ["refused", expect.arrayContaining([expect.stringContaining("Description (English): ")])],
  ]);
  await begin(startImport, jobs);
  expect(
    await run("select title_en title, is_listed, code from job join currency c on c.id = job.wage_currency_id"),
  ).toEqual([{ title: "Beekeeper", is_listed: true, code: "USD" }]);
  await begin(undoImport, jobs);
  expect(await snapshot()).toEqual(first);
});

testOnNewest("the mapping gives constants for all rows; omissions are explained", async () => {
  const { preview, details, rows, begin, call, upload, as, database } = await withImports();
  const run = async (text: string) => (await database.pool.query(text)).rows;
  const table = "Kurum adı,Şehir\nArı Üniversitesi,İzmir\nBal Üniversitesi,";
  const { id } = (await upload(table)).data;
  const columns = [{ column: "Şehir", field: "city" }];
  const refused = await call(mapImport, { params: { id }, body: { kind: "organizations", columns } }, as);
  expect([refused.code, (refused.data as unknown as { field: string }[]).map(({ field }) => field)]).toEqual([
    "importFieldMissing",
    ["name", "type"],
  ]);
  const universities = await preview(table, {
    ...(await details(id)).suggestions.organizations!,
    kind: "organizations",
    type: "Üniversite",
  });
  expect(await details(universities)).toMatchObject({ counts: { create: 2 }, mapping: { country: "Türkiye" } });
  await begin(startImport, universities);
  expect(
    await run("select o.name, c.name_tr city from organization o left join city c on c.id = city_id order by 1"),
  ).toEqual([
    { name: "Arı Üniversitesi", city: "İzmir" },
    { name: "Bal Üniversitesi", city: null },
  ]);

  const startups = await preview(
    "Name,City,Country,Employees,Founded\nArı,Springfield,,5,2026-02-31\nBal,,Türkiye,11-50,soon\n,Ankara,Türkiye,,",
  );
  expect((await rows(startups)).map(({ notes }) => notes.map(({ column, en }) => `${column}: ${en}`))).toEqual([
    ["Founded: a day that is in no calendar", "City: a city without its country"],
    ["Employees: it reaches over several sizes: say which one", "Founded: not a date written as 2026-2-28"],
    ["Name: nothing names this row"],
  ]);
  await begin(startImport, startups);
  expect(await run("select employee_count_id size from startup where name = 'Arı'")).toEqual([
    { size: typeId("employeeCount", "2-5") },
  ]);
});

test("rows changed since the import stay on undo and are named", async () => {
  const { preview, details, rows, begin, database } = await withImports();
  const run = (text: string) => database.pool.query(text);
  await begin(
    startImport,
    await preview("Name,Tagline,Website\nArı,Old,https://ari.example\nBal,Old,https://bal.example"),
  );
  const id = await preview("Name,Tagline,Website\nArı,New,https://new.example\nBal,New,\nCam,Made,\nDut,Made,");
  expect(await details(id)).toMatchObject({ counts: { update: 2, create: 2 } });
  await begin(startImport, id);
  await run("update startup set tagline_en = 'By hand' where name in ('Arı', 'Dut')");
  expect(await begin(undoImport, id)).toBe(200);
  expect(await details(id)).toMatchObject({ state: "undone", counts: { restored: 2, removed: 1, kept: 2 } });
  const { rows: left } = await run("select name, tagline_en tagline, website from startup order by name");
  expect(left).toEqual([
    { name: "Arı", tagline: "By hand", website: "https://ari.example" },
    { name: "Bal", tagline: "Old", website: "https://bal.example" },
    { name: "Dut", tagline: "By hand", website: null },
  ]);
  expect((await rows(id, "kept")).map(({ key }) => key)).toEqual(["Arı", "Dut"]);
  expect(await begin(undoImport, id)).toBe(409);
});

testOnNewest("rows link to what they became and resemble, unless deleted since", async () => {
  const { preview, rows, begin, database } = await withImports();
  const first = await preview("Name,Website\nArı,https://ari.example\nBal,https://bal.example");
  expect((await rows(first)).map(({ entry }) => entry)).toEqual([null, null]);
  await begin(startImport, first);
  expect((await rows(first)).map(({ entry }) => entry)).toEqual(["/startup/ari", "/startup/bal"]);
  await database.pool.query("delete from import_row");
  const again = await preview("Name,Website\nArı,https://other.example", { join: "never" });
  expect((await rows(again))[0]!.notes).toMatchObject([{ about: "same", code: "maybeSame", entry: "/startup/ari" }]);
  const rounds = await preview("Startup,Date,Amount,Currency\nBal,2026-01-02,100,TRY");
  await begin(startImport, rounds);
  expect((await rows(rounds)).map(({ entry }) => entry)).toEqual(["/startup/bal"]);
  await database.pool.query("update startup set deleted_at = now() where name = 'Bal'");
  expect((await rows(first)).map(({ entry }) => entry)).toEqual(["/startup/ari", null]);
});

test("imports undone in any order leave the index right and rows as before", async () => {
  const { preview, begin, snapshot, faults } = await withImports();
  await begin(startImport, await preview("Name,Tagline,Technologies\nArı,First,Artificial intelligence\nBal,,"));
  const first = await snapshot();
  const cell = fc.constantFrom("", "One", "Two");
  const technology = fc.constantFrom("", "Artificial intelligence", "Machine learning; Artificial intelligence");
  const line = fc.tuple(fc.constantFrom("Arı", "Bal", "Cam", "Dut"), cell, technology);
  const files = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(files, async (tables) => {
      const ids: string[] = [];
      for (const table of tables) {
        const text = ["Name,Tagline,Technologies", ...table.map((cells) => cells.join(","))].join("\n");
        const id = await preview(text, { separator: ";" });
        ids.push(id);
        await begin(startImport, id);
      }
      expect(await faults()).toEqual([]);
      for (const id of ids.toReversed()) await begin(undoImport, id);
      expect(await snapshot()).toEqual(first);
      expect(await faults()).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 120_000);

testOnNewest("an import is not undone before a later one of the same entries", async () => {
  const { preview, begin, call, as, snapshot } = await withImports();
  const first = await snapshot();
  const older = await preview("Name,Tagline\nArı,First");
  expect(await begin(startImport, older)).toBe(200);
  const newer = await preview("Name,Tagline\nArı,Second");
  expect(await begin(startImport, newer)).toBe(200);
  expect((await call(undoImport, { params: { id: older } }, as)).code).toBe("importNotLast");
  const rounds = await preview("Startup,Round,Date,Amount,Currency\nArı,Seed,2024-01-01,1000,USD");
  expect(await begin(startImport, rounds)).toBe(200);
  expect(await begin(undoImport, newer)).toBe(409);
  for (const id of [rounds, newer, older]) expect(await begin(undoImport, id)).toBe(200);
  expect(await snapshot()).toEqual(first);
});

testOnNewest("unreadable files, impossible mappings and late undos are refused", async () => {
  const { upload, call, as, preview, begin, database } = await withImports();
  const refusalOf = async (text: string | Uint8Array, name?: string) => {
    const { status, code } = await upload(text, name);
    return [status, code];
  };
  expect(await refusalOf(new Uint8Array([0, 1, 2, 0, 255]))).toEqual([422, "notATable"]);
  expect(await refusalOf("Name\n")).toEqual([422, "importNoRows"]);
  expect(await refusalOf(`${"a,".repeat(101)}\n1`)).toEqual([422, "importTooManyColumns"]);
  expect(await refusalOf("a\n".repeat(20_003))).toEqual([422, "importTooManyRows"]);
  expect(await refusalOf(new Uint8Array(IMPORT_LIMIT + 1))).toEqual([413, "tooBig"]);
  const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(120 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(IMPORT_LIMIT);
  expect(await refusalOf(bomb, "bomb.xlsx")).toEqual([422, "importSheetTooBig"]);
  // One text of 300,000 letters, in 40,000 cells.
  const rows = Array.from({ length: 2001 }, (_, n) => Array(20).fill(n === 0 ? "Name" : "y".repeat(300_000)));
  const amplified = await writeXlsx({ sheets: [{ name: "S", rows }] });
  expect(await refusalOf(amplified, "bomb.xlsx")).toEqual([422, "importSheetTooBig"]);
  expect(await refusalOf(zipSync({ a: new Uint8Array(3) }), "none.xlsx")).toEqual([422, "notATable"]);

  const { id } = (await upload("Name,Other\nArı,x")).data;
  const map = async (columns: { column: string; field: string }[]) => {
    const { status, code, data } = await call(mapImport, { params: { id }, body: { kind: "startups", columns } }, as);
    return [status, code, (data as unknown as { field: string }[])[0]?.field];
  };
  const twice = [
    { column: "Name", field: "name" },
    { column: "Other", field: "name" },
  ];
  expect(await map(twice)).toEqual([422, "importFieldTwice", "name"]);
  expect(await map([{ column: "Name", field: "website" }])).toEqual([422, "importFieldMissing", "name"]);
  expect(await map([{ column: "Nothing", field: "name" }])).toEqual([400, "invalidInput", "name"]);
  expect((await call(startImport, { params: { id } }, as)).code).toBe("importNotChecked");
  expect((await call(undoImport, { params: { id } }, as)).code).toBe("importNotUndoable");

  const stopped = await upload("Name\nArı");
  const params = { id: stopped.data.id };
  await call(mapImport, { params, body: { kind: "startups", columns: [{ column: "Name", field: "name" }] } }, as);
  expect((await call(startImport, { params }, as)).code).toBe("importBusy");
  await call(stopImport, { params }, as);
  await runJobs(database);
  expect((await call(getImport, { params }, as)).data).toMatchObject({ state: "uploaded", failure: "stopped" });

  const crashed = await upload("Name\nPolen");
  const { id: crashedId } = crashed.data;
  await call(
    mapImport,
    { params: { id: crashedId }, body: { kind: "startups", columns: [{ column: "Name", field: "name" }] } },
    as,
  );
  await database.db.execute(
    sql`update background_job set attempts = ${workImport.attempts} where name = ${workImport.name}`,
  );
  await runJobs(database);
  expect((await call(getImport, { params: { id: crashedId } }, as)).data).toMatchObject({
    state: "uploaded",
    failure: "failed",
  });

  const old = await preview("Name\nBal");
  await begin(startImport, old);
  await database.pool.query("update import_run set imported_at = now() - interval '31 days' where state = 'imported'");
  expect(await begin(undoImport, old)).toBe(409);
});
