import { redirect } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/own-cv.resource";
import { getCv } from "./contract.ts";

/** The own CV, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { file, viewer } = pageContext(context);
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", defaultLocale()));
  return file(getCv, { params: { seoUrl: viewer.seoUrl } });
}
