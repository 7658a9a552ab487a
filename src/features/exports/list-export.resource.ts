import { redirect } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/list-export.resource";
import { listByKind } from "./parts/lists.ts";

/** A file of the member's own. The call checks whose it is. */
export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const { file, viewer } = pageContext(context);
  const list = listByKind(query.get("list"));
  if (!list || viewer.kind === "visitor") throw redirect(pathTo("notFound", defaultLocale()));
  return file(list.exports.exportFile, { params: { id: query.get("id") ?? "" } });
}
