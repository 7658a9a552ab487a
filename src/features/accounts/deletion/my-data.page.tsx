import { redirect } from "react-router";
import { DEFAULT_LOCALE } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/my-data.page";
import { exportAccount } from "./contract.ts";

/** Hands the archive on: browsers hold no token to fetch it with. No page and so without a guard of its own. */
export function loader({ context }: Route.LoaderArgs) {
  const { file, viewer } = pageContext(context);
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", DEFAULT_LOCALE));
  return file(exportAccount, {});
}
