import { errorStatus } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { getColumnValues } from "#shared/table/viewer-calls.ts";
import type { Route } from "./+types/table-values.resource";

/** Values of a column that a typed text finds. The call checks who may have them. */
export async function loader({ context, params: { table, column }, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const query = { searchText: url.searchParams.get("search") ?? "" };
  try {
    return Response.json(
      await api(getColumnValues, { params: { key: table, column }, query }, { handlesNotFound: true }),
    );
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: errorStatus(error.code) });
    throw error;
  }
}
