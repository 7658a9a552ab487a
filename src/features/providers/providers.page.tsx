import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/providers.page";
import { ProviderCard, type ProviderCardData } from "./card.tsx";
import { providerList } from "./filters.ts";
import { providersPage } from "./parts/list.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadList(providersPage, pageContext(context), undefined, url);

export const action = async ({ context, url, request }: Route.ActionArgs) =>
  changeSaved(providersPage.calls, pageContext(context), undefined, url, await request.formData());

const pathOf = ({ seoUrl }: ProviderCardData, locale: Locale) => pathTo("provider", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(providerList, args, args.loaderData, pathOf);

export default function ProviderListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={providerList} data={loaderData} Card={ProviderCard} />;
}
