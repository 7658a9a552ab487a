import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "#shared/csv.ts";
import { brokenLine, type CutRow, cutRows } from "./cut-rows.server.ts";

async function rowsOf(text: string, delimiter = ","): Promise<CutRow[]> {
  const rows: CutRow[] = [];
  for await (const row of cutRows([text], { delimiter, quote: '"' })) rows.push(row);
  return rows;
}

test("what is written as CSV is read as it was, in whatever pieces it comes", async () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", " ", "ş", ";") });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
      const text = rows.map((row) => csvLine(row).replace(/\r\n$/, "\n")).join("");
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      const read: string[][] = [];
      for await (const { cells, isBroken } of cutRows(pieces, { delimiter: ",", quote: '"' })) {
        expect(isBroken).toBe(false);
        read.push(cells);
      }
      expect(read).toEqual(rows);
    }),
  );
});

test("any text is cut; a broken line is one cell, and broken again when stored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", " ") }), async (text) => {
      for (const { cells, isBroken } of await rowsOf(text)) {
        if (!isBroken) continue;
        expect(text.split("\n")).toContain(cells[0]);
        const stored = await rowsOf(brokenLine(cells[0]!).replace("\r\n", "\nnext\n"));
        expect(stored.map((row) => row.isBroken)).toEqual([true, false]);
      }
    }),
  );
});

test("a mark that never closes costs its line, not those after it", async () => {
  const rows = await rowsOf('a,b\n"open,1\nc,2\nd,"3 ""x"""\n');
  expect(rows).toEqual([
    { cells: ["a", "b"], isBroken: false },
    { cells: ['"open,1'], isBroken: true },
    { cells: ["c", "2"], isBroken: false },
    { cells: ["d", '3 "x"'], isBroken: false },
  ]);
});
