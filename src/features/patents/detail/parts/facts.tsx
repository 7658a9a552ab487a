import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { listPath } from "#shared/list/list-path.ts";
import { FactsCard } from "#ui/facts-card.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import { patentList } from "../../filters.ts";
import type { PatentPage } from "../patent.page.tsx";
import { OrganizationLink } from "./organization-link.tsx";

/** Short facts; unknown ones are left out. */
export function PatentFacts(page: PatentPage) {
  const text = useTranslations("patentsDetail");
  const locale = useLocale();
  const { value, marketSize, technologyReadinessLevel: readiness, ...patent } = page.patent;
  const lines = (values: readonly string[]) =>
    values.length > 0 &&
    values.map((item) => (
      <span key={item} className="block">
        {item}
      </span>
    ));
  const facts: [name: string, value: ReactNode][] = [
    [text("organization"), <OrganizationLink key="organization" {...page} />],
    [
      text("readiness"),
      readiness && (
        <Link
          to={listPath(patentList, locale, { filter: { technologyReadinessLevel: [readiness.slug] } })}
          className="hover:underline"
        >
          {readiness.name}
        </Link>
      ),
    ],
    [text("value"), value && <Money amount={value.amount} currency={value.currency} />],
    [text("marketSize"), marketSize && <Money amount={marketSize.amount} currency={marketSize.currency} />],
    [text("numbers"), lines(patent.applicationNumbers)],
    [text("inventors"), lines(patent.inventors)],
    [text("protectionStart"), formatDate(patent.protectionStart, locale)],
    [text(page.isProtected ? "protectionEnd" : "protectionOver"), formatDate(patent.protectionEnd, locale)],
  ];
  return (
    <FactsCard
      title={text("facts")}
      facts={facts}
      note={text("updated", { date: formatDate(patent.updatedAt, locale) })}
    />
  );
}
