import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";

/** The terms of a purchase. */
export function BuyingNote() {
  const t = useTranslations("premium");
  const locale = useLocale();
  return (
    <Note icon={<InfoIcon />} title={t("termsTitle")}>
      <p>{t("terms")}</p>
      <Link to={pathTo("serviceAgreement", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
        {t("toTerms")}
      </Link>
    </Note>
  );
}
