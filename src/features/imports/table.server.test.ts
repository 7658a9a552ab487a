import { writeFile } from "node:fs/promises";
import path from "node:path";
import { writeOds } from "hucre/ods";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { mappedFile } from "#features/startups/import/parts/mapped-file.ts";
import { recognize } from "#features/startups/import/parts/recognized-file.server.ts";
import type { TableRow } from "#server/import/table-rows.server.ts";
import { importMapping } from "#shared/import/mapping.ts";
import { freshFolder } from "#testing/fresh-start.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { chooseTable } from "./contract.ts";
import read from "./parts/read-worker.server.ts";

const HEADER = ["Girişim adı", "Web sitesi", "Şehir"];
const ROWS = [
  ["Polen", "https://polen.example.org", "İzmir"],
  ["Nektar; Bal", "https://nektar.example.org", "Ankara"],
];
const csv = (delimiter: string, rows: string[][]) =>
  rows.map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter)).join("\n");
const TITLE = [["2026 Bahar listesi"], []];
const sheets = [
  { name: "Kapak", rows: [["Başvurular 2026"]] },
  { name: "Veri", rows: [HEADER, ...ROWS] },
];
const objects = ROWS.map((row) => Object.fromEntries(row.map((cell, at) => [HEADER[at], cell])));

/** The same table as people send it, and the row of its header. */
const FILES: [string, () => Promise<string | Uint8Array>, number][] = [
  ["table.csv", async () => csv(",", [HEADER, ...ROWS]), 1],
  ["titled.csv", async () => csv(";", [["2026 Bahar listesi", "", ""], ["", "", ""], HEADER, ...ROWS]), 3],
  ["table.tsv", async () => csv("\t", [HEADER, ...ROWS]), 1],
  ["second.xlsx", () => writeXlsx({ sheets }), 1],
  ["titled.xlsx", () => writeXlsx({ sheets: [{ name: "S", rows: [...TITLE, HEADER, ...ROWS] }] }), 3],
  ["table.ods", () => writeOds({ sheets }), 1],
  ["list.json", async () => JSON.stringify({ total: 2, rows: objects }), 1],
  ["lines.ndjson", async () => objects.map((item) => JSON.stringify(item)).join("\n"), 1],
];

test.each(FILES)("%s is read alike by the browser and the command", async (name, make, headerRow) => {
  const bytes = Buffer.from(await make());
  const uploaded = await read({ bytes, choice: {}, maxRows: 10, sampleRows: 5 });
  expect(uploaded).toMatchObject({
    header: HEADER,
    sample: ROWS,
    rowCount: 2,
    headerPlace: { row: headerRow, rows: 1 },
  });
  const file = path.join(await freshFolder(), name);
  await writeFile(file, bytes);
  const format = mappedFile(importMapping.parse({ kind: "startups", columns: [{ column: HEADER[0], field: "name" }] }));
  const [found] = await recognize(file, [{ ...format, encoding: "detect", delimiter: undefined }]);
  const rows: TableRow[] = [];
  for await (const row of found!.table.rows()) rows.push(row);
  expect([found!.header, rows.map(({ cells }) => cells)]).toEqual([HEADER, ROWS]);
  expect(rows.map(({ number }) => number)).toEqual([headerRow + 1, headerRow + 2]);
});

test("two rows of names are joined, and another header can be chosen", async () => {
  const { upload, details, call, as } = await withImports();
  const rows = [
    ["Girişim", "", "İletişim", ""],
    ["ad", "web", "e-posta", "tel"],
    ["Polen", "https://polen.example.org", "a@polen.example", "0532"],
  ];
  const { id } = (await upload(await writeXlsx({ sheets: [...sheets, { name: "Ek", rows }] }), "two.xlsx")).data;
  expect(await details(id)).toMatchObject({ sheet: "Veri", sheets: ["Kapak", "Veri", "Ek"], rowCount: 2 });
  expect((await call(chooseTable, { params: { id }, body: { sheet: "Ek" } }, as)).status).toBe(200);
  const shown = await details(id);
  expect(shown).toMatchObject({ sheet: "Ek", headerRow: 1, headerRows: 2, rowCount: 1 });
  expect(shown.header).toEqual(["Girişim – ad", "Girişim – web", "İletişim – e-posta", "İletişim – tel"]);
  expect(shown.suggestions.startups!.columns).toEqual([
    { column: "Girişim – ad", field: "name" },
    { column: "Girişim – web", field: "website" },
  ]);
  expect((await call(chooseTable, { params: { id }, body: { sheet: "Ek", headerRow: 2 } }, as)).status).toBe(200);
  expect(await details(id)).toMatchObject({ header: rows[1], headerRow: 2, headerRows: 1 });
  expect((await call(chooseTable, { params: { id }, body: { sheet: "Yok" } }, as)).code).toBe("notATable");
});

test("a stray quotation mark costs its own line, which is named", async () => {
  const { preview, rows } = await withImports();
  const table = ["ad,açıklama", 'Bir,"bozuk "tırnak" burada"', 'İki,"açık kaldı', "Üç,sonra", "", '"Dört",x "iç" y'];
  const ends = (await rows(await preview(table.join("\n")))).map(({ number, action, key, notes: [note] }) => [
    number,
    action,
    note?.code ?? key,
  ]);
  expect(ends).toEqual([
    [2, "refused", "strayQuote"],
    [3, "refused", "strayQuote"],
    [4, "create", "Üç"],
    [6, "create", "Dört"],
  ]);
});
