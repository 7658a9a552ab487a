import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { LEGAL_PAGES } from "#shared/legal-texts.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnText } from "../contract.ts";

/** What a member has accepted, with the day of each. */
export function AcceptedTexts({ texts }: { texts: readonly OwnText[] }) {
  const text = useTranslations("accountsConsents");
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="grid gap-3">
        {texts.map(({ document, accepted }) => (
          <li key={document}>
            <Link
              to={pathTo(LEGAL_PAGES[document], locale)}
              className={`${TEXT_LINK} inline-flex min-h-row items-center`}
            >
              {text(`documents.${document}`)}
            </Link>
            {accepted && (
              <p className="text-sm text-ink-muted">
                {text("acceptedBefore", { number: accepted.number, date: formatDate(accepted.at, locale) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to={pathTo("dashboard", locale)}>{text("toDashboard")}</ButtonLink>
    </div>
  );
}
