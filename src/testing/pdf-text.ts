import { inflateSync } from "node:zlib";

/** The words of a PDF as our documents are written: pages with embedded fonts that map glyphs back to letters. */
export function pdfText(bytes: Uint8Array): { text: string; pages: number } {
  const { pages } = read(bytes);
  return { text: pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(""), pages: pages.length };
}

/** What a reader of the screen is told of a PDF: its language, and its texts in their order, each with the path to it. */
export function pdfStructure(bytes: Uint8Array): {
  language: string | undefined;
  parts: [path: string, text: string][];
} {
  const { objects, pages } = read(bytes);
  const bodies = [...objects.values()];
  const bodyOf = (part: string) => bodies.find((body) => body.includes(part)) ?? "";
  const partsOf = (id: string, path: string): [string, string][] => {
    const body = objects.get(id)!;
    const here = `${path}${/\/S \/(\w+)/.exec(body)![1]}`;
    const [, children = ""] = /\/K \[([\s\S]*?)\]/.exec(body)!;
    const below = [...children.replace(/<<[\s\S]*?>>/g, "").matchAll(/(\d+) 0 R/g)].flatMap(([, child]) =>
      partsOf(child!, `${here} `),
    );
    if (below.length > 0) return below;
    const actual = /\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)/.exec(body)?.[1];
    const first = /\/Pg (\d+) 0 R/.exec(body.slice(2).replace(/<<[\s\S]*?>>/g, ""))?.[1];
    const places = [...children.matchAll(/\/Pg (\d+) 0 R\n\/MCID (\d+)|(?<![\d/] ?)(\d+)(?= |$)/g)];
    const marked = places.map(([, page = first, mcid, own]) => textAt(page, mcid ?? own)).join("");
    return [[here, actual === undefined ? marked : stringOf(actual)]];
  };
  const textAt = (page: string | undefined, mcid: string | undefined) =>
    (pages.find(({ id }) => id === page)?.pieces ?? [])
      .map((piece) => (piece.mcid === mcid ? piece.text : ""))
      .join("");
  const root = /\/K \[(\d+) 0 R\]/.exec(bodyOf("/Type /StructTreeRoot"))?.[1];
  return {
    language: bodies.some((body) => body.includes("/Marked true"))
      ? /\/Lang \((\w+)\)/.exec(bodyOf("/Type /Catalog"))?.[1]
      : undefined,
    parts: root ? partsOf(root, "") : [],
  };
}

function read(bytes: Uint8Array) {
  const objects = new Map<string, string>();
  for (const [, id, body] of Buffer.from(bytes)
    .toString("latin1")
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id!, body!);
  const refers = (id: string | undefined, key: string) =>
    new RegExp(`/${key} (\\d+) 0 R`).exec(objects.get(id ?? "") ?? "")?.[1];
  const ids = [...objects].filter(([, body]) => body.includes("/Type /Page\n")).map(([id]) => id);
  const pages = ids.map((id) => {
    const fonts = new Map<string, string[]>();
    for (const [, name, font] of (objects.get(refers(id, "Resources") ?? "") ?? "").matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name!, lettersOf(contentOf(objects.get(refers(font, "ToUnicode") ?? ""))));
    return { id, pieces: textOf(contentOf(objects.get(refers(id, "Contents") ?? "")), fonts) };
  });
  return { objects, pages };
}

/** A string of the file: in UTF-16 with its mark before it where it has other letters than those of ASCII. */
function stringOf(written: string): string {
  const bytes = written.replace(/\\([nrtbf])|\\([\s\S])/g, (_, control, sign) =>
    control ? { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[String(control)]! : sign,
  );
  return bytes.startsWith("\xfe\xff") ? Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le") : bytes;
}

function contentOf(body: string | undefined): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body ?? "")?.[1];
  return stream ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : "";
}

/** Letters by glyph number. */
function lettersOf(map: string): string[] {
  const ranges = [...map.matchAll(/<\w{4}> <\w{4}> \[([^\]]*)\]/g)];
  return ranges.flatMap(([, list]) =>
    [...list!.matchAll(/<([\w ]+)>/g)].map(([, code]) =>
      Buffer.from(code!.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}

/** Height of A4 in points. */
const PAGE_HEIGHT = 842;
/** A font, letters, a saved or restored state, a matrix of the drawing or of a text, or the begin or end of a marked part. */
const PART =
  /\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\b([qQ])\b|(?:-?[\d.]+ ){3}(-?[\d.]+) -?[\d.]+ (-?[\d.]+) (cm|Tm)|MCID (\d+)|(EMC)/g;

/** The words that stand on the page: what is drawn above or below it is left out. */
function textOf(content: string, fonts: Map<string, string[]>): { mcid: string | undefined; text: string }[] {
  let letters: string[] = [];
  let mcid: string | undefined;
  let [scale, offset, height] = [1, 0, 0];
  const saved: [number, number][] = [];
  const pieces: { mcid: string | undefined; text: string }[] = [];
  for (const [, font, glyphs, state, partScale, partOffset, kind, marked, end] of content.matchAll(PART)) {
    if (marked || end) mcid = marked;
    else if (font) letters = fonts.get(font) ?? [];
    else if (state === "q") saved.push([scale, offset]);
    else if (state === "Q") [scale, offset] = saved.pop() ?? [1, 0];
    else if (kind === "cm") [scale, offset] = [scale * Number(partScale), scale * Number(partOffset) + offset];
    else if (kind === "Tm") height = scale * Number(partOffset) + offset;
    else if (glyphs && height >= 0 && height <= PAGE_HEIGHT)
      pieces.push({
        mcid,
        text: (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "").join(""),
      });
  }
  return pieces;
}
