import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";

/** The competitors that the startup names. */
export function Competitors({ startup: { competitors } }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  if (competitors.length === 0) return null;
  return (
    <Card title={t("competitors")}>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {competitors.map(({ id, competitorName, competitorWebsite, seoUrl }) => (
          <li
            key={id}
            className="flex min-h-row flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">
              {seoUrl ? (
                <Link to={pathTo("startup", locale, { seoUrl })} className="hover:underline">
                  {competitorName}
                </Link>
              ) : (
                competitorName
              )}
            </span>
            {competitorWebsite && (
              <span className="text-sm">
                <ExternalLink address={competitorWebsite} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
