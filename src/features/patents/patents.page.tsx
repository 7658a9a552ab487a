import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/patents.page";
import { PatentCard, type PatentCardData } from "./card.tsx";
import { patentList } from "./filters.ts";
import { patentsPage } from "./parts/list.ts";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadList(patentsPage, pageContext(context), params["*"], url);

export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  changeSaved(patentsPage.calls, pageContext(context), params["*"], url, await request.formData());

const pathOf = ({ seoUrl }: PatentCardData, locale: Locale) => pathTo("patent", locale, { id: seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(patentList, args, args.loaderData, pathOf);

export default function PatentListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={patentList} data={loaderData} Card={PatentCard} />;
}
