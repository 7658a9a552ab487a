import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import type { Route } from "./+types/admin-consents.page";
import { consentCalls } from "./contract.ts";

const page = tablePage(consentCalls);
export const loader = page.loader;
export const meta = tableMeta("accountsConsents.members");

export default function ConsentsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="accountsConsents.members"
      data={loaderData}
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell name={row.name} photo={row.photo} to={profile(row)} /> }}
      actions={[{ key: "person", to: profile }]}
      quick={{ missing: { isCurrent: "false" } }}
    />
  );
}
