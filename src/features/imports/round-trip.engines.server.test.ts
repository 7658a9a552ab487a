import fc from "fast-check";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { organizationExports } from "#features/organizations/contract.ts";
import { STARTUP_COLUMNS, startupExports } from "#features/startups/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { startImport, undoImport } from "./contract.ts";

type Cell = string | number | boolean | Date | null;
type Language = "en" | "tr";

async function withExports(count = 50) {
  const built = await appWithStartups(count);
  const imports = await withImports(built);
  const { app, call, database, db } = built;
  await buyPackage(db, imports.adminId, "personal-monthly");
  const headers = (language: Language, token = imports.as.token) => ({
    authorization: `Bearer ${token}`,
    "accept-language": language,
  });
  /** The file of a list as somebody gets it, an admin where nobody is named, with all of its columns. */
  const listFile = async (language: Language, token?: string): Promise<Uint8Array> => {
    const wanted = { body: { columns: [...STARTUP_COLUMNS] } };
    const asked = await call(startupExports.exportRows, wanted, { headers: headers(language, token) });
    expect(asked.status, JSON.stringify(asked)).toBe(200);
    await runJobs(database);
    const url = addressOf(startupExports.exportFile, { id: asked.data.id }, undefined);
    return (await app.inject({ url, headers: headers(language, token) })).rawPayload;
  };
  /** The token of a member with a package. */
  const member = async (): Promise<string> => {
    const { id, token } = await signedIn(db, {});
    await buyPackage(db, id, "personal-monthly");
    return token;
  };
  /** The file of the admins' table, with all of its columns. */
  const tableFile = async (language: Language): Promise<Uint8Array> => {
    const { path } = managedStartupCalls.export;
    const payload = { query: {}, columns: managedStartupCalls.table.columns.map(({ key }) => key) };
    return (await app.inject({ method: "POST", url: path, headers: headers(language), payload })).rawPayload;
  };
  /** What an import of the file would do, with the mapping that is suggested. */
  const counts = async (file: Uint8Array) => {
    const id = await imports.preview(file, { join: "ask" }, "table.xlsx");
    const { create = 0, update = 0, refused = 0, unchanged = 0, remarks = 0 } = (await imports.details(id)).counts;
    return { id, counts: { create, update, refused, unchanged, remarks } };
  };
  return { ...built, ...imports, listFile, tableFile, counts, member };
}

/** The same workbook after somebody has edited cells of its first sheet. */
async function edited(file: Uint8Array, change: (rows: Cell[][]) => void): Promise<Uint8Array> {
  const { sheets } = await readXlsx(file);
  const rows = sheets[0]!.rows as Cell[][];
  change(rows);
  return writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
}

test.each(["en", "tr"] as const)("an export comes back as nothing new and nothing changed (%s)", async (language) => {
  const { listFile, tableFile, counts, rows, snapshot, begin } = await withExports();
  const before = await snapshot();
  for (const file of [await listFile(language), await tableFile(language)]) {
    const { id, counts: found } = await counts(file);
    // Nor is there anything to say of it.
    expect((await rows(id)).flatMap(({ notes }) => notes)).toEqual([]);
    expect(found).toMatchObject({ create: 0, update: 0, refused: 0, remarks: 0 });
    expect(found.unchanged).toBeGreaterThan(20);
    await begin(startImport, id);
  }
  expect(await snapshot()).toEqual(before);
});

