import { errorStatus } from "#shared/error-list.ts";
import { pageContext } from "#shared/page-context.ts";
import { tableFile } from "#shared/table/page.ts";
import type { Route } from "./+types/table-file.resource";

/** Spreadsheets are posted for. */
export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });

/** The spreadsheet of a table, by the key of the table. The call checks who may have it. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const page = pageContext(context);
  const endpoint = page.tableExport(params.table);
  if (!endpoint) return new Response(null, { status: errorStatus("notFound") });
  return tableFile(page, endpoint, await request.formData());
}
