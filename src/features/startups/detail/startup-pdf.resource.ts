import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/startup-pdf.resource";
import { getStartupPdf } from "./contract.ts";

/** The document of a startup, fetched with the rights of the session. */
export function loader({ context, params }: Route.LoaderArgs) {
  return pageContext(context).file(getStartupPdf, { params: { seoUrlOrId: params.seoUrl } });
}
