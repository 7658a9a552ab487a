import { renderPaper } from "#server/pdf/render-paper.server.ts";
import type { LetterPaper } from "./letter-document.server.ts";
import { letterDocument } from "./letter-document.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: LetterPaper): Promise<Uint8Array> {
  return renderPaper(letterDocument(content));
}
