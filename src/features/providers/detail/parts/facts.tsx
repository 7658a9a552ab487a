import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { Trust } from "#ui/fact-age/trust.tsx";
import { FactsCard } from "#ui/facts-card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { providerList } from "../../filters.ts";
import type { ProviderPage } from "../provider.page.tsx";

/** Short facts and how to reach them; unknown ones are left out. Values lead to the providers that share them. */
export function ProviderFacts({ provider }: ProviderPage) {
  const text = useTranslations("providersDetail");
  const locale = useLocale();
  const { location, employeeCount, foundationYear, address, email, phone } = provider;
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
    <FactsCard title={text("facts")} facts={facts}>
      <Trust
        entry={provider}
        names={{
          employeeCountId: text("employees"),
          cityId: text("city"),
          address: text("address"),
          email: text("email"),
          phone: text("phone"),
          website: text("website"),
        }}
      />
    </FactsCard>
  );
}
