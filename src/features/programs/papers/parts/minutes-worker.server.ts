import { renderPaper } from "#server/pdf/render-paper.server.ts";
import type { MinutesContent } from "./minutes-content.ts";
import { minutesDocument } from "./minutes-document.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: MinutesContent): Promise<Uint8Array> {
  return renderPaper(minutesDocument(content));
}
