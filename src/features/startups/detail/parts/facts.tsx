import { Fragment, type ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatMonth, formatNumber } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { Fact, Facts } from "#ui/card.tsx";
import { useAsOf } from "#ui/fact-age/trust.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ListLink } from "./list-link.tsx";

/** Short facts; unknown ones are left out. */
export function FactList({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { employeeCount, operatingStatus, incorporated, patents, revenueModels, incubationCenters } = startup;
  const listed = (filter: "sector" | "stage") => {
    const value = startup[filter];
    return (
      value && (
        <ListLink filter={filter} slug={value.slug} className="hover:underline">
          {value.name}
        </ListLink>
      )
    );
  };
  const today = isoDay(new Date());
  const hosts = incubationCenters.filter(
    ({ saidBy, endDate }) => saidBy === "both" && (endDate === null || endDate >= today),
  );
  const asOf = useAsOf();
  const { oldFacts } = startup;
  const facts: [name: string, value: ReactNode, confirmedAt?: string][] = [
    [t("founded"), formatMonth(startup.foundationDate, locale)],
    [t("location"), <Location key="location" {...startup.location} />, oldFacts.cityId],
    [t("sector"), listed("sector"), oldFacts.sectorId],
    [t("stage"), listed("stage"), oldFacts.stageId],
    [t("employees"), employeeCount?.name, oldFacts.employeeCountId],
    [t("operatingStatus"), operatingStatus?.name, oldFacts.operatingStatusId],
    [t("seekingFact"), startup.investmentSeekingStatus?.name, oldFacts.investmentSeekingStatusId],
    [t("revenueModel"), namesOf(revenueModels)],
    [t("incubation"), namesOf(hosts)],
    [t("patentCount"), patents.length > 0 && formatNumber(patents.length, locale)],
    [t("incorporated"), incorporated !== null && t(incorporated ? "yes" : "no")],
    [t("legalName"), startup.legalName],
    [t("legalForm"), startup.legalForm?.name],
  ];
  const { country, city, county } = startup.location;
  const filled = facts.filter(([name, value]) => value && (name !== t("location") || country || city || county));
  if (filled.length === 0) return null;
  return (
    <Facts>
      {filled.map(([name, value, confirmedAt]) => (
        <Fact key={name} name={name}>
          <span className="wrap-anywhere">{value}</span>
          {confirmedAt && <span className="block text-xs font-normal text-ink-muted">{asOf(confirmedAt)}</span>}
        </Fact>
      ))}
    </Facts>
  );
}

const namesOf = (values: readonly { name: string }[]): string => values.map(({ name }) => name).join(", ");

/** From the smallest to the largest; city and country lead to the list. */
function Location({ country, city, county }: StartupDetail["location"]) {
  const places = [
    county && { ...county, filter: undefined },
    city && { ...city, filter: "city" as const },
    country && { ...country, filter: "country" as const },
  ];
  return places
    .filter((place) => place !== null)
    .map(({ id, name, slug, filter }, index) => (
      <Fragment key={id}>
        {index > 0 && ", "}
        {filter ? (
          <ListLink filter={filter} slug={slug} className="hover:underline">
            {name}
          </ListLink>
        ) : (
          name
        )}
      </Fragment>
    ));
}
