import { expect, test } from "vitest";
import { isOfficeFile } from "./office-file.server.ts";

/** A zip archive whose entries are empty. */
function archive(names: string[], comment = ""): Buffer {
  const local = names.map((name) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const offset = local.reduce((sum, { length }) => sum + length, 0);
  const directory = names.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...local, ...directory, end, Buffer.from(comment)]);
}
const PARTS = ["[Content_Types].xml", "ppt/presentation.xml", "ppt/slides/slide1.xml"];

test("a presentation is one by its content", () => {
  expect(isOfficeFile(archive(PARTS), "pptx")).toBe(true);
  expect(isOfficeFile(archive(PARTS, "made by hand"), "pptx")).toBe(true);
});

test.each([
  ["an empty file", Buffer.alloc(0)],
  ["a text", Buffer.from("PK\x03\x04 is how archives begin")],
  ["another archive", archive(["a.txt"])],
  ["a document", archive(["[Content_Types].xml", "word/document.xml"])],
  ["one with macros", archive([...PARTS, "ppt/vbaProject.bin"])],
  ["one with a program", archive([...PARTS, "setup.exe"])],
  ["one behind a page", Buffer.concat([Buffer.from("<html>"), archive(PARTS)])],
  ["one with a page behind it", Buffer.concat([archive(PARTS), Buffer.from("<script>")])],
  ["a cut one", archive(PARTS).subarray(0, -5)],
  ["an entry that points beyond it", archive(PARTS).fill(0xff, archive(PARTS).length - 10, archive(PARTS).length - 2)],
])("%s is none", (_, bytes) => {
  expect(isOfficeFile(bytes, "pptx")).toBe(false);
});
