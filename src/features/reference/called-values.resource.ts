import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/called-values.resource";
import { valuesCalled } from "./contract.ts";

/** What a text that is typed in a list of choices names there: ids, and the names of values in addresses. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const text = (url.searchParams.get("text") ?? "").slice(0, 200);
  const values = await api(valuesCalled, { query: { text } });
  return Response.json(values.flatMap(({ id, slugs }) => [id, ...slugs]));
}
