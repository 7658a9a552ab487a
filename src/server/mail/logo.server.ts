import { HONEY, hexagon, INK } from "../art/palette.server.ts";

/** The mark of public/favicon.svg, three times as large as shown: mail clients show no SVG. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 32 32"><polygon points="${hexagon(16, 16, 14.5)}" fill="${HONEY}"/><polygon points="${hexagon(16, 16, 6.5)}" fill="none" stroke="${INK}" stroke-width="2.6"/></svg>`;

let drawn: Promise<Buffer> | undefined;

/** The logo as PNG, drawn once. */
export function logoPng(): Promise<Buffer> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(MARK)).png({ palette: true }).toBuffer();
}
