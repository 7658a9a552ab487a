import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { importRow } from "#db/tables/data-sources.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { startup, startupChoice } from "#db/tables/startups.server.ts";
import { mergeCities } from "#features/reference/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { SAMPLE_COMPANIES as COMPANIES, imported, importOf, SAMPLE_PROFILE } from "#testing/imports.ts";
import { signedIn } from "#testing/members.ts";
import { refreshStartups } from "../../commands.server.ts";
import { profileSchema } from "../contract.ts";
import { sourcesOf } from "../queries.server.ts";

const detailProfile = profileSchema.parse({
  ...SAMPLE_PROFILE,
  files: [
    {
      kind: "startup",
      recognizedBy: ["id", "patents"],
      key: ["id"],
      fields: {
        name: { column: "name" },
        patents: { column: "patents", separator: ";", name: "^(.+) #", number: "#(.+)$" },
        updates: { column: "news", date: "^(\\S+)", en: "^\\S+ (.+) ~", tr: "~ (.+)$" },
      },
    },
  ],
});
const setUp = (files: Record<string, string> = { "companies.csv": COMPANIES }) => importOf(files);

test("a place is one however its region is written, unless told apart", async () => {
  const header = "id,name,web,sector,founded,country,state,city";
  const { db, run } = await setUp({
    "one.csv": [header, "c1,One,,,,USA,,Oddville", "c2,Two,,,,USA,CA,Los Angeles", "c3,Three,,,,USA,,Los Angeles"].join(
      "\n",
    ),
    "two.csv": [header, "c4,Four,,,,USA,CA,Oddville", "c5,Five,,,,USA,MA,ODDVILLE", "c6,Six,,,,USA,,Oddville"].join(
      "\n",
    ),
  });
  for (const name of ["one.csv", "two.csv"]) expect((await run({ files: [name] })).files).toMatchObject([{ towns: 1 }]);
  const rows = await db.select().from(startup).innerJoin(importRow, eq(importRow.entityId, startup.id));
  const cityOf = (key: string) => rows.find((row) => row.import_row.sourceKey === `sample:${key}`)!.startup.cityId;
  expect(cityOf("c3")).toBe(cityOf("c2"));
  expect(cityOf("c4")).toBe(cityOf("c1"));
  expect(cityOf("c5")).not.toBe(cityOf("c1"));
  expect([cityOf("c1"), cityOf("c5")]).toContain(cityOf("c6"));
  const odd = await db.select().from(city).where(eq(city.nameEn, "Oddville"));
  expect(odd).toMatchObject([{ region: "CA" }]);
});

test("edits survive a changed source; bad cells erase nothing; preview shows", async () => {
  const { db, run, folder } = await setUp();
  await run();
  const own = imported("sample:a1");
  await db.update(startup).set({ website: "https://edited.example" }).where(own);
  const changed = COMPANIES.replace(
    "https://isik.example,bio,2012-01-01",
    "https://other.example,web,2012-13-01",
  ).replace("a1,Işık Çay", "a1,Işık Çay Evi");
  await writeFile(path.join(folder, "companies.csv"), changed);
  const preview = await run({ dryRun: true, files: ["companies.csv"] });
  const lines = (await readFile(preview.report!, "utf8")).split("\r\n");
  for (const line of [
    'companies.csv,2,value,sample:a1,name,Işık Çay Evi,"no import changes a name: ""Işık Çay"" stays"',
    'companies.csv,2,change,sample:a1,sector,software,"was ""biotech"""',
    'companies.csv,2,value,sample:a1,web,https://other.example,"kept as it was edited here: ""https://edited.example"""',
    "companies.csv,2,value,sample:a1,founded,2012-13-01,a day that is in no calendar",
  ])
    expect(lines).toContain(line);
  expect((await run({ files: ["companies.csv"] })).files).toMatchObject([{ update: 1, unchanged: 3 }]);
  const [row] = await db.select().from(startup).where(own);
  expect(row).toMatchObject({
    name: "Işık Çay",
    website: "https://edited.example",
    foundationDate: "2012-01-01",
    sectorId: typeId("sector", "software"),
  });
  // Edited stays edited, and the next value of the source is taken where nobody edited.
  await writeFile(path.join(folder, "companies.csv"), changed.replace("2012-13-01", "2013-01-01"));
  await run({ files: ["companies.csv"] });
  const [again] = await db.select().from(startup).where(own);
  expect(again).toMatchObject({ website: "https://edited.example", foundationDate: "2013-01-01" });
});

