import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { ClaimCard } from "#features/claims/card.tsx";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Trust } from "#ui/fact-age/trust.tsx";
import { FactsCard } from "#ui/facts-card.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { WebLinks } from "#ui/web-links.tsx";
import { organizationList } from "../../filters.ts";
import type { OrganizationPage } from "../tech-center.page.tsx";

/** Short facts and how to reach it; unknown ones are left out. Values lead to the organizations that share them. */
export function OrganizationFacts({ organization }: OrganizationPage) {
  const text = useTranslations("organizationsDetail");
  const locale = useLocale();
  const { type, location, address, email, phone } = organization;
  const { country, city } = location;
  const listed = (filter: Filter, name: string) => (
    <Link to={listPath(organizationList, locale, { filter })} className="hover:underline">
      {name}
    </Link>
  );
  const facts: [name: string, value: ReactNode][] = [
    [text("type"), listed({ type: [type.slug] }, type.name)],
    [text("country"), country && listed({ country: [country.slug] }, country.name)],
    [text("city"), city && country && listed({ country: [country.slug], city: [city.slug] }, city.name)],
    [text("address"), address],
    [text("email"), email && <ContactLink to={`mailto:${email}`}>{email}</ContactLink>],
    [text("phone"), phone && <ContactLink to={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</ContactLink>],
  ];
  return (
    <FactsCard title={text("facts")} facts={facts}>
      <Trust
        entry={organization}
        names={{
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

const ContactLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="hover:underline">
    {children}
  </a>
);

/** Networks it belongs to, and where else it is found. */
export function Aside({ organization }: OrganizationPage) {
  const text = useTranslations("organizationsDetail");
  const locale = useLocale();
  const { mayClaim, seoUrl, angelNetworks, linkedin, twitter, instagram, facebook } = organization;
  return (
    <>
      {mayClaim && <ClaimCard kind="organization" seoUrl={seoUrl} />}
      {angelNetworks.length > 0 && (
        <Card title={text("angelNetworks")}>
          <ul className="-my-1 grid text-sm">
            {angelNetworks.map(({ id, name, seoUrl, isConfirmed }) => (
              <li key={id} className="flex min-h-row flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
                {seoUrl ? (
                  <Link to={pathTo("techCenter", locale, { seoUrl })} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {!isConfirmed && <Tag>{text("saidByOneSide")}</Tag>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <WebLinks
        title={text("links")}
        links={[
          { name: "LinkedIn", address: linkedin },
          { name: "X (Twitter)", address: twitter },
          { name: "Instagram", address: instagram },
          { name: "Facebook", address: facebook },
        ]}
      />
    </>
  );
}
