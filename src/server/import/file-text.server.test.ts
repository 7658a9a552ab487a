import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, onTestFinished, test } from "vitest";
import { encodingOf, lineNormalizer, repairMisread, textOf } from "./file-text.server.ts";

async function fileOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-text-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "table.csv");
  await writeFile(file, bytes);
  return file;
}

const TEXT = "name,note\nİIıi Çay Bahçesi,Étoilé ü\n";

test.each([
  ["utf-8", false, "detect", "utf-8"],
  ["utf-8", true, "detect", "utf-8"],
  ["utf-16le", true, "macintosh", "utf-16le"],
  ["utf-16be", true, "detect", "utf-16be"],
  ["utf-16le", false, "detect", "utf-16le"],
  ["windows-1254", false, "windows-1254", "windows-1254"],
  ["windows-1254", false, ["utf-8", "windows-1254"], "windows-1254"],
])("%s (mark: %j) read as %j", async (written, mark, wanted, found) => {
  for (const pack of [(bytes: Buffer) => bytes, gzipSync]) {
    const file = await fileOf(pack(iconv.encode(TEXT, written, { addBOM: mark })));
    expect(await encodingOf(file, wanted)).toBe(found);
    let text = "";
    for await (const piece of textOf(file, found, "any", () => {})) text += piece;
    expect(text).toBe(TEXT);
  }
});

test("text in another encoding is an error, as is a file that ends too early", async () => {
  await expect(encodingOf(await fileOf(Buffer.from([0x61, 0x8e, 0x62])), "detect")).rejects.toThrow("not utf-8 text");
  const broken = await fileOf(gzipSync(Buffer.alloc(100_000, "abc\n")).subarray(0, 60));
  await expect(encodingOf(broken, "detect")).rejects.toThrow("damaged");
});

test("line ends of all kinds become one, wherever the pieces are cut", () => {
  const line = fc.tuple(fc.stringMatching(/^[a-z]{0,3}$/), fc.constantFrom("\r\n", "\n", "\r"));
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 5 }), (lines, size) => {
      // A lone CR before an empty line that ends in LF would be CR LF.
      const clear = lines.map(([text, end]) => [text || "x", end] as const);
      const whole = clear.map(([text, end]) => text + end).join("");
      const normal = lineNormalizer("any");
      let out = "";
      for (let at = 0; at < whole.length; at += size) out += normal(whole.slice(at, at + size));
      out += normal("", true);
      expect(out).toBe(clear.map(([text]) => `${text}\n`).join(""));
    }),
  );
});

test("UTF-8 that was once misread is repaired, other text is not changed", () => {
  const misread = (text: string) => iconv.decode(Buffer.from(text, "utf8"), "windows-1252");
  for (const text of ["agámi", "Axis™", "Çay"]) expect(repairMisread(misread(text), "windows-1252")).toBe(text);
  for (const text of ["plain", "Étoilé", "İstanbul", "Ã_na", "日本"])
    expect(repairMisread(text, "windows-1252")).toBe(text);
});