test("patents, supports and updates follow their source until edited", async () => {
  const { db, run, folder } = await importOf({}, detailProfile);
  const file = (patents: string, news: string) =>
    writeFile(path.join(folder, "a.csv"), `id,name,patents,news\np1,Petek,${patents},${news}\n`);
  const stored = async () => {
    const { rows } = await db.execute<{ detail: string }>(sql`
      select name || ' ' || application_number detail from startup_patent
      union all select update_date || ' ' || coalesce(description_en, '') || '/' || coalesce(description_tr, '') from startup_update
      order by 1`);
    return rows.map(({ detail }) => detail);
  };
  await file("Valve #1; Nozzle #2", "2024-01-02 Pilot ~ Pilot hat");
  expect((await run({ files: ["a.csv"] })).files).toMatchObject([{ create: 1 }]);
  expect(await stored()).toEqual(["2024-01-02 Pilot/Pilot hat", "Nozzle 2", "Valve 1"]);
  expect((await run({ files: ["a.csv"] })).files).toMatchObject([{ unchanged: 1 }]);

  const { rows: before } = await db.execute(sql`select id from startup_patent where name = 'Valve'`);
  await file("Valve #1; Pump #3", "2024-01-02 Pilot ~ Pilot hat");
  expect((await run({ files: ["a.csv"] })).files).toMatchObject([{ update: 1 }]);
  expect(await stored()).toEqual(["2024-01-02 Pilot/Pilot hat", "Pump 3", "Valve 1"]);
  expect((await db.execute(sql`select id from startup_patent where name = 'Valve'`)).rows).toEqual(before);

  await db.execute(sql`update startup_patent set application_number = '99' where name = 'Pump'`);
  await file("Valve #1", "2024-13-02 Pilot ~ Pilot hat");
  await run({ files: ["a.csv"] });
  expect(await stored()).toEqual(["2024-01-02 Pilot/Pilot hat", "Pump 99", "Valve 1"]);
});

test("an admin merges two places; lists and the next import follow", async () => {
  const header = "id,name,web,sector,founded,country,state,city";
  const { db, run, folder, ...database } = await setUp({
    "one.csv": [header, "c1,One,,,,USA,CA,Oddville", "c2,Two,,,,USA,CA,Odd Ville"].join("\n"),
  });
  await run();
  const cityOf = async (key: string) =>
    (
      await db
        .select()
        .from(startup)
        .where(imported(`sample:${key}`))
    )[0]!.cityId!;
  const [into, from] = [await cityOf("c1"), await cityOf("c2")];
  const { call } = await testApp({ db, ...database });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  expect(await call(mergeCities, { body: { from, into } }, admin)).toMatchObject({ status: 200, data: { id: into } });
  expect(await cityOf("c2")).toBe(into);
  expect((await db.execute(sql`select fault from startups_index_faults()`)).rows).toEqual([]);
  await writeFile(
    path.join(folder, "one.csv"),
    [header, "c2,Two,,bio,,USA,CA,Odd Ville", "c3,Three,,,,USA,,ODD VILLE"].join("\n"),
  );
  await run();
  expect([await cityOf("c2"), await cityOf("c3")]).toEqual([into, into]);
  expect(await call(mergeCities, { body: { from: into, into } }, admin)).toMatchObject({ status: 400 });
});

/** A profile of startups with these fields, and of organizations. */
const profileOf = (startups: object) =>
  profileSchema.parse({
    ...SAMPLE_PROFILE,
    files: [
      { kind: "startup", recognizedBy: ["id", "name"], key: ["id"], ...startups },
      {
        kind: "organization",
        recognizedBy: ["no", "org"],
        key: ["no"],
        fields: {
          name: { column: "org" },
          type: { column: "type" },
          website: { column: "web" },
          country: { value: "TR" },
        },
      },
    ],
  });

