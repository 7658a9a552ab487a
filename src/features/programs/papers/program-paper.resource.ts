import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/program-paper.resource";
import { applicationsExcel, booklet } from "./contract.ts";

/** A paper of a program, with the rights of the session: `kind` is "sheet" or "booklet". */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { file } = pageContext(context);
  const { kind, id = "", phaseId, programSeoUrl = "", part } = Object.fromEntries(url.searchParams);
  if (kind === "sheet") return file(applicationsExcel, { params: { id }, query: { ...(phaseId && { phaseId }) } });
  return file(booklet, { query: { programSeoUrl, ...(part && { part }) } });
}
