import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { typeId } from "#shared/type-id.ts";
import { testOnNewest } from "#testing/engines.ts";
import {
  SAMPLE_COMPANIES as COMPANIES,
  imported,
  importOf,
  SAMPLE_ROUNDS as ROUNDS,
  SAMPLE_PROFILE,
} from "#testing/imports.ts";
import { BATCH_ROWS } from "./contract.ts";
import { sourcesOf } from "./queries.server.ts";

const setUp = (files: Record<string, string | Buffer> = { "companies.csv": COMPANIES, "rounds.csv": ROUNDS }) =>
  importOf(files);

test("good values are imported, bad ones reported by row, column, reason", async () => {
  const { db, run } = await setUp();
  const result = await run();
  expect(result.files).toMatchObject([
    { kind: "startup", rows: 8, create: 4, refused: 3, repeated: 1 },
    { kind: "funding", rows: 6, create: 5, refused: 1 },
  ]);
  const [first] = await db.select().from(startup).where(imported("sample:a1"));
  expect(first).toMatchObject({
    name: "Işık Çay",
    seoUrl: "isik-cay",
    source: "import",
    website: "https://isik.example",
    foundationDate: "2012-01-01",
    sectorId: typeId("sector", "biotech"),
    totalRaisedUsd: 2_000_000,
    fundingCount: 3,
    operatingStatusId: null,
  });
  const [second] = await db.select().from(startup).where(imported("sample:a2"));
  expect(second).toMatchObject({ seoUrl: "isik-cay-2", website: null, foundationDate: null });
  const [place] = await db.select().from(city).where(eq(city.id, second!.cityId!));
  expect(place).toMatchObject({ nameEn: "California", nameTr: "Kaliforniya", region: "CA", latitude: null });
  const [third] = await db.select().from(startup).where(imported("sample:a3"));
  expect(third).toMatchObject({ name: "<b>Robert'); drop table startup;--</b>", sectorId: null, cityId: null });
  expect(third!.countryId).toBe(first!.countryId);
  const [plus] = await db.select().from(startup).where(imported("sample:co-plus"));
  expect(plus!.name).toBe("plus");
  expect((await db.select().from(fundingInvestor)).map(({ name }) => name)).toEqual(["Kuzey Fon", "Güney Fon"]);
  const euros = (await db.select().from(funding)).find((round) => round.amount === 2000.5);
  expect(euros).toMatchObject({ amountUsd: 2240.56, usdRate: 1.12, usdRateDate: "2020-01-01" });

  const report = await readFile(result.report!, "utf8");
  const lines = report.split("\r\n");
  for (const line of [
    "companies.csv,3,value,sample:a2,web,not a link,not a public address that starts with http:// or https://",
    "companies.csv,3,value,sample:a2,founded,2012-02-30,a day that is in no calendar",
    "companies.csv,4,value,sample:a3,sector,space,a value that is not known",
    "companies.csv,4,value,sample:a3,state,ZZ,a region the profile does not know",
    "companies.csv,4,value,sample:a3,city,12 Long Street,not the name of a city",
    "companies.csv,6,refused,sample:a5,name,,no name",
    "companies.csv,7,repeated,sample:a1,,sample:a1,the same key as companies.csv row 2",
    'companies.csv,9,refused,sample:a8,id,"a8,Too,few",3 cells instead of 8',
    "rounds.csv,4,value,sample:a1|S|1,amount,5/18/27,a date where an amount should be",
    "rounds.csv,6,value,sample:a2|A|1,currency,XXX,no currency has this name",
    "rounds.csv,7,refused,sample:zz|A|1,,zz,no startup has this key",
  ])
    expect(lines).toContain(line);
  expect(report).toContain("kept, though the startup was founded later, on 2012-01-01");
  expect(await sourcesOf(db, first!.id)).toMatchObject([{ name: "Sample", url: "https://sample.example/a1" }]);
});

for (const [encoding, addBOM] of [
  ["windows-1254", false],
  ["utf-16le", true],
  ["utf-16be", true],
] as const)
  testOnNewest(`${encoding} with Windows line ends, packed, reads like any other file`, async () => {
    const { db, run } = await setUp({
      "companies.csv": gzipSync(iconv.encode(COMPANIES.replaceAll("\r", "\r\n"), encoding, { addBOM })),
      "rounds.csv": gzipSync(iconv.encode(ROUNDS.replaceAll("\n", "\r\n"), encoding, { addBOM })),
    });
    const files = SAMPLE_PROFILE.files.map((file) => ({ ...file, encoding: ["utf-8", "windows-1254"] }));
    expect((await run({ profile: { ...SAMPLE_PROFILE, files } })).files).toMatchObject([
      { encoding, create: 4, refused: 3, repeated: 1 },
      { encoding, create: 5, refused: 1 },
    ]);
    const [first] = await db.select().from(startup).where(imported("sample:a1"));
    expect(first).toMatchObject({ name: "Işık Çay", totalRaisedUsd: 2_000_000 });
    expect((await db.select().from(fundingInvestor)).map(({ name }) => name)).toEqual(["Kuzey Fon", "Güney Fon"]);
  });

