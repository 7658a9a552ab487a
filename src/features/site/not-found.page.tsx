import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pathTo } from "#shared/paths.ts";

export const loader = () => data(null, 404);

export default function NotFoundPage() {
  const t = useTranslations("site");
  return (
    <main>
      <h1>{t("notFoundTitle")}</h1>
      <p>{t("notFoundText")}</p>
      <Link to={pathTo("home", useLocale())}>{t("home")}</Link>
    </main>
  );
}
