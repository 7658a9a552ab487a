import sharp from "sharp";
import { coverSvg } from "#server/art/cover.server.ts";
import { renderPaper } from "#server/pdf/render-paper.server.ts";
import { type PdfContent, pdfDocument } from "./pdf-document.server.ts";

/** The task of a thread; `logo` is a file in base64, `seed` is for the drawn cover. The result is the file. */
export type RenderTask = { logo: string; seed: string } & PdfContent;

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(task: RenderTask): Promise<Uint8Array> {
  const pictures = {
    logo: await sharp(Buffer.from(task.logo, "base64"), { density: 200 }).resize(256).png({ palette: true }).toBuffer(),
    cover: await sharp(Buffer.from(coverSvg(task.seed)), { density: 72 })
      .resize(1277, 210, { fit: "cover" })
      .jpeg({ quality: 88 })
      .toBuffer(),
  };
  return renderPaper(pdfDocument(task, pictures));
}
