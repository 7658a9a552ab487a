import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/tech-centers.page";
import { OrganizationCard, type OrganizationCardData } from "./card.tsx";
import { organizationList } from "./filters.ts";
import { organizationsPage } from "./parts/list.ts";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadList(organizationsPage, pageContext(context), params["*"], url);

export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  changeSaved(organizationsPage.calls, pageContext(context), params["*"], url, await request.formData());

const pathOf = ({ seoUrl }: OrganizationCardData, locale: Locale) => pathTo("techCenter", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(organizationList, args, args.loaderData, pathOf);

export default function OrganizationListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={organizationList} data={loaderData} Card={OrganizationCard} />;
}
