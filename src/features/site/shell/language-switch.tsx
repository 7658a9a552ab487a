import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { LOCALES } from "#shared/locale.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { otherLanguage } from "./language-address.ts";

const NAME = { en: "English", tr: "Türkçe" } as const;

/** The same page in the other language, with its filters and query. */
export function LanguageSwitch() {
  const text = useTranslations("site");
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={text("language")} className="flex items-center text-sm font-semibold">
      {LOCALES.map((locale) => (
        <li key={locale} className="flex items-center not-first:before:text-ink-muted not-first:before:content-['·']">
          <Link
            to={otherLanguage(pathname, search, locale)}
            hrefLang={locale}
            lang={locale}
            aria-label={`${locale.toUpperCase()}, ${NAME[locale]}`}
            aria-current={locale === current ? "true" : undefined}
            preventScrollReset
            className="grid min-h-control min-w-9 place-items-center rounded-tag text-ink-muted outline-offset-[-2px] hover:text-ink aria-[current=true]:font-extrabold aria-[current=true]:text-ink"
          >
            {locale.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
