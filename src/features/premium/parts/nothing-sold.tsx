import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";

/** In the place of packages and prices, where the house has no payment provider. `page`: the page has no heading of its own. */
export function NothingSold({ page = false }: { page?: boolean }) {
  const t = useTranslations("premium");
  const locale = useLocale();
  return (
    <EmptyState
      page={page}
      title={t("nothingSold")}
      actions={<ButtonLink to={pathTo("startups", locale)}>{t("toStartups")}</ButtonLink>}
    >
      {t("nothingSoldText")}
    </EmptyState>
  );
}
