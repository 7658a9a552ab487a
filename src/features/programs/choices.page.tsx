import { loadChoices } from "#shared/list/load-list.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/choices.page";
import { programsPage } from "./parts/list.ts";

/** Counts and choices of the filter panel while one ticks. */
export const loader = async ({ context, url }: Route.LoaderArgs) =>
  Response.json(await loadChoices(programsPage.calls, pageContext(context), url.searchParams));
