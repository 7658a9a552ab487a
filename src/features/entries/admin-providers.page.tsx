import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-providers.page";
import { managedEntryCalls } from "./contract.ts";
import { EntryTable, monthAgo } from "./parts/entry-table.tsx";

const { table, restore } = managedEntryCalls.providers;
const page = tablePage(table, { restore });
export const loader = async (args: Route.LoaderArgs) => ({ data: await page.loader(args), recent: monthAgo() });
export const action = page.action;
export const meta = tableMeta("entries.providers");

export default function ProvidersPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("entries.providers");
  const locale = useLocale();
  return (
    <EntryTable
      kind="providers"
      {...loaderData}
      createAt={{ to: pathTo("dashboardAddProvider", locale), label: text("add") }}
      pageOf={(seoUrl) => pathTo("provider", locale, { seoUrl })}
      editOf={({ seoUrl }) => pathTo("dashboardAddProvider", locale, { seoUrl })}
    />
  );
}
