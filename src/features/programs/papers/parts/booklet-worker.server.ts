import { renderPaper } from "#server/pdf/render-paper.server.ts";
import type { BookletContent } from "./booklet-content.ts";
import { bookletDocument } from "./booklet-document.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: BookletContent): Promise<Uint8Array> {
  return renderPaper(bookletDocument(content));
}
