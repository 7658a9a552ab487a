import sharp from "sharp";
import { coverSvg } from "#server/art/cover.server.ts";
import { renderPaper } from "#server/pdf/render-paper.server.ts";
import type { ReportContent } from "./content.ts";
import { reportDocument } from "./report-document.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: ReportContent): Promise<Uint8Array> {
  const cover = await sharp(Buffer.from(coverSvg(content.title)), { density: 72 })
    .resize(1277, 375, { fit: "cover" })
    .jpeg({ quality: 88 })
    .toBuffer();
  return renderPaper(reportDocument(content, cover));
}
