import { errorStatus } from "#shared/error-list.ts";
import { pageContext } from "#shared/page-context.ts";
import { tableChoices } from "#shared/table/page.ts";
import type { Route } from "./+types/table-choices.resource";

/** Rows of a table that a typed text finds, by the key of the table. The call checks who may have them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = page.tableList(params.table);
  if (!list) return new Response(null, { status: errorStatus("notFound") });
  return tableChoices(page, list, Object.fromEntries(url.searchParams));
}
