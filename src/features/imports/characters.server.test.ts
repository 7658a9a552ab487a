import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { withImports } from "#testing/mapped-imports.ts";

test("a text is shortened between two letters, also where a letter is two halves", async () => {
  const { preview, rows, details } = await withImports();
  const at = (length: number) => `${"a".repeat(length - 1)}🐝`;
  const id = await preview(`Name,Website,${at(190)}\n${at(120)},${at(200)},x\n${at(200)},,\n`);
  const { header, sample } = await details(id);
  expect(header[2]).toBe("a".repeat(189));
  expect(sample[0]![0]).toBe("a".repeat(119));
  expect((await rows(id, "refused"))[0]!.key).toBe("a".repeat(199));
  expect((await rows(id, "remarks"))[0]!.notes).toMatchObject([{ code: "notAddress", value: "a".repeat(199) }]);
  const people = await preview(`Email,Startup,Access\n${at(200)},Arı,write\n`);
  expect((await rows(people, "refused"))[0]!.key).toBe("a".repeat(199));
});

test("what a workbook names and no text can hold is left out, and imported pages are public", async () => {
  const { preview, rows } = await withImports();
  const table = [
    ["Na\0me", "Website"],
    ["A\0rı\ud800", "http://127.0.0.1/x"],
    ["Petek", "https://petek.example"],
  ];
  const id = await preview(await writeXlsx({ sheets: [{ name: "S", rows: table }] }), {}, "table.xlsx");
  const [one, other] = await rows(id, "create");
  expect(one!.notes).toMatchObject([{ code: "notAddress", value: "http://127.0.0.1/x" }]);
  expect([one!.key, other]).toMatchObject([expect.stringMatching(/^Arı/), { key: "Petek", notes: [] }]);
});

test("the name of a file is what can be read of it", async () => {
  const { upload, details } = await withImports();
  const { data, status } = await upload("Name\nArı", "a\0r\u202Eı.csv");
  expect([status, (await details(data.id)).fileName]).toEqual([200, "arı.csv"]);
});
