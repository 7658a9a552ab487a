import { Fragment, type ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatMonth } from "#shared/format.ts";
import { Fact, Facts } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ListLink } from "./list-link.tsx";
import { seeksInDetail } from "./place.ts";

/** What one asks first, in one line below the name: stage, sector, place, age, size. Unknown ones are left out. */
export function FactLine({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { country, city, county } = startup.location;
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
  // Stage, sector and place need no name before them.
  const facts: [name: string, value: ReactNode, saysItself?: true][] = [
    [t("stage"), listed("stage"), true],
    [t("sector"), listed("sector"), true],
    [t("location"), (country || city || county) && <Location key="location" {...startup.location} />, true],
    [t("founded"), formatMonth(startup.foundationDate, locale)],
    [t("employees"), startup.employeeCount?.name],
  ];
  const filled = facts.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-7 gap-y-1.5 border-y border-line py-3 text-sm">
      {filled.map(([name, value, saysItself]) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt className={saysItself ? "sr-only" : "text-ink-muted"}>{name}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The other short facts; unknown ones are left out. */
export function FactList({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const { operatingStatus, incorporated } = startup;
  const facts: [name: string, value: ReactNode][] = [
    [t("operatingStatus"), operatingStatus?.name],
    // What is looked for in detail has a card of its own.
    [t("seekingFact"), !seeksInDetail(startup) && startup.investmentSeekingStatus?.name],
    [t("incorporated"), incorporated !== null && t(incorporated ? "yes" : "no")],
    [t("legalName"), startup.legalName],
    [t("legalForm"), startup.legalForm?.name],
  ];
  const filled = facts.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <Facts>
      {filled.map(([name, value]) => (
        <Fact key={name} name={name}>
          <span className="wrap-anywhere">{value}</span>
        </Fact>
      ))}
    </Facts>
  );
}

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
