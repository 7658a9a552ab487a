import { renderToBuffer } from "@react-pdf/renderer";
import { rememberLetters } from "#server/pdf/font-letters.server.ts";
import type { ImpactContent } from "./report-content.ts";
import { impactDocument } from "./report-document.server.ts";

/** Once a thread. */
let letters: Promise<void> | undefined;

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render(content: ImpactContent): Promise<Uint8Array> {
  letters ??= rememberLetters();
  await letters;
  return renderToBuffer(impactDocument(content));
}
