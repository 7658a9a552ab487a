import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import type { Route } from "./+types/admin-report-downloads.page";
import { reportDownloadCalls } from "./contract.ts";

const page = tablePage(reportDownloadCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("reportsDownloads");

export default function DownloadsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="reportsDownloads"
      data={loaderData}
      nameOf={({ person, report }) => `${person}, ${report}`}
      cells={{ person: (row) => <PersonCell name={row.person} photo={row.photo} to={profile(row)} /> }}
      actions={[
        { key: "report", to: ({ reportSeoUrl }) => pathTo("report", locale, { seoUrl: reportSeoUrl }) },
        { key: "profile", to: profile },
        { key: "account", to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }) },
      ]}
    />
  );
}
