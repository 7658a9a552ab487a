import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { coverSvg } from "#server/art/cover.server.ts";
import { isRightToLeft } from "#server/fonts/direction.server.ts";
import {
  ALPHABETS_FACE,
  EMOJI_FACE,
  FONT_FILES,
  fontFile,
  HEADING_FACES,
  TEXT_FACES,
} from "#server/fonts/faces.server.ts";
import { truncate } from "#shared/format.ts";
import { house } from "#shared/house.ts";
import { siteName } from "#shared/site-name.ts";

/** Measures of a share picture in pixels, as social networks require them. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

export interface DrawnPicture {
  /** A picture in base64. */
  logo: string;
  /** Chooses the colours. */
  seed: string;
  title: string;
  text: string;
  /** Short facts in a row. */
  facts: string[];
}

/** A face as it is drawn: a file of it for each weight. */
const read = (name: string, weights: readonly (400 | 600 | 700)[]) =>
  weights.map(async (weight) => {
    const { face, subset } = FONT_FILES[name]!;
    return { name, weight, data: await readFile(fontFile(face, subset, weight)) };
  });
const fonts = Promise.all([
  ...TEXT_FACES.flatMap((name) => read(name, name.startsWith("figtree") ? [400, 600] : [700])),
  ...HEADING_FACES.flatMap((name) => (TEXT_FACES.includes(name) ? [] : read(name, [700]))),
]);
const TEXT = TEXT_FACES.join(", ");
const HEADING = HEADING_FACES.join(", ");

/** What fills the gaps of these faces is read when a picture needs it first, once a thread. A letter that none has is a box. */
const fillers = new Map<string, Promise<Awaited<typeof fonts>>>();
function fillerOf(script: string) {
  const name = script === "emoji" ? EMOJI_FACE : ALPHABETS_FACE;
  const filler = fillers.get(name) ?? Promise.all(read(name, FONT_FILES[name]!.weights));
  fillers.set(name, filler);
  return filler;
}

interface Box {
  type: string;
  props: { style?: object; children?: (Box | string)[] | string; src?: string; width?: number; height?: number };
}
const box = (style: object, ...children: Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});
const line = (style: object, text: string): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children: text },
});
/** A text; its words stand from right to left where it is read so. */
const words = (style: object, text: string): Box =>
  isRightToLeft(text)
    ? box(
        { ...style, flexDirection: "row-reverse", flexWrap: "wrap", columnGap: "0.3em" },
        ...text.split(/\s+/).map((word) => line({}, word)),
      )
    : line(style, text);
const picture = (src: string, width: number, height: number, style: object = {}): Box => ({
  type: "img",
  props: { src, width, height, style },
});

const png = async (file: Buffer, width: number, height: number) => {
  const bytes = await sharp(file, { density: 144 }).resize(width, height, { fit: "cover" }).png().toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
};

/** A picture for links to a page: cover, logo, name, tagline, facts. */
export async function drawPicture(picture: DrawnPicture): Promise<Buffer> {
  const svg = await pictureSvg(picture);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 256 }).toBuffer();
}

/** The same before it is made of pixels. `outlines: false` leaves its words as words. */
export async function pictureSvg(
  { logo, seed, title, text, facts }: DrawnPicture,
  { outlines = true } = {},
): Promise<string> {
  const { width, height } = PICTURE_SIZE;
  const [cover, tile] = await Promise.all([
    png(Buffer.from(coverSvg(seed, house().colour)), width, 210),
    png(Buffer.from(logo, "base64"), 152, 152),
  ]);
  const long = title.length > 26;
  const node = box(
    { width, height, flexDirection: "column", backgroundColor: "#fbf9f5", color: "#261d16", fontFamily: TEXT },
    picture(cover, width, 210),
    box(
      { flexDirection: "column", flexGrow: 1, padding: "0 64px 40px", marginTop: -84 },
      box(
        { padding: 8, backgroundColor: "#fbf9f5", borderRadius: 44, alignSelf: "flex-start" },
        // The corners of a drawn logo.
        picture(tile, 152, 152, { borderRadius: 33 }),
      ),
      words(
        { fontFamily: HEADING, fontWeight: 700, fontSize: long ? 54 : 72, lineHeight: 1.1, marginTop: 18 },
        truncate(title, 52),
      ),
      words({ fontSize: 31, lineHeight: 1.35, color: "#635950", marginTop: 12 }, truncate(text, 120)),
      box(
        { marginTop: "auto", alignItems: "center", justifyContent: "space-between" },
        box(
          { gap: 12 },
          ...facts.slice(0, 3).map((fact) =>
            words(
              {
                fontSize: 25,
                fontWeight: 600,
                color: "#261d16",
                // A quarter of the colour on the paper.
                backgroundColor: `${house().colour}40`,
                borderRadius: 10,
                padding: "6px 16px",
              },
              truncate(fact, 24),
            ),
          ),
        ),
        words({ fontFamily: HEADING, fontWeight: 700, fontSize: 34 }, siteName()),
      ),
    ),
  );
  // It draws plain objects of this shape, while its types want those of React.
  return satori(node as never, {
    width,
    height,
    fonts: await fonts,
    embedFont: outlines,
    loadAdditionalAsset: fillerOf,
  });
}
