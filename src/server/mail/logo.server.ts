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

async function draw(colour: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(markIn(colour)))
    .png({ palette: true })
    .toBuffer();
}
