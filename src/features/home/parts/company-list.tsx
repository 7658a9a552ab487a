import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import type { IndexCompany } from "../contract.ts";

interface CompanyListProps {
  title: string;
  companies: IndexCompany[];
  /** The way to all of them. */
  all: { to: string; text: string };
}

/** One of the index lists: a few startups, each with one line and, where there is one, an amount; nothing where there are none. */
export function CompanyList({ title, companies, all }: CompanyListProps) {
  const locale = useLocale();
  if (companies.length === 0) return null;
  return (
    <Card title={title} heading="h3" end={<Link to={all.to}>{all.text}</Link>} flush>
      <ul className="divide-y divide-line">
        {companies.map((company) => (
          <li key={company.id}>
            <Link
              to={pathTo("startup", locale, { seoUrl: company.seoUrl })}
              className="flex items-center gap-3 px-5 py-3 sm:px-6 no-underline hover:bg-sunken"
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
