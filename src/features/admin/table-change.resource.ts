import { redirect } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { getLatestBulkChange, stopBulkChange } from "#shared/table/viewer-calls.ts";
import type { Route } from "./+types/table-change.resource";

/** The state of the newest change of many rows of a table. The call checks who may read it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", defaultLocale()));
  return Response.json(await api(getLatestBulkChange, { params: { key: url.searchParams.get("key") ?? "" } }));
}

/** Stops the change of an id. */
export async function action({ context, url }: Route.ActionArgs) {
  const { api } = pageContext(context);
  return Response.json(await api(stopBulkChange, { params: { id: url.searchParams.get("id") ?? "" } }));
}
