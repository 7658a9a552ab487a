import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/membership-packages.page";
import { loadComparison } from "./parts/load-comparison.ts";
import { PackageComparison } from "./parts/package-comparison.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) => loadComparison(pageContext(context), url);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premium.title"), description: t("premium.description") }));

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("premium");
  return (
    <DefaultLayout className="grid gap-8 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("description")}</p>
      </header>
      <PackageComparison {...loaderData} />
    </DefaultLayout>
  );
}
