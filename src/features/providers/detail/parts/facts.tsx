import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { Card, Fact, Facts } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { providerList } from "../../filters.ts";
import type { ProviderPage } from "../detail.page.tsx";

/** Short facts and how to reach them; unknown ones are left out. Values lead to the providers that share them. */
export function FactsCard({ provider }: ProviderPage) {
  const text = useTranslations("providerDetail");
  const locale = useLocale();
  const { location, employeeCount, foundationYear, address, email, phone, updatedAt } = provider;
  const { country, city } = location;
  const listed = (filter: Filter, name: string) => (
    <Link to={listPath(providerList, locale, { filter })} className="hover:underline">
      {name}
    </Link>
  );
  const facts: [name: string, value: ReactNode][] = [
    [text("founded"), foundationYear],
    [text("employees"), employeeCount && listed({ employeeCount: [employeeCount.slug] }, employeeCount.name)],
    [text("country"), country && listed({ country: [country.slug] }, country.name)],
    [text("city"), city && country && listed({ country: [country.slug], city: [city.slug] }, city.name)],
    [text("address"), address],
    [
      text("email"),
      email && (
        <a href={`mailto:${email}`} className="hover:underline">
          {email}
        </a>
      ),
    ],
    [
      text("phone"),
      phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="hover:underline">
          {phone}
        </a>
      ),
    ],
  ];
  return (
    <Card title={<span className="sr-only">{text("facts")}</span>} className="[&>div:first-child]:mb-0">
      <div>
        <Facts>
          {facts.map(
            ([name, value]) =>
              value && (
                <Fact key={name} name={name}>
                  <span className="wrap-anywhere">{value}</span>
                </Fact>
              ),
          )}
        </Facts>
        <p className="text-sm text-ink-muted not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-3.5">
          {text("updated", { date: formatDate(updatedAt, locale) })}
        </p>
      </div>
    </Card>
  );
}
