import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { ListCardProps } from "#ui/list-page/list-rows.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import type { Route } from "./+types/startups.page";
import { StartupCard } from "./card.tsx";
import { startupList } from "./filters.ts";
import { type StartupRowData, startupsPage } from "./parts/list.ts";

/** Loaded for readers who look at the table. */
const StartupTable = loadedLater(() => import("./parts/startup-table.tsx"));

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadList(startupsPage, pageContext(context), params["*"], url);

export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  changeSaved(startupsPage.calls, pageContext(context), params["*"], url, await request.formData());

const pathOf = ({ seoUrl }: StartupRowData, locale: Locale) => pathTo("startup", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(startupList, args, args.loaderData, pathOf);

const Card = ({ row, corner }: ListCardProps<StartupRowData>) => <StartupCard startup={row} corner={corner} />;

export default function StartupListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={startupList} data={loaderData} Card={Card} Table={StartupTable} />;
}
