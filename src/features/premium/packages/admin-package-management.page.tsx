import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-package-management.page";
import { packageCalls } from "./contract.ts";

const page = tablePage(packageCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("premiumPackages");

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("premiumPackages");
  const locale = useLocale();
  return (
    <AdminTable
      texts="premiumPackages"
      data={loaderData}
      headActions={
        <Link to={pathTo("paymentPlans", locale)} className="button button-secondary">
          {text("see")}
        </Link>
      }
      nameOf={({ nameEn, nameTr }) => (locale === "tr" ? nameTr : nameEn)}
    />
  );
}