test("bulk imports fill index and search as single writes do", async () => {
  const { db, run } = await setUp();
  await run({ files: ["companies.csv"] });
  await run();
  expect((await db.execute(sql`select fault from startups_index_faults()`)).rows).toEqual([]);
  const { rows: faults } = await db.execute(sql`
    with truth as (select id, word from startup cross join search_words(name) word where is_visible and deleted_at is null)
    select 'word ' || coalesce(truth.word, stored.word) fault from truth full join search_word stored
      on stored.entity_id = truth.id and stored.word = truth.word where truth.id is null or stored.entity_id is null
    union all
    select 'vocabulary ' || word from truth where length(word) between 4 and 40
      and not exists (select from search_vocabulary stored where stored.word = truth.word)
    union all
    select 'entry ' || id from startup where not exists (select from search_entry where entity_id = id)
  `);
  expect(faults).toEqual([]);
});

test("a second import changes nothing, nor what members changed since", async () => {
  const { db, run, counts } = await setUp();
  await run();
  const before = await counts();
  await db.update(startup).set({ website: "https://new.example" }).where(imported("sample:a1"));
  const again = await run();
  expect(again.files).toMatchObject([
    { create: 0, update: 0, unchanged: 4 },
    { create: 0, update: 0, unchanged: 5 },
  ]);
  expect(await counts()).toEqual(before);
  const [row] = await db.select().from(startup).where(imported("sample:a1"));
  expect(row!.website).toBe("https://new.example");
});

test("what changed in the source is updated, sums with it", async () => {
  const { db, run, folder } = await setUp();
  await run();
  await writeFile(path.join(folder, "rounds.csv"), ROUNDS.replace('"$1,000,000",USD,K', '"$3,000,000",USD,K'));
  await writeFile(path.join(folder, "companies.csv"), COMPANIES.replace("bio,2012-01-01", "web,2012-01-01"));
  expect((await run()).files).toMatchObject([
    { create: 0, update: 1, unchanged: 3 },
    { create: 0, update: 1, unchanged: 4 },
  ]);
  const [row] = await db.select().from(startup).where(imported("sample:a1"));
  expect(row).toMatchObject({ sectorId: typeId("sector", "software"), totalRaisedUsd: 4_000_000, seoUrl: "isik-cay" });
});

testOnNewest("a preview writes nothing and reports for every row what would happen", async () => {
  const { run, counts } = await setUp();
  const before = await counts();
  const preview = await run({ dryRun: true });
  expect(await counts()).toEqual(before);
  expect(preview.files).toMatchObject([
    { create: 4, refused: 3, repeated: 1 },
    { create: 5, refused: 1 },
  ]);
  const rows = (await readFile(preview.report!, "utf8")).split("\r\n");
  expect(rows.filter((line) => /,(create|refused|repeated),/.test(line))).toHaveLength(14);
});

testOnNewest("legal forms are no investors; stray quotes and formats are refused", async () => {
  const files = {
    "companies.csv": [
      COMPANIES.split("\r")[0],
      'a1,One,,,,,,"open',
      ...Array(9).fill("b,Two,,,,,,"),
      'c,"Three",,,,,,',
    ].join("\n"),
    "rounds.csv": [
      "company,round,on,amount,currency,investors",
      "k,A,2011-05-05,1.000.000,USD,Kuzey Capital; LP;Güney;Inc.;LLC",
      "k,S,2011-05-05,2.500.000,USD,Ltd.",
    ].join("\n"),
    "k.csv": [COMPANIES.split("\r")[0], "k,K,,,,,,"].join("\n"),
  };
  const { db, run } = await setUp(files);
  const { files: results, report } = await run();
  expect(results.map(({ file, misfits }) => [file, misfits])).toEqual([
    ["k.csv", []],
    ["companies.csv", []],
    ["rounds.csv", ["amount"]],
  ]);
  expect(results[1]).toMatchObject({ create: 2, refused: 1, repeated: 8 });
  expect(await readFile(report!, "utf8")).toContain("the quotation marks of this line do not pair");
  const names = (await db.select().from(fundingInvestor)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["Güney, Inc., LLC", "Kuzey Capital, LP"]);
});

test("stopped in the middle and run again, nothing is lost or doubled", async () => {
  const rows = Array.from({ length: BATCH_ROWS + 500 }, (_, index) => `k${index},Same name,,,,,,`);
  const { run, counts, folder } = await setUp({
    "many.csv": ["id,name,web,sector,founded,country,state,city", ...rows].join("\r\n"),
  });
  let calls = 0;
  const stopped = await run({ stopped: () => ++calls > 2 });
  expect(stopped).toMatchObject({ stopped: true, files: [{ rows: BATCH_ROWS }] });
  expect(await run()).toMatchObject({ stopped: false, files: [{ create: 500, unchanged: BATCH_ROWS }] });
  expect(await counts()).toMatchObject({ startups: BATCH_ROWS + 500 });
  expect(await readdir(folder)).toEqual(["many.csv"]);
});

testOnNewest("a wrong file or missing column is named before anything is written", async () => {
  const { run, counts } = await setUp({
    "odd.csv": "x,y\n1,2\n",
    "short.csv": "id,name\na,b\n",
    "open.csv": 'id,name\na,"b\n',
    "empty.csv": "",
  });
  await expect(run({ files: ["odd.csv"] })).rejects.toThrow("none of the profile's files");
  await expect(run({ files: ["short.csv"] })).rejects.toThrow('no column "web"');
  await expect(run({ files: ["empty.csv"] })).rejects.toThrow("none of the profile's files");
  await expect(run({ files: ["gone.csv"] })).rejects.toThrow("There is no file");
  expect(await counts()).toMatchObject({ startups: 0 });
});
