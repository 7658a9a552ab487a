import { pageContext } from "#shared/page-context.ts";
import { loadMenu } from "../parts/load-menu.ts";
import type { Route } from "./+types/member-menu.resource";

/** The menu and its texts, for pages that are not a member's own. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  return Response.json({ texts: page.textsOf("dashboard"), ...(await loadMenu(page)) });
}
