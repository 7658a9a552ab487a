// Writes src/server/art/letters.server.ts: outlines of capitals and digits of the heading face, so that drawn tiles look the
// same wherever they are shown, with or without the font. Run again when the face changes.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import satori from "satori";

const ROOT = path.resolve(import.meta.dirname, "..");
const LETTERS = "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ0123456789";
const FONT_SIZE = 100;
/** Height of a capital and place of its middle, in hundredths of the size, as the face is drawn by satori. */
const CAPITAL_MIDDLE = 60;

const face = (subset: string) => ({
  name: subset,
  weight: 700 as const,
  data: readFileSync(
    path.join(ROOT, `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`),
  ),
});
const fonts = [face("latin"), face("latin-ext")];

async function outlineOf(letter: string): Promise<string> {
  const style = { display: "flex", fontSize: FONT_SIZE, fontFamily: "latin, latin-ext", color: "black" };
  const node = { type: "div", props: { style, children: letter } };
  // It draws plain objects of this shape, while its types want those of React.
  const svg = await satori(node as never, { width: 200, height: 200, fonts });
  const outline = /<path fill="black" d="([^"]+)"/.exec(svg)?.[1];
  if (!outline) throw new Error(`The face has no outline for ${letter}.`);
  return centred(outline);
}

/** Moves an outline of absolute commands so that the capital's middle is the origin. */
function centred(outline: string): string {
  const commands = [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, name, numbers]) => ({
    name,
    points: numbers!.match(/-?[\d.]+/g)?.map(Number) ?? [],
  }));
  const xs = commands.flatMap(({ points }) => points.filter((_, index) => index % 2 === 0));
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const moved = commands.map(
    ({ name, points }) =>
      name + points.map((value, index) => Number((value - (index % 2 ? CAPITAL_MIDDLE : middle)).toFixed(1))).join(" "),
  );
  return moved.join("");
}

const lines: string[] = [];
for (const letter of LETTERS) lines.push(`  ${JSON.stringify(letter)}: "${await outlineOf(letter)}",`);
const text = `// Written by scripts/make-letters.ts from Bricolage Grotesque (SIL Open Font License 1.1).

/** Outlines around the origin; a capital is 66 high. */
export const LETTERS: Record<string, string> = {
${lines.join("\n")}
};
`;
writeFileSync(path.join(ROOT, "src/server/art/letters.server.ts"), text);
