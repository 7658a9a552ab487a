import { loadSaved } from "#shared/list/load-list.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/saved.page";
import { programsPage } from "./parts/list.ts";

/** The viewer's saved searches, for the dialog. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadSaved(programsPage.calls, pageContext(context), url.searchParams);
