import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import iconv from "iconv-lite";
import { expect, onTestFinished, test } from "vitest";
import { fundingInvestor } from "#db/tables/funding.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { startup, startupChoice, startupMember } from "#db/tables/startups.server.ts";
import { writeOrganizations } from "#features/organizations/commands.server.ts";
import { ensureCities, newCities } from "#features/reference/commands.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { aggregateStartups, listStartups } from "../../contract.ts";
import { searchFunding } from "../../funding/contract.ts";
import { importFiles } from "../commands.server.ts";
import { loadProfile } from "./profile.server.ts";

/** Invented rows with every defect of the source: Mac Roman bytes, UTF-8 misread once, lone CRs, what a spreadsheet left. */
const COMPANIES = [
  "permalink,name,category_code,funding_total_usd,status,country_code,state_code,region,city,funding_rounds,founded_at,founded_month,founded_quarter,founded_year,first_funding_at,last_funding_at,last_milestone_at",
  "/company/petek-gen,Petek Gén,biotech,3000000,operating,USA,CA,SF Bay,Palo Alto,2,2010-01-01,2010-01,2010-Q1,2010,2009-06-01,2012-03-01,",
  "/company/bal-ag,#NAME?,cleantech,-,ipo,USA,MA,Boston,Boston,1,2011-05-05,2011-05,2011-Q2,2011,2012-07-01,2012-07-01,",
  '/company/kolay,"Kolay, Ã‡ok Kolay",games_video,,acquired,TUR,,Istanbul,Istanbul,1,,,,,2012-01-01,2012-01-01,',
  "/company/sessiz,Sessiz,,,closed,,,,,0,,,,,,,",
].join("\r");
const ROUNDS = [
  "company_permalink,company_name,company_category_code,company_country_code,company_state_code,company_region,company_city,funding_round_type,funded_at,funded_month,funded_quarter,funded_year,raised_amount_usd",
  "/company/petek-gen,Petek Gén,biotech,USA,CA,SF Bay,Palo Alto,angel,2009-06-01,2009-06,2009-Q2,2009,500000",
  '/company/petek-gen,Petek Gén,biotech,USA,CA,SF Bay,Palo Alto,series-a,2012-03-01,2012-03,2012-Q1,2012,"2,500,000"',
  "/company/bal-ag,#NAME?,cleantech,USA,MA,Boston,Boston,series-c+,2012-07-01,2012-07,2012-Q3,2012,5/18/27",
  "/company/kolay,Kolay,games_video,TUR,,Istanbul,Istanbul,venture,2012-01-01,2012-01,2012-Q1,2012,",
].join("\r");

test("the shipped profile fits its source and the portal's calls agree", async () => {
  const { database, db, call } = await testApp();
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-profile-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), gzipSync(iconv.encode(text, "macintosh")));
    return path.join(folder, name);
  };
  const files = [await write("rounds.csv.gz", ROUNDS), await write("companies.csv.gz", COMPANIES)];
  const { profile, where } = await loadProfile("cb2013");
  const options = {
    profile,
    where,
    files,
    dryRun: false,
    ensureCities,
    newCities,
    writeOrganizations,
    reportFolder: path.join(folder, "reports"),
  };
  const result = await importFiles(database, options);
  expect(result.files).toMatchObject([
    { kind: "startup", encoding: "macintosh", rows: 4, create: 4, refused: 0 },
    { kind: "funding", encoding: "macintosh", rows: 4, create: 4, refused: 0 },
  ]);
  const report = await readFile(result.report!, "utf8");
  expect(report).toContain("companies.csv.gz,3,value,cb2013:/company/bal-ag,name,#NAME?,");
  expect(report).toContain(
    "rounds.csv.gz,4,value,cb2013:/company/bal-ag|series-c+|2012-07-01|1,raised_amount_usd,5/18/27,",
  );
  expect(report).toContain("kept, though the startup was founded later, on 2010-01-01");

  const { token } = await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  const list = await call(listStartups, { body: { sort: "name", view: ["sector", "location"] } }, { token });
  const rows = list.data.rows.map(({ name, sector, location }) => [name, sector?.slug, location?.city?.name]);
  expect(rows.toSorted()).toEqual([
    ["Kolay, Çok Kolay", "media-and-entertainment", "Istanbul"],
    ["Petek Gén", "biotechnology", "Palo Alto"],
    ["Sessiz", undefined, undefined],
    ["bal-ag", "climate", "Boston"],
  ]);
  const all = await call(aggregateStartups, { body: { groupBy: "operatingStatus" } }, { token });
  expect(all.data).toMatchObject({ totalCount: 4, sumUsd: 3_000_000 });
  expect(all.data.groups.map(({ name }) => name).toSorted()).toEqual(["Acquired", "Closed", "Operating", "Public"]);
  const rounds = await call(searchFunding, { body: { filter: { amountUsd: { gte: 0 } } } }, { token });
  expect(rounds.data).toMatchObject({ totalCount: 2, totalUsd: 3_000_000 });
  expect((await importFiles(database, options)).files).toMatchObject([
    { create: 0, update: 0, unchanged: 4 },
    { create: 0, update: 0, unchanged: 4 },
  ]);
});

