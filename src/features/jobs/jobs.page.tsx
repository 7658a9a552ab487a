import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/jobs.page";
import { jobList } from "./filters.ts";
import { JobCard, type JobCardData } from "./parts/job-card.tsx";
import { jobsPage } from "./parts/list.ts";

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(jobsPage, pageContext(context), undefined, url);

export const action = async ({ context, url, request }: Route.ActionArgs) =>
  changeSaved(jobsPage.calls, pageContext(context), undefined, url, await request.formData());

const pathOf = ({ seoUrl }: JobCardData, locale: Locale) => pathTo("job", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(jobList, args, args.loaderData, pathOf);

export default function JobListPage({ loaderData }: Route.ComponentProps) {
  return <ListPageView list={jobList} data={loaderData} Card={JobCard} />;
}
