import { house } from "#shared/house.ts";
import { hexagon, INK } from "../art/palette.server.ts";

/** The mark of public/favicon.svg, three times as large as shown: mail clients show no SVG. */
const markIn = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 32 32"><polygon points="${hexagon(16, 16, 14.5)}" fill="${colour}"/><polygon points="${hexagon(16, 16, 6.5)}" fill="none" stroke="${INK}" stroke-width="2.6"/></svg>`;

const drawn = new Map<string, Promise<Buffer>>();

/** The logo as PNG, drawn once in each colour that the house has had. */
export function logoPng(): Promise<Buffer> {
  const { colour } = house();
  const logo = drawn.get(colour) ?? draw(colour);
  drawn.set(colour, logo);
  return logo;
}

const ICON_SIZE = 48;

/** The same as an icon: a directory of one picture, which is a PNG. */
export async function faviconIco(): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const png = await sharp(Buffer.from(markIn(house().colour)))
    .resize(ICON_SIZE, ICON_SIZE)
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICON_SIZE, 6);
  head.writeUInt8(ICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function draw(colour: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(markIn(colour)))
    .png({ palette: true })
    .toBuffer();
}
