import { formatMoney, formatMonth } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { StartupDetail } from "../../detail/contract.ts";
import { DOCUMENT_TEXTS } from "./document-texts.server.ts";

type Fact = [label: string, value: string];

/** "İzmir, Türkiye". */
export const placeOf = ({ location: { city, country } }: Pick<StartupDetail, "location">): string =>
  [city?.name, country?.name].filter(Boolean).join(", ");

/** The facts of a startup as lines of label and value, without empty ones. */
export function factsOf(startup: StartupDetail, locale: Locale): Fact[] {
  const texts = DOCUMENT_TEXTS[locale];
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join(", ");
  const { seekingInvestmentAmount: sought, funding } = startup;
  const facts: Fact[] = [
    [texts.founded, formatMonth(startup.foundationDate, locale)],
    [texts.location, placeOf(startup)],
    [texts.sector, startup.sector?.name ?? ""],
    [texts.stage, startup.stage?.name ?? ""],
    [texts.employees, startup.employeeCount?.name ?? ""],
    [texts.status, startup.operatingStatus?.name ?? ""],
    [texts.businessModel, names(startup.businessModels)],
    [texts.revenueModel, names(startup.revenueModels)],
    [texts.incubation, names(startup.incubationCenters)],
    [texts.raised, raisedOf(funding.totalUsd, texts.undisclosed, locale)],
    [texts.seeking, sought ? formatMoney(sought.amount, sought.currency, locale) : ""],
    [texts.website, startup.website?.replace(/^https?:\/\/(www\.)?|\/$/g, "") ?? ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** Nothing of who never raised. */
const raisedOf = (usd: number | null, undisclosed: string, locale: Locale): string =>
  usd === null ? undisclosed : usd > 0 ? formatMoney(usd, "USD", locale) : "";