/** Texts as people and programs write them; a form has taken their ends and control characters away. */
const written = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: most }),
      fc.constantFrom(
        "Toplam",
        "N/A",
        "1.500",
        "2021",
        "evet",
        "a;b|c, d/e",
        'say "hi"',
        "İı Şş",
        "Kaynak: biz",
        "-5",
        "+90 532",
      ),
    )
    .map((text) =>
      text
        .normalize("NFC")
        .replace(/[\p{C}\p{Z}\s=#&@]+/gu, " ")
        .trim()
        .slice(0, most),
    );

testOnNewest("whatever startups are called and say, an export comes back as it was", async () => {
  const { listFile, tableFile, counts, member, rows, snapshot, begin, database } = await withExports(12);
  const files = [listFile, async (language: Language) => listFile(language, await member()), tableFile];
  const startup = fc.record({
    name: written(40).map((text) => text || "Ad"),
    taglineEn: written(80),
    taglineTr: written(80),
    descriptionEn: written(120),
    marketSize: fc.option(fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => cents / 100)),
    founded: fc.option(fc.date({ min: new Date("1990-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })),
  });
  const draws = fc.array(startup, { minLength: 12, maxLength: 12 });
  const ids = (await database.pool.query("select id from startup order by id limit 12")).rows.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(
      draws,
      fc.constantFrom<Language>("en", "tr"),
      fc.constantFrom(...files),
      async (drawn, language, fileOf) => {
        for (const [at, { name, taglineEn, taglineTr, descriptionEn, marketSize, founded }] of drawn.entries())
          await database.pool.query(
            `update startup set name = $2, tagline_en = nullif($3, ''), tagline_tr = nullif($4, ''), description_en = nullif($5, ''),
              market_size = $6, market_size_currency_id = case when $6::numeric is null then null else (select id from currency where code = 'EUR') end,
              foundation_date = $7 where id = $1`,
            [
              ids[at],
              name,
              taglineEn,
              taglineTr,
              descriptionEn,
              marketSize,
              founded?.toISOString().slice(0, 10) ?? null,
            ],
          );
        const before = await snapshot();
        const { id, counts: found } = await counts(await fileOf(language));
        const changed = [...(await rows(id, "update")), ...(await rows(id, "refused"))];
        expect(changed.map(({ key, notes }) => [key, notes])).toEqual([]);
        expect(found).toMatchObject({ create: 0, update: 0, refused: 0 });
        await begin(startImport, id);
        expect(await snapshot()).toEqual(before);
      },
    ),
    { numRuns: 6, endOnFailure: true },
  );
});

testOnNewest(
  "what was changed in an exported file is changed here, whatever its name is called, and undone",
  async () => {
    const { listFile, counts, begin, database, snapshot } = await withExports(12);
    const file = await listFile("tr");
    const before = await snapshot();
    let changed = "";
    const next = await edited(file, (cells) => {
      const at = (name: string) => cells[0]!.indexOf(name);
      changed = String(cells[1]![at("Kayıt kimliği")]);
      // Twins in name are told apart by their ids.
      cells[2]![at("Ad")] = cells[1]![at("Ad")]!;
      cells[1]![at("Web sitesi")] = "https://yeni.example.org";
      cells[1]![at("Sektör")] = "Finansal teknolojiler";
    });
    const { id, counts: found } = await counts(next);
    expect(found).toMatchObject({ create: 0, update: 1, refused: 0 });
    await begin(startImport, id);
    const { rows } = await database.pool.query(
      "select website, (select key from type where id = sector_id) sector from startup where id = $1",
      [changed],
    );
    expect(rows).toEqual([{ website: "https://yeni.example.org", sector: "fintech" }]);
    await begin(undoImport, id);
    expect(await snapshot()).toEqual(before);
  },
);

testOnNewest("organizations come back as they were, too", async () => {
  const { preview, begin, database, call, as, app, counts, snapshot } = await withExports(6);
  const table = "Name,Type,Website,Country,City\nPetek,Company,https://petek.example.org,TR,İzmir\nBal,NGO,,DE,Berlin";
  expect(await begin(startImport, await preview(table, { kind: "organizations" }))).toBe(200);
  const before = await snapshot();
  const columns = ["name", "type", "tagline", "country", "city"] as const;
  const asked = await call(organizationExports.exportRows, { body: { columns: [...columns] } }, as);
  expect(asked.status, JSON.stringify(asked)).toBe(200);
  await runJobs(database);
  const url = addressOf(organizationExports.exportFile, { id: asked.data.id }, undefined);
  const file = (await app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })).rawPayload;
  const { id, counts: found } = await counts(file);
  expect(found).toMatchObject({ create: 0, update: 0, refused: 0, unchanged: 2, remarks: 0 });
  await begin(startImport, id);
  expect(await snapshot()).toEqual(before);
});

testOnNewest("a row whose id is not here any more is refused, never made anew", async () => {
  const { listFile, counts, database, rows } = await withExports(6);
  const file = await listFile("en");
  const [header = [], first = []] = (await readXlsx(file)).sheets[0]!.rows;
  const gone = first[header.indexOf("Record ID")];
  await database.pool.query("update startup set deleted_at = now() where id = $1", [gone]);
  const { id, counts: found } = await counts(file);
  expect(found).toMatchObject({ create: 0, update: 0, refused: 1 });
  expect((await rows(id, "refused"))[0]!.notes).toMatchObject([{ code: "nothingHere" }]);
});

testOnNewest("the notes of a file stand on a sheet of their own", async () => {
  const { listFile } = await withExports(6);
  const { sheets } = await readXlsx(await listFile("en"));
  expect(sheets).toHaveLength(2);
  expect(sheets[0]!.rows.every((row) => row.length > 2)).toBe(true);
  expect(sheets[1]!.rows.map(([name]) => name)).toEqual([
    "Source",
    "Created on",
    "Filter",
    "The same list",
    "Created for",
  ]);
});
