import { redirect } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { getExportFile, getLatestExport } from "#shared/table/viewer-calls.ts";
import type { Route } from "./+types/table-export.resource";

/** With `id` the spreadsheet itself, with `key` the state of the newest one of a table. The calls check who may have it. */
export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const { api, file, viewer } = pageContext(context);
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", defaultLocale()));
  const id = query.get("id");
  if (id) return file(getExportFile, { params: { id } });
  return Response.json(await api(getLatestExport, { params: { key: query.get("key") ?? "" } }));
}
