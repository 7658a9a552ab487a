import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import type { Route } from "./+types/admin-spammers.page";
import { lookAtReports, spammersCalls } from "./contract.ts";

const page = tablePage(spammersCalls, { lookedAt: lookAtReports });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("messagesReported");

export default function ReportedMessagesPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="messagesReported"
      data={loaderData}
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell name={row.name} photo={row.photo} to={profile(row)} /> }}
      actions={[
        { key: "lookedAt", isOffered: ({ state }) => state === "open" },
        { key: "account", to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }) },
        { key: "profile", to: profile },
      ]}
      quick={{ open: { state: "open" } }}
    />
  );
}
