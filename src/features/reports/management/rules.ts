import { safeName } from "../rules.ts";

/** The name under which a report stands in its address: that of the file that was sent, with the ending of its content. */
export function fileNameFor(sent: string, extension: "pdf" | "xlsx"): string {
  return `${safeName(sent.replace(/\.\w{1,10}$/, "")) || "report"}.${extension}`;
}
