/** Letters that no file system takes, and those that hide or turn others. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Letters of a name without its ending; the database takes 150. */
const NAME_MAX = 120;

/** The name under which a report is downloaded: that of the file that was sent, with the ending of its content. */
export function fileNameFor(sent: string, extension: "pdf" | "xlsx"): string {
  const base = sent
    .replace(/\.\w{1,10}$/, "")
    .replace(FORBIDDEN, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim()
    .slice(0, NAME_MAX)
    .trim();
  return `${base || "report"}.${extension}`;
}
