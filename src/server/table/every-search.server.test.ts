import { expect, test } from "vitest";
import { FEATURES } from "#features.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { AnyTableCalls } from "#shared/table/calls.ts";
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

test("every admin table takes what is pasted, and finds what it shows", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const { id } = await insertFullStartup(database);
  await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
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
