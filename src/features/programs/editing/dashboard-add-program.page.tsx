import { redirect } from "react-router";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/dashboard-add-program.page";

/** The other address of the same forms; a new program needs its organization. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  if (params.seoUrl) throw redirect(pathTo("editProgram", locale, { programSeoUrl: params.seoUrl }) + url.search);
  const wanted = url.searchParams.get("organizationId");
  const organizer = (await api(ownOrganizers, {})).find(({ id }) => id === wanted);
  throw redirect(
    organizer
      ? pathTo("addProgram", locale, { organizationSeoUrl: organizer.seoUrl })
      : pathTo("dashboardPrograms", locale),
  );
}
