import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { job, jobApplication } from "#db/tables/jobs.server.ts";
import { statusId } from "#features/jobs/applications/rules.ts";
import { FEATURES } from "#features.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { AnyTableCalls } from "#shared/table/calls.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import type { AdminTable } from "./table.server.ts";

/** More of them, in tables of entries: search.engines.server.test. */
const PASTED = [
  "Kanatlı Rüzgâr A.Ş.",
  "+90 Telefon Robotu",
  "@SUM(1)",
  "-2+3",
  "北京",
  "İĞDIR IŞIK",
  "ığdır ışık",
  "Ar-Ge",
  "3D",
  "X",
  "C++",
  "100%",
  "a_b",
  "\\",
  "O’Brien & Sons",
  "  bal   arı  ",
  "deniz.arı@example.com",
  "+90 (532) 000 00 00",
  "0b0e9c1e-7f5d-7aaa-8bbb-123456789abc",
  "https://kovan.example/tr/girisim-detay/bal-arisi?sekme=ekip#son",
];

/** Somebody has applied for a job of a startup. */
async function insertJobApplication(db: Db, startupId: string, accountId: string): Promise<void> {
  const jobId = v7();
  await db.insert(job).values({
    id: jobId,
    startupId,
    seoUrl: "kidemli-arici",
    titleEn: "Senior beekeeper",
    titleTr: "Kıdemli arıcı",
    descriptionTr: "Arılara bakacaksın.",
    jobRoleId: typeId("jobRole", "other"),
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: fixedId("currency/TRY"),
    publicationDate: "2026-01-01",
    expirationDate: "2999-01-01",
  });
  const contact = { phone: "+90 5321234567", linkedin: "https://www.linkedin.com/in/x" };
  await db.insert(jobApplication).values({ id: v7(), jobId, accountId, statusId: statusId("received"), ...contact });
}

test("every admin table takes what is pasted, and finds what it shows", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const { id } = await insertFullStartup(database);
  const { id: accountId } = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await db.update(account).set({ title: "Kurucu ve Genel Müdür" }).where(eq(account.id, accountId));
  await insertJobApplication(db, id, accountId);
  const tables = FEATURES.flatMap((feature) =>
    "tables" in feature ? (feature.tables as unknown as readonly AdminTable[]) : [],
  );
  const missed: string[] = [];
  let found = 0;
  for (const { calls, key } of tables) {
    const { list, table } = calls as unknown as AnyTableCalls;
    const search = (searchText: string) => call(list, { query: { searchText } }, admin);
    for (const name of PASTED) if ((await search(name)).status !== 200) missed.push(`${key} refuses ${name}`);
    const rows = (await call(list, { query: {} }, admin)).data.rows as Record<string, unknown>[];
    for (const { key: column } of table.columns.filter(({ searchable }) => searchable)) {
      const row = rows.find((candidate) => typeof candidate[column] === "string" && candidate[column] !== "");
      if (!row) continue;
      const answer = (await search(row[column] as string)).data.rows as Record<string, unknown>[];
      const place = answer.findIndex((candidate) => candidate.id === row.id);
      // Exactly the text comes first; others with the same one may stand before.
      const before = answer.slice(0, Math.max(0, place));
      const isFirst = before.every((other) =>
        table.columns.some((by) => by.searchable && other[by.key] === row[column]),
      );
      if (place >= 0 && isFirst) found++;
      else missed.push(`${key}.${column} ${place < 0 ? "misses" : "has others before"} ${row[column]}`);
    }
  }
  expect(missed).toEqual([]);
  expect(found).toBeGreaterThan(10);
});
