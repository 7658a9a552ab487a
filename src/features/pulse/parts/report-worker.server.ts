import { renderPaper } from "#server/pdf/render-paper.server.ts";
import type { ImpactContent } from "./report-content.ts";
import { impactDocument } from "./report-document.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: ImpactContent): Promise<Uint8Array> {
  return renderPaper(impactDocument(content));
}
