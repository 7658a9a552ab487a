import { redirect } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/my-data.resource";
import { exportAccount } from "./contract.ts";

/** Passes the archive on, because browsers have no token to fetch it. Not a page, so the call itself checks access. */
export function loader({ context }: Route.LoaderArgs) {
  const { file, viewer } = pageContext(context);
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", defaultLocale()));
  return file(exportAccount, {});
}