testOnNewest("possible doubles are listed and merged only by option or column", async () => {
  const fields = {
    name: { column: "name" },
    website: { column: "web" },
    taglineEn: { column: "tagline" },
    country: { column: "country" },
    technologies: { column: "tags", separator: "," },
  };
  const header = "id,name,web,tagline,country,tags,ours";
  const { db, run, write } = await importOf({
    "s.csv": [
      header,
      "1,PETEK,http://petek.example/?from=list,Theirs,Türkiye,Blockchain,",
      "2,Atlas,,Theirs,Germany,,",
      "3,Defter,,Theirs,,,https://kovan.example/tr/girisimler/defter",
      "4,Defter,,,,,new",
      "5,Nobody,,,,,nowhere",
    ].join("\n"),
  });
  const made = await db
    .insert(startup)
    .values([
      { id: v7(), seoUrl: "petek", name: "Petek", website: "https://www.petek.example", taglineEn: "Ours" },
      { id: v7(), seoUrl: "atlas", name: "Atlas" },
      { id: v7(), seoUrl: "defter", name: "Defter" },
    ])
    .returning();
  await refreshStartups(
    db,
    made.map(({ id }) => id),
  );
  const never = profileOf({ fields });
  const listed = await run({ profile: never, dryRun: true });
  expect(listed.files).toMatchObject([{ create: 5 }]);
  const preview = await readFile(listed.report!, "utf8");
  expect(preview).toContain("s.csv,2,same?,sample:1,,petek,may be the same: the same website and name");
  expect(preview).toContain("s.csv,3,same?,sample:2,,atlas,may be the same: the same name");

  const profile = profileOf({ same: { join: "websiteAndName", column: "ours" }, fields });
  const { files, report } = await run({ profile });
  expect(files).toMatchObject([{ create: 2, update: 2, refused: 1 }]);
  const lines = await readFile(report!, "utf8");
  for (const line of [
    "s.csv,2,same?,sample:1,,petek,matched: the same website and name",
    's.csv,2,value,sample:1,tagline,Theirs,"kept as it was edited here: ""Ours"""',
    "s.csv,3,same?,sample:2,,atlas,may be the same: the same name",
    's.csv,4,same?,sample:3,ours,defter,"matched, as the column says"',
    "s.csv,6,refused,sample:5,ours,nowhere,nothing here has this address or id",
  ])
    expect(lines).toContain(line);
  const petek = await db.select().from(startup).where(imported("sample:1"));
  expect(petek).toMatchObject([
    { id: made[0]!.id, name: "Petek", taglineEn: "Ours", website: "https://www.petek.example" },
  ]);
  expect(petek[0]!.countryId).not.toBeNull();
  expect(await db.$count(startupChoice)).toBe(1);
  expect(await db.select().from(startup).where(imported("sample:3"))).toMatchObject([
    { id: made[2]!.id, taglineEn: "Theirs" },
  ]);
  expect(await sourcesOf(db, made[0]!.id)).toMatchObject([{ name: "Sample" }]);
  expect((await db.execute(sql`select fault from startups_index_faults()`)).rows).toEqual([]);

  // Values by members stay when the source changes, values by the import follow it.
  await write("s.csv", [header, "1,Other,,Other,Türkiye,AI,", "3,Other,,Newer,,,"].join("\n"));
  const changed = profileOf({
    vanished: "mark",
    fields: { ...fields, technologies: { column: "tags", values: { AI: "machine-learning" } } },
  });
  const again = await run({ profile: changed });
  expect(again).toMatchObject({ files: [{ create: 0, update: 2 }], vanished: [{ kind: "startup", count: 2 }] });
  expect(await db.select().from(startup).where(imported("sample:1"))).toMatchObject([
    { name: "Petek", taglineEn: "Ours" },
  ]);
  expect(await db.select().from(startup).where(imported("sample:3"))).toMatchObject([
    { name: "Defter", taglineEn: "Newer" },
  ]);
  expect(await db.select().from(startupChoice)).toMatchObject([{ typeId: typeId("technology", "machine-learning") }]);
  const gone = await db.select().from(importRow).where(isNotNull(importRow.vanishedAt));
  expect(gone.map(({ sourceKey }) => sourceKey).toSorted()).toEqual(["sample:2", "sample:4"]);
  expect(await db.$count(startup)).toBe(5);
});

testOnNewest("organizations are imported as startups are", async () => {
  const header = "no,org,type,web";
  const profile = profileOf({ fields: { name: { column: "name" } } });
  const text = [header, "7,Ege Teknopark,Teknopark,https://ege.example", "8,Odd,Nonsense,"].join("\n");
  const { db, run, write } = await importOf({ "o.csv": text }, profile);
  expect((await run()).files).toMatchObject([{ kind: "organization", create: 1, refused: 1 }]);
  const [ege] = await db.select().from(organization).where(eq(organization.seoUrl, "ege-teknopark"));
  expect(ege).toMatchObject({ typeId: typeId("organizerType", "science-park"), website: "https://ege.example" });
  await db.update(organization).set({ website: "https://own.example" }).where(eq(organization.id, ege!.id));
  await write("o.csv", text.replace("Ege Teknopark,Teknopark,https://ege", "Ege Teknokent,University,https://new"));
  expect((await run()).files).toMatchObject([{ create: 0, update: 1 }]);
  const [after] = await db.select().from(organization).where(eq(organization.id, ege!.id));
  expect(after).toMatchObject({ name: "Ege Teknopark", seoUrl: "ege-teknopark", website: "https://own.example" });
  expect((await db.execute(sql`select fault from list_index_faults('organizations')`)).rows).toEqual([]);
});
