import { errorStatus } from "#shared/error-list.ts";
import { loadChoices, loadSaved } from "#shared/list/load-list.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/list-data.resource";

/** What any list fetches besides its page: counts and choices of its panel, and the viewer's saved searches. */
export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const page = pageContext(context);
  const calls = page.listCalls(params.list);
  if (calls && params.data === "choices") return Response.json(await loadChoices(calls, page, searchParams));
  if (calls && params.data === "saved") return loadSaved(calls, page, searchParams);
  return new Response(null, { status: errorStatus("notFound") });
}
