import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { FilterSection } from "#ui/disclosure.tsx";
import { Link } from "#ui/link.tsx";
import { LoadedLater } from "#ui/reload-overlay.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useTranslations } from "#ui/translations.ts";
import { takesCities } from "../rules.ts";
import { ChoiceFilter, CurrencyFilter } from "./choice-filter.tsx";
import { FILTER_FIELDS } from "./filter-fields.ts";
import type { SECTIONS } from "./panel-sections.ts";
import { DatesFilter, MoneyFilter } from "./range-filter.tsx";
import type { Panel, PanelProps } from "./use-panel.ts";

type Section = (typeof SECTIONS)[number];
export interface SectionProps<Key extends string = string> {
  section: Section & { key: Key };
  panel: Panel;
  props: PanelProps;
}
type OpenKey = Extract<Section, { open: true }>["key"];
/** Sections that are closed at first; what they show is fetched when one opens. */
export type ClosedKey = Exclude<Section["key"], OpenKey>;

const isOpenAtFirst = (props: SectionProps): props is SectionProps<OpenKey> => props.section.open;
const loadClosed = () => import("./closed-section.tsx");

/** One section of the panel: its filters, or why they are locked. */
export function PanelSection(given: SectionProps) {
  const { section, panel, props } = given;
  const text = useTranslations("startups");
  const isLocked = props.locked && section.fields.some((field) => FILTER_FIELDS[field].premium);
  const chosen = section.fields.flatMap<unknown>((field) => panel.draft[field] ?? []).length;
  const isApplied = section.fields.some((field) => props.applied[field] !== undefined);
  const open = () => {
    // Ahead of its lists; where it does not come, what shows it says so.
    loadClosed().catch(() => {});
    panel.openSection(section.key);
  };
  return (
    <FilterSection
      title={text(`sections.${section.key}`)}
      open={((section.open || props.open.includes(section.key)) && !isLocked) || isApplied}
      locked={isLocked}
      chosen={{ number: chosen, label: text("list.chosen") }}
      onOpen={section.open || isLocked ? undefined : open}
    >
      {isLocked ? (
        <Locked hasPackagesPage={props.hasPackagesPage} />
      ) : isOpenAtFirst(given) ? (
        <div className="grid gap-4">{CONTENT[given.section.key](panel, props)}</div>
      ) : (
        <ClosedSection {...(given as SectionProps<ClosedKey>)} />
      )}
    </FilterSection>
  );
}

/** Without scripts, or where its choices did not come, a link brings what stands in the section. */
function ClosedSection(given: SectionProps<ClosedKey>) {
  const text = useTranslations("startups.list");
  const { section, panel } = given;
  if (panel.failure && !panel.hasLists(section.lists)) return <p className="text-sm text-bad">{panel.failure}</p>;
  const waiting = <SkeletonText lines={4} />;
  if (panel.hasLists(section.lists)) return <LoadedLater load={loadClosed} waiting={waiting} props={given} />;
  if (panel.isOpening(section.key)) return waiting;
  return (
    <Link to={panel.openPath(section.key)} className="text-sm font-semibold text-honey-deep hover:underline">
      {text("showChoices")}
    </Link>
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
const CONTENT: Record<OpenKey, (panel: Panel, props: PanelProps) => ReactNode> = {
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
};

function NeedsInvestment() {
  const text = useTranslations("startups.list");
  return <p className="text-sm text-ink-muted">{text("needsInvestment")}</p>;
}
