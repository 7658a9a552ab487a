import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import type { Route } from "./+types/admin-news-consents.page";
import { newsConsentCalls } from "./contract.ts";
import { AddressesButton } from "./parts/addresses-button.tsx";

const page = tablePage(newsConsentCalls);
export const loader = page.loader;
export const meta = tableMeta("accountsConsents.news");

export default function NewsConsentsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="accountsConsents.news"
      data={loaderData}
      headActions={<AddressesButton />}
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell name={row.name} photo={row.photo} to={profile(row)} /> }}
      actions={[{ key: "person", to: profile }]}
      quick={{ given: { state: "given" } }}
    />
  );
}
