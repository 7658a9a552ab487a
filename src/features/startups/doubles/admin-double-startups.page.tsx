import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-double-startups.page";
import { doubleStartupCalls } from "./contract.ts";

const page = tablePage(doubleStartupCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("startupsDoubles");

export default function DoubleStartupsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const text = useTranslations("startupsDoubles");
  return (
    <AdminTable
      texts="startupsDoubles"
      data={loaderData}
      headActions={
        <div className="flex flex-wrap gap-3">
          <Link to={pathTo("adminStartupMerges", locale)} className="button button-quiet">
            {text("history")}
          </Link>
          <Link to={pathTo("adminMergeStartups", locale)} className="button button-secondary">
            {text("choose")}
          </Link>
        </div>
      }
      nameOf={({ name, other }) => `${name}, ${other}`}
      actions={[
        {
          key: "compare",
          to: ({ firstId, secondId }) => pathTo("adminMergeStartups", locale, {}, { first: firstId, second: secondId }),
        },
        {
          key: "different",
          change: { field: "state", value: "different" },
          isOffered: ({ state }) => state === "open",
        },
        { key: "open", change: { field: "state", value: "open" }, isOffered: ({ state }) => state !== "open" },
      ]}
      quick={{ open: { state: "open" }, site: { sign: "site" } }}
      filterText={(filter, value) => (filter === "sign" && value === "site" ? text("quick.site") : undefined)}
    />
  );
}
