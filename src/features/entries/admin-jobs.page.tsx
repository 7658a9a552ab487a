import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-jobs.page";
import { managedEntryCalls } from "./contract.ts";
import { EntryTable, monthAgo } from "./parts/entry-table.tsx";

const { table, restore } = managedEntryCalls.jobs;
const page = tablePage(table, { restore });
export const loader = async (args: Route.LoaderArgs) => ({ data: await page.loader(args), recent: monthAgo() });
export const action = page.action;
export const meta = tableMeta("entries.jobs");

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <EntryTable
      kind="jobs"
      {...loaderData}
      pageOf={(seoUrl) => pathTo("job", locale, { seoUrl })}
      editOf={({ seoUrl }) => pathTo("dashboardAddJob", locale, { seoUrl })}
    />
  );
}
