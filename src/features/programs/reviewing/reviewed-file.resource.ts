import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/reviewed-file.resource";
import { reviewedFile } from "./contract.ts";

/** A file of an application, with the rights of the juror's session. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const applyId = url.searchParams.get("applyId") ?? "";
  const questionId = url.searchParams.get("questionId") ?? undefined;
  return pageContext(context).file(reviewedFile, { query: { applyId, questionId } });
}
