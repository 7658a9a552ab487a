import { ownJobs } from "#features/jobs/editing/contract.ts";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { AppError } from "#shared/errors.ts";
import { defaultLocale } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/member-menu-below.resource";
import { isSubMenu, organizationEntries, startupEntries } from "./rules.ts";

/** The entries of a sub-menu, which the menu asks for when it is first opened. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, pages } = pageContext(context);
  if (viewer.kind !== "member") throw new AppError("unauthorized");
  const name = url.searchParams.get("of");
  if (!isSubMenu(name)) throw new AppError("notFound");
  const wanted = url.searchParams.get("locale");
  const locale = isLocale(wanted) ? wanted : defaultLocale();
  if (name === "dashboardOrganizers")
    return Response.json(organizationEntries(await api(ownOrganizers, {}), pages, locale));
  const [startups, jobs] = await Promise.all([api(ownStartups, {}), api(ownJobs, {})]);
  return Response.json(startupEntries(startups, jobs, locale));
}
