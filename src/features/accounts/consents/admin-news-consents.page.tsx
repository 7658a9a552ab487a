import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-news-consents.page";
import { newsConsentCalls } from "./contract.ts";

const page = tablePage(newsConsentCalls);
export const loader = page.loader;
export const meta = tableMeta("accountsConsents.news");

export default function NewsConsentsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("accountsConsents.news");
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="accountsConsents.news"
      data={loaderData}
      headActions={
        <ButtonLink to={RESOURCE_PATHS.newsAddresses[locale]} reloadDocument download title={text("downloadHint")}>
          {text("download")}
        </ButtonLink>
      }
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell name={row.name} photo={row.photo} to={profile(row)} /> }}
      actions={[{ key: "person", to: profile }]}
      quick={{ given: { state: "given" } }}
    />
  );
}
