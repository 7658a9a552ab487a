import iconv from "iconv-lite";
import { expect, test } from "vitest";
import read from "./read-worker.server.ts";

const tableOf = (bytes: Uint8Array) => read({ bytes, choice: {}, maxRows: 10, sampleRows: 5 });
const TABLE = {
  header: ["Girişim", "Şehir, ülke", "Ölçüt"],
  sample: [["Işıl; Arı", "İzmir", "çok\nsatır"]],
  rowCount: 1,
};

test.each([
  ["UTF-8 with a mark", "\uFEFF", ";", "utf8"],
  ["UTF-16 of Excel", "\uFEFF", "\t", "utf-16le"],
  ["a Turkish Windows", "", ";", "windows-1254"],
  ["a line that tells Excel the delimiter", "sep=|\r\n", "|", "utf8"],
  ["that line after a mark", "\uFEFFsep=,\n", ",", "utf8"],
])("a table is read as it was written: %s", async (_, before, delimiter, encoding) => {
  const rows = [
    ['"Girişim"', '"Şehir, ülke"', "Ölçüt"],
    ['"Işıl; Arı"', "İzmir", '"çok\nsatır"'],
  ];
  const text = before + rows.map((row) => row.join(delimiter)).join("\r\n");
  expect(await tableOf(iconv.encode(text, encoding))).toMatchObject(TABLE);
});