test("the documented examples read their sample files to the last value", async () => {
  const folder = path.resolve("docs/import");
  const example = async (name: string, ...files: string[]) => {
    const { database, db } = await testApp();
    const { profile, where } = await loadProfile(path.join(folder, name));
    const reportFolder = await mkdtemp(path.join(os.tmpdir(), "kovan-profile-"));
    onTestFinished(() => rm(reportFolder, { recursive: true }));
    const result = await importFiles(database, {
      profile,
      where,
      dryRun: false,
      ensureCities,
      newCities,
      writeOrganizations,
      reportFolder,
      files: files.map((file) => path.join(folder, file)),
    });
    const startups = await db.select().from(startup).orderBy(startup.name);
    return {
      db,
      startups,
      files: result.files.map(({ kind, create, refused, problems }) => [kind, create, refused, problems]),
    };
  };
  const companies = await example("companies.json", "companies.csv");
  // A patent without its number.
  expect(companies.files).toEqual([["startup", 2, 0, 1]]);
  const [petek, pay] = companies.startups;
  expect(petek).toMatchObject({
    employeeCountId: typeId("employeeCount", "26-50"),
    operatingStatusId: typeId("operatingStatus", "operating"),
    foundationDate: "2019-01-01",
    incorporated: true,
    totalRaisedUsd: 0,
  });
  expect(pay).toMatchObject({ employeeCountId: typeId("employeeCount", "1001-plus"), foundationDate: "2020-01-01" });
  const technologies = await companies.db.select().from(startupChoice).where(eq(startupChoice.startupId, petek!.id));
  expect(technologies.map(({ typeId }) => typeId).toSorted()).toEqual(
    ["artificial-intelligence", "machine-learning"].map((key) => typeId("technology", key)).toSorted(),
  );
  const places = await companies.db.select().from(city).innerJoin(startup, eq(startup.cityId, city.id));
  expect(places.map(({ startup, city }) => [startup.name, city.nameEn]).toSorted()).toEqual([
    ["Petek Sağlık", "Izmir"],
    ["Sea Pay", "Seattle"],
  ]);
  expect(
    (await companies.db.select().from(startupMember)).map(({ name, kind }) => `${name} ${kind}`).toSorted(),
  ).toEqual(["Ada Yıldız team", "Deniz Kaya team", "Jo Reed team"]);
  const { rows: details } = await companies.db.execute<{ detail: string }>(sql`
    select 'patent ' || name || ' ' || application_number detail from startup_patent
    union all select 'support ' || key || ' ' || received_date
      from startup_government_support join type on type.id = support_id
    union all select 'update ' || update_date || ' ' || description_en from startup_update
    union all select 'county ' || county.name from startup join county on county.id = county_id
    order by 1`);
  expect(details.map(({ detail }) => detail)).toEqual([
    "county Konak",
    "patent Film holder TR 2022/7",
    "patent X-ray reading TR 2021/1",
    "support tubitak-1501 2021-06-15",
    "support tubitak-1512 2020-03-01",
    "update 2024-05-02 First hospital signed",
    "update 2025-01-10 CE mark",
  ]);

  const rounds = await example("rounds.json", "rounds.csv");
  expect(rounds.files).toEqual([
    ["startup", 2, 0, 0],
    ["funding", 3, 0, 0],
  ]);
  expect(rounds.startups.map(({ name, totalRaisedUsd }) => [name, totalRaisedUsd])).toEqual([
    ["Bulut Defter", 500_000],
    ["Kuzey Atlas", 1_100_000_000],
  ]);
  const investors = await rounds.db.select().from(fundingInvestor).orderBy(fundingInvestor.name);
  expect(investors.map(({ name, isLead }) => [name, isLead])).toEqual([
    ["Deniz Fund", true],
    ["Ege Angels", false],
    ["Kuzey Capital, LP", false],
  ]);

  const table = await example("spreadsheet.json", "spreadsheet.csv", "organizations.csv");
  expect(table.files).toEqual([
    ["organization", 2, 0, 0],
    ["startup", 2, 0, 0],
  ]);
  expect(table.startups.find(({ name }) => name === "Işık Batarya A.Ş.")).toMatchObject({
    sectorId: typeId("sector", "energy"),
    marketSize: 2_500_000.5,
  });
});
