import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/reports.page";
import { ReportCard, type ReportCardData } from "./card.tsx";
import { reportList } from "./filters.ts";
import { reportsPage } from "./parts/list.ts";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadList(reportsPage, pageContext(context), params["*"], url);

export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  changeSaved(reportsPage.calls, pageContext(context), params["*"], url, await request.formData());

const pathOf = ({ seoUrl }: ReportCardData, locale: Locale) => pathTo("report", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(reportList, args, args.loaderData, pathOf);

export default function ReportListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={reportList} data={loaderData} Card={ReportCard} />;
}
