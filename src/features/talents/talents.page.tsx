import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/talents.page";
import { TalentCard, type TalentCardData } from "./card.tsx";
import { talentList } from "./filters.ts";
import { talentsPage } from "./parts/list.ts";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadList(talentsPage, pageContext(context), params["*"], url);

export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  changeSaved(talentsPage.calls, pageContext(context), params["*"], url, await request.formData());

const pathOf = ({ seoUrl }: TalentCardData, locale: Locale) => pathTo("talent", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(talentList, args, args.loaderData, pathOf);

export default function TalentListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={talentList} data={loaderData} Card={TalentCard} />;
}
