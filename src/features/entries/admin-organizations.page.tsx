import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-organizations.page";
import { managedEntryCalls } from "./contract.ts";
import { EntryTable, monthAgo } from "./parts/entry-table.tsx";

const { table, restore } = managedEntryCalls.organizations;
const page = tablePage(table, { restore });
export const loader = async (args: Route.LoaderArgs) => ({ data: await page.loader(args), recent: monthAgo() });
export const action = page.action;
export const meta = tableMeta("entries.organizations");

export default function OrganizationsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("entries.organizations");
  const locale = useLocale();
  return (
    <EntryTable
      kind="organizations"
      {...loaderData}
      createAt={{ to: pathTo("addOrganization", locale), label: text("add") }}
      pageOf={(seoUrl) => pathTo("techCenter", locale, { seoUrl })}
      editOf={({ seoUrl }) => pathTo("editOrganization", locale, { seoUrl })}
    />
  );
}
