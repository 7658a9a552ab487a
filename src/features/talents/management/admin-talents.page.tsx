import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { formatDate } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-talents.page";
import { managedTalentCalls } from "./contract.ts";

const page = tablePage(managedTalentCalls);
export async function loader(args: Route.LoaderArgs) {
  return { data: await page.loader(args), monthAgo: isoDay(new Date(Date.now() - 30 * 86_400_000)) };
}
export const action = page.action;
export const meta = tableMeta("talentsManagement");

export default function TalentManagementPage({ loaderData: { data, monthAgo } }: Route.ComponentProps) {
  const text = useTranslations("talentsManagement");
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="talentsManagement"
      data={data}
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell name={row.name} photo={row.photo} to={profile(row)} /> }}
      actions={[
        { key: "profile", to: profile },
        { key: "account", to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }) },
        { key: "hide", change: { field: "isVisible", value: "false" }, isOffered: ({ isVisible }) => isVisible },
        { key: "show", change: { field: "isVisible", value: "true" }, isOffered: ({ isVisible }) => !isVisible },
      ]}
      bulk={[{ key: "show" }, { key: "hide" }]}
      quick={{
        visible: { state: "visible" },
        unlisted: { state: "unlisted" },
        hidden: { state: "hidden" },
        inactive: { state: "inactive" },
        recent: { createdFrom: monthAgo },
      }}
      filterText={(filter, value) =>
        filter === "createdFrom" || filter === "createdTo"
          ? text(filter === "createdFrom" ? "joinedFrom" : "joinedTo", { date: formatDate(value, locale) })
          : undefined
      }
    />
  );
}
