import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { formatDate } from "#shared/format.ts";
import { cellText } from "#shared/table/column.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/audit.page";
import { auditCalls } from "./contract.ts";

const page = tablePage(auditCalls);
export const loader = page.loader;
export const meta = tableMeta("auditLog");

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("auditLog");
  const locale = useLocale();
  return (
    <AdminTable
      texts="auditLog"
      data={loaderData}
      nameOf={({ action }, words) => cellText({ key: "action" }, action, words)}
      filterText={(filter, value) =>
        filter === "from" || filter === "to" ? text(filter, { date: formatDate(value, locale) }) : undefined
      }
    />
  );
}
