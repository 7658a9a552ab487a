import { pageContext } from "#shared/page-context.ts";
import { letterPdf } from "../deciding/contract.ts";
import type { Route } from "./+types/program-paper.resource";
import { applicationsExcel, booklet, minutesPdf, minutesRows } from "./contract.ts";

/** A paper of a program, with the rights of the session: `kind` is "sheet", "minutes", "rows", "letter" or "booklet". */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { file } = pageContext(context);
  const {
    kind,
    id = "",
    phaseId,
    programSeoUrl = "",
    part,
    minutesId = "",
    language,
  } = Object.fromEntries(url.searchParams);
  if (kind === "sheet") return file(applicationsExcel, { params: { id }, query: { ...(phaseId && { phaseId }) } });
  if (kind === "letter") return file(letterPdf, { query: { applyId: id } });
  if (kind === "rows") return file(minutesRows, { query: { minutesId } });
  if (kind === "minutes")
    return file(minutesPdf, {
      query: {
        minutesId,
        language: language === "tr" ? "tr" : "en",
        part: part === "changes" ? "changes" : "minutes",
      },
    });
  return file(booklet, { query: { programSeoUrl, ...(part && { part }) } });
}
