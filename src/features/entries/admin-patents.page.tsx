import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-patents.page";
import { managedEntryCalls } from "./contract.ts";
import { EntryTable, monthAgo } from "./parts/entry-table.tsx";

const { table, restore } = managedEntryCalls.patents;
const page = tablePage(table, { restore });
export const loader = async (args: Route.LoaderArgs) => ({ data: await page.loader(args), recent: monthAgo() });
export const action = page.action;
export const meta = tableMeta("entries.patents");

export default function PatentsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <EntryTable
      kind="patents"
      {...loaderData}
      pageOf={(id) => pathTo("patent", locale, { id })}
      editOf={({ ownerSeoUrl }) => pathTo("editOrganization", locale, { seoUrl: ownerSeoUrl! }, { section: "patents" })}
    />
  );
}
