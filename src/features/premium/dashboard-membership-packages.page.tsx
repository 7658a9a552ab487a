import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-membership-packages.page";
import { loadComparison } from "./parts/load-comparison.ts";
import { PackageComparison } from "./parts/package-comparison.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) => loadComparison(pageContext(context), url);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premium.title"), description: t("premium.description"), noindex: true }));

export default function MemberPackagesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("premium");
  return (
    <DashboardPage title={t("title")} lead={t("description")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PackageComparison {...loaderData} />
      </div>
    </DashboardPage>
  );
}
