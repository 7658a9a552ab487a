import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { FilterSection } from "#ui/disclosure.tsx";
import { takesCities } from "../rules.ts";
import { AnswerFilter } from "./answer-filter.tsx";
import { ChoiceFilter, CurrencyFilter } from "./choice-filter.tsx";
import { FILTER_FIELDS } from "./filter-fields.ts";
import type { SECTIONS, SectionKey } from "./panel-sections.ts";
import { DatesFilter, MoneyFilter } from "./range-filter.tsx";
import { isSeekingIn, type Panel, type PanelProps } from "./use-panel.ts";

interface PanelSectionProps {
  section: (typeof SECTIONS)[number];
  panel: Panel;
  props: PanelProps;
}

/** One section of the panel: its filters, or why they are locked. */
export function PanelSection({ section, panel, props }: PanelSectionProps) {
  const text = useTranslations("startups");
  const isLocked = props.locked && section.fields.some((field) => FILTER_FIELDS[field].premium);
  const chosen = section.fields.filter((field) => panel.draft[field] !== undefined).length;
  const isApplied = section.fields.some((field) => props.applied[field] !== undefined);
  return (
    <FilterSection
      title={text(`sections.${section.key}`)}
      open={(section.open && !isLocked) || isApplied}
      locked={isLocked}
      chosen={{ number: chosen, label: text("list.chosen") }}
    >
      {isLocked ? (
        <Locked hasPackagesPage={props.hasPackagesPage} />
      ) : (
        <div className="grid gap-4">{CONTENT[section.key](panel, props)}</div>
      )}
    </FilterSection>
  );
}

function Locked({ hasPackagesPage }: { hasPackagesPage: boolean }) {
  const text = useTranslations("startups.list");
  const locale = useLocale();
  return (
    <p className="text-sm text-ink-muted">
      {text("locked")} {hasPackagesPage && <Link to={pathTo("membershipPackages", locale)}>{text("seePackages")}</Link>}
    </p>
  );
}

/** The filters of each section, as what is chosen allows them. */
const CONTENT: Record<SectionKey, (panel: Panel, props: PanelProps) => ReactNode> = {
  sector: (panel, { signedIn }) => (
    <>
      <ChoiceFilter panel={panel} field="sector" list="sectors" hideLabel single={!signedIn} />
      {panel.draft.sector && <ChoiceFilter panel={panel} field="subSectors" list="subSectors" />}
    </>
  ),
  stage: (panel) => <ChoiceFilter panel={panel} field="stage" list="stages" hideLabel />,
  place: (panel) => (
    <>
      <ChoiceFilter panel={panel} field="country" list="countries" hideLabel />
      {takesCities(panel.draft) && <ChoiceFilter panel={panel} field="city" list="cities" />}
    </>
  ),
  raised: (panel) =>
    panel.draft.hasInvestment === false ? (
      <NeedsInvestment />
    ) : (
      <>
        <MoneyFilter panel={panel} field="fundings.amountUsd" hideLabel />
        <CurrencyFilter panel={panel} field="investments.amountCurrency" list="amountCurrencies" />
      </>
    ),
  founded: (panel) => <DatesFilter panel={panel} field="foundationDate" hideLabel />,
  technology: (panel) => <ChoiceFilter panel={panel} field="technologies" list="technologies" hideLabel />,
  team: (panel) => <ChoiceFilter panel={panel} field="employeeCount" list="employeeCounts" hideLabel />,
  model: (panel) => (
    <>
      <ChoiceFilter panel={panel} field="businessModels" list="businessModels" />
      <ChoiceFilter panel={panel} field="revenueModels" list="revenueModels" />
    </>
  ),
  investment: (panel) => (
    <>
      <AnswerFilter panel={panel} field="hasInvestment" list="hasInvestment" />
      {panel.draft.hasInvestment !== false && (
        <>
          <ChoiceFilter panel={panel} field="hasInvestment.tour" list="tours" />
          <MoneyFilter panel={panel} field="fundings.premValuationUsd" />
          <CurrencyFilter panel={panel} field="investments.valuationCurrency" list="valuationCurrencies" />
          <DatesFilter panel={panel} field="fundings.announcedDate" />
        </>
      )}
    </>
  ),
  seeking: (panel, { lists }) => (
    <>
      <ChoiceFilter panel={panel} field="investmentSeekingStatus" list="seekingStatuses" />
      {panel.draft.investmentSeekingStatus?.some(isSeekingIn(lists)) && (
        <>
          <MoneyFilter panel={panel} field="seekingInvestmentAmount" />
          <CurrencyFilter panel={panel} field="seekingInvestmentAmountCurrency" list="amountCurrencies" />
        </>
      )}
    </>
  ),
  support: (panel) => (
    <>
      <AnswerFilter panel={panel} field="hasGovernmentSupport" list="hasGovernmentSupport" />
      {panel.draft.hasGovernmentSupport !== false && (
        <ChoiceFilter panel={panel} field="governmentSupports" list="governmentSupports" />
      )}
    </>
  ),
  ecosystem: (panel) => (
    <>
      <ChoiceFilter panel={panel} field="startupPrograms" list="startupPrograms" />
      <ChoiceFilter panel={panel} field="incubationCenters" list="incubationCenters" />
    </>
  ),
  status: (panel) => <ChoiceFilter panel={panel} field="operatingStatus" list="operatingStatuses" hideLabel />,
  company: (panel) => (
    <>
      <AnswerFilter panel={panel} field="incorporated" list="incorporated" />
      <AnswerFilter panel={panel} field="patents" list="patents" />
    </>
  ),
};

function NeedsInvestment() {
  const text = useTranslations("startups.list");
  return <p className="text-sm text-ink-muted">{text("needsInvestment")}</p>;
}
