import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { IndexCompany } from "../contract.ts";

/** One of the index lists: a few startups, each with one line and, where there is one, an amount. */
export function CompanyList({ title, companies }: { title: string; companies: IndexCompany[] }) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <Card title={title} heading="h3" flush>
      {companies.length === 0 && <p className="px-5 pb-5 text-ink-muted">{t("nothingYet")}</p>}
      <ul className="divide-y divide-line">
        {companies.map((company) => (
          <li key={company.id}>
            <Link
              to={pathTo("startup", locale, { seoUrl: company.seoUrl })}
              className="flex items-center gap-3 px-5 py-3 no-underline hover:bg-sunken"
            >
              <LetterTile name={company.name} photo={company.logo} className="size-10 text-base" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{truncate(company.name)}</span>
                {company.tagline && (
                  <span className="line-clamp-1 text-sm text-ink-muted">{truncate(company.tagline)}</span>
                )}
              </span>
              {company.amountUsd !== null && (
                <span className="text-sm font-semibold">
                  <Money amount={Math.round(company.amountUsd)} currency="USD" />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
