import { Document, Page } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import { expect, test } from "vitest";
import { pdfStructure, pdfText } from "#testing/pdf-text.ts";
import { HEADING_FACES, heading, TEXT_FACES, tableRow, words } from "./fonts.server.ts";
import { pageFoot } from "./foot.server.ts";
import { renderPaper } from "./render-paper.server.ts";

const paper = (...content: ReactElement[]) =>
  renderPaper(
    h(
      Document,
      { title: "Kovan", author: "Kovan", language: "tr" },
      h(Page, { size: "A4", style: { fontFamily: TEXT_FACES, paddingBottom: 60 } }, ...content),
    ),
  );
const drawn = async (text: string) => pdfText(await paper(words({ fontWeight: 600 }, text))).text;

test("a document has all letters, and each face once, whatever came before", { timeout: 60_000 }, async () => {
  expect(await drawn("Licensing")).toBe("Licensing");
  const turkish = "Danışmanlık ve iş İĞğ ₺ ".repeat(200).trim();
  const file = await paper(words({}, turkish));
  expect(pdfText(file).text.replaceAll(" ", "")).toBe(turkish.replaceAll(" ", ""));
  // The two files of the face, and the one that has ₺.
  expect(
    Buffer.from(file)
      .toString("latin1")
      .match(/\/FontFile2 /g),
  ).toHaveLength(3);
});

test("other alphabets, signs and masks have a face, the rest is a box", { timeout: 60_000 }, async () => {
  for (const text of ["Мы продаём", "Η εταιρεία", "Tiếng Việt", "✓ → ★ ≤ ① ₽", "🚀 😀 🇹🇷", "█████’ın ekibi"]) {
    const file = await paper(words({}, text), heading("H1", { fontFamily: HEADING_FACES, fontWeight: 700 }, text));
    expect(pdfText(file).text).toBe(`${text}${text}`);
    // The built-in face of the library has 8 bits a letter, and writes others as rubbish.
    expect(Buffer.from(file).toString("latin1")).not.toContain("/Subtype /Type1");
  }
  // A letter with its marks is one box; what is not seen is none.
  expect(await drawn("我们 नि\u200b A\ufe0f")).toBe("□□ □ A");
});

test("Arabic is joined and stands from right to left, its text as written", { timeout: 60_000 }, async () => {
  const arabic = "شركتنا في Istanbul";
  const file = await paper(words({}, arabic));
  // Drawn from the left.
  expect(pdfText(file).text).toBe([..."Istanbul يف انتكرش"].join(""));
  expect(pdfStructure(file).parts).toEqual([["Document P", arabic]]);
});

test("a document is tagged: language, headings, tables, in reading order", { timeout: 60_000 }, async () => {
  const row = (cells: string[], isTableHead = false) =>
    tableRow({ isTableHead }, ...cells.map((cell) => words({}, cell)));
  const long = "uzun ".repeat(3_000).trim();
  const file = await paper(
    heading("H1", {}, "Tutanak 我"),
    row(["Başvuru", "Puan"], true),
    row(["K-001", "4,5"]),
    words({}, long),
    pageFoot("Kovan", "https://example.test"),
  );
  const { language, parts } = pdfStructure(file);
  expect(language).toBe("tr");
  expect(parts.map(([path, text]) => [path, text === parts.at(-1)![1] ? "long" : text])).toEqual([
    // As it was written, with the letter that is drawn as a box.
    ["Document H1", "Tutanak 我"],
    ["Document Table TR TH", "Başvuru"],
    ["Document Table TR TH", "Puan"],
    ["Document Table TR TD", "K-001"],
    ["Document Table TR TD", "4,5"],
    // One paragraph over several pages; the foot of each is no part of the text.
    ["Document P", "long"],
  ]);
  expect(parts.at(-1)![1].replaceAll(" ", "")).toBe(long.replaceAll(" ", ""));
  expect(pdfText(file).pages).toBeGreaterThan(1);
});
