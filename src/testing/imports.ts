import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { funding } from "#db/tables/funding.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { writeOrganizations } from "#features/organizations/commands.server.ts";
import { ensureCities, newCities } from "#features/reference/commands.server.ts";
import { importFiles } from "#features/startups/import/commands.server.ts";
import { type Profile, profileSchema } from "#features/startups/import/contract.ts";
import { testDatabase } from "./database.ts";

export const SAMPLE_PROFILE = profileSchema.parse({
  key: "sample",
  source: {
    name: "Sample",
    url: "https://sample.example",
    recordUrl: "https://sample.example/{key}",
    licence: "CC BY",
    licenceUrl: "https://sample.example/licence",
    attribution: { en: "Data of Sample.", tr: "Sample verileri." },
  },
  files: [
    {
      kind: "startup",
      recognizedBy: ["id", "name"],
      key: ["id"],
      fields: {
        name: { column: "name", otherwise: { column: "id", pattern: "^co-(.+)$" } },
        website: { column: "web" },
        sector: { column: "sector", values: { bio: "biotech", web: ["software", "web"] } },
        foundationDate: { column: "founded", formats: ["yyyy-MM-dd"] },
        country: { column: "country" },
        region: {
          column: "state",
          names: { CA: ["California", "Kaliforniya"], MA: ["Massachusetts", "Massachusetts"] },
        },
        city: { column: "city" },
      },
    },
    {
      kind: "funding",
      recognizedBy: ["company", "round"],
      key: ["company", "round"],
      fields: {
        startup: { column: "company" },
        tour: { column: "round", values: { A: "series-a", S: "seed" } },
        announcedDate: { column: "on", formats: ["yyyy-MM-dd"] },
        amount: { column: "amount", format: "1,234.50" },
        currency: { column: "currency" },
        investors: { column: "investors", separator: ";" },
      },
    },
  ],
});

export const SAMPLE_COMPANIES = [
  "id,name,web,sector,founded,country,state,city",
  "a1,Işık Çay,https://isik.example,bio,2012-01-01,USA,CA,Palo Alto",
  "a2,ISIK ÇAY,not a link,web,2012-02-30,USA,CA,",
  'a3,"<b>Robert\'); drop table startup;--</b>",,space,,US,ZZ,12 Long Street',
  ",No key,,,,,,",
  "a5,,,,,,,",
  "a1,Second a1,,,,,,",
  "co-plus,#NAME?,,,,USA,,Oddville",
  "a8,Too,few",
].join("\r");
export const SAMPLE_ROUNDS = [
  "company,round,on,amount,currency,investors",
  'a1,A,2011-05-05,"$1,000,000",USD,Kuzey Fon; Güney Fon ;Kuzey Fon',
  'a1,A,2011-05-05,"$1,000,000",USD,',
  "a1,S,2010-01-01,5/18/27,USD,",
  "a2,S,2020-01-01,2000.50,EUR,",
  "a2,A,2020-01-01,7,XXX,",
  "zz,A,2020-01-01,7,USD,",
].join("\n");

/** The startup that a row became. */
export const imported = (key: string) =>
  sql`${startup.id} = (select entity_id from import_row where kind = 'startup' and source_key = ${key})`;

interface Options {
  dryRun?: boolean;
  files?: string[];
  stopped?: () => boolean;
  profile?: Profile;
}

/** A fresh database and a folder with these files; `run` imports them, the last first. */
export async function importOf(files: Record<string, string | Buffer>, profile: Profile = SAMPLE_PROFILE) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-import-"));
  const database = await testDatabase();
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  const write = (name: string, text: string | Buffer) => writeFile(path.join(folder, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  const run = (options: Options = {}) =>
    importFiles(database, {
      profile,
      where: "sample.json",
      dryRun: false,
      ensureCities,
      newCities,
      writeOrganizations,
      reportFolder: path.join(folder, "reports"),
      ...options,
      files: (options.files ?? Object.keys(files).reverse()).map((name) => path.join(folder, name)),
    });
  const counts = async () => ({
    startups: await database.db.$count(startup),
    rounds: await database.db.$count(funding),
    cities: await database.db.$count(city),
  });
  return { ...database, folder, write, run, counts };
}
