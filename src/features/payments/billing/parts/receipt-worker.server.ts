import { renderPaper } from "#server/pdf/render-paper.server.ts";
import type { ReceiptContent } from "./receipt-content.ts";
import { receiptDocument } from "./receipt-document.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: ReceiptContent): Promise<Uint8Array> {
  return renderPaper(receiptDocument(content));
}
