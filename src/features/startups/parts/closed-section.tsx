import type { ReactNode } from "react";
import { AnswerFilter } from "./answer-filter.tsx";
import { ChoiceFilter, CurrencyFilter } from "./choice-filter.tsx";
import type { ClosedKey, SectionProps } from "./panel-section.tsx";
import { DatesFilter, MoneyFilter } from "./range-filter.tsx";
import type { Panel } from "./use-panel.ts";

/** What a section shows that is closed at first. */
export default function ClosedSection({ section, panel }: SectionProps<ClosedKey>) {
  return <div className="grid gap-4">{CONTENT[section.key](panel)}</div>;
}

/** The filters of each section, as what is chosen allows them. */
const CONTENT: Record<ClosedKey, (panel: Panel) => ReactNode> = {
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
  seeking: (panel) => (
    <>
      <ChoiceFilter panel={panel} field="investmentSeekingStatus" list="seekingStatuses" />
      {panel.draft.investmentSeekingStatus?.some(panel.isSeeking) && (
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
