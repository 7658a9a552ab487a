import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/application-file.resource";
import { answerFile } from "./contract.ts";

/** A file of an application, with the rights of who is signed in. */
export function loader({ context, url }: Route.LoaderArgs) {
  const programApplyId = url.searchParams.get("applyId") ?? "";
  const questionKey = url.searchParams.get("questionKey") ?? undefined;
  const version = url.searchParams.get("version") ?? undefined;
  return pageContext(context).file(answerFile, { query: { programApplyId, questionKey, version } });
}
