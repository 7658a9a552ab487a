import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/application-cv.resource";
import { applicationCv } from "./contract.ts";

/** The CV of an application, with the rights of who is signed in. */
export function loader({ context, url }: Route.LoaderArgs) {
  return pageContext(context).file(applicationCv, { query: { jobApplyId: url.searchParams.get("id") ?? "" } });
}
