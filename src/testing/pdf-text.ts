import { inflateSync } from "node:zlib";

/** The words of a PDF as our documents are written: pages with embedded fonts that map glyphs back to letters. */
export function pdfText(bytes: Buffer): { text: string; pages: number } {
  const objects = new Map<string, string>();
  for (const [, id, body] of bytes.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id!, body!);
  const refers = (id: string | undefined, key: string) =>
    new RegExp(`/${key} (\\d+) 0 R`).exec(objects.get(id ?? "") ?? "")?.[1];
  const pages = [...objects].filter(([, body]) => body.includes("/Type /Page\n")).map(([id]) => id);
  const lines = pages.flatMap((page) => {
    const fonts = new Map<string, string[]>();
    for (const [, name, id] of (objects.get(refers(page, "Resources") ?? "") ?? "").matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name!, lettersOf(contentOf(objects.get(refers(id, "ToUnicode") ?? ""))));
    return textOf(contentOf(objects.get(refers(page, "Contents") ?? "")), fonts);
  });
  return { text: lines.join(""), pages: pages.length };
}

function contentOf(body: string | undefined): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body ?? "")?.[1];
  return stream ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : "";
}

/** Letters by glyph number. */
function lettersOf(map: string): string[] {
  const ranges = [...map.matchAll(/<\w{4}> <\w{4}> \[([^\]]*)\]/g)];
  return ranges.flatMap(([, list]) =>
    [...list!.matchAll(/<(\w+)>/g)].map(([, code]) => Buffer.from(code!, "hex").swap16().toString("utf16le")),
  );
}

/** Height of A4 in points. */
const PAGE_HEIGHT = 842;
/** A font, letters, a saved or restored state, or a matrix of the drawing or of a text. */
const PART = /\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\b([qQ])\b|(?:-?[\d.]+ ){3}(-?[\d.]+) -?[\d.]+ (-?[\d.]+) (cm|Tm)/g;

/** The words that stand on the page: what is drawn above or below it is left out. */
function textOf(content: string, fonts: Map<string, string[]>): string[] {
  let letters: string[] = [];
  let [scale, offset, height] = [1, 0, 0];
  const saved: [number, number][] = [];
  const words: string[] = [];
  for (const [, font, glyphs, state, partScale, partOffset, kind] of content.matchAll(PART)) {
    if (font) letters = fonts.get(font) ?? [];
    else if (state === "q") saved.push([scale, offset]);
    else if (state === "Q") [scale, offset] = saved.pop() ?? [1, 0];
    else if (kind === "cm") [scale, offset] = [scale * Number(partScale), scale * Number(partOffset) + offset];
    else if (kind === "Tm") height = scale * Number(partOffset) + offset;
    else if (glyphs && height >= 0 && height <= PAGE_HEIGHT)
      words.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "").join(""));
  }
  return words;
}
