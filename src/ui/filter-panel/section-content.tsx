import { meets } from "#shared/list/filter.ts";
import { choiceRow, isUnit, rowOf } from "#shared/list/list.ts";
import { facetOf, fieldsOf } from "#shared/list/sections.ts";
import { loadedLater } from "../reload-overlay.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { AnswerFilter } from "./answer-filter.tsx";
import { ChoiceFilter, SelectFilter } from "./choice-filter.tsx";
import { DatesFilter } from "./dates-filter.tsx";
import { useList, useNounTexts } from "./list-context.tsx";
import { MoneyFilter } from "./money-filter.tsx";
import type { Panel } from "./use-panel.ts";

/** Its widget weighs more than the rest of the panel. */
const AutocompleteFilter = loadedLater(async () => ({
  default: (await import("./autocomplete-filter.tsx")).AutocompleteFilter,
}));

interface SectionContentProps {
  section: string;
  panel: Panel;
  signedIn: boolean;
  /** Filters that need a package. */
  locked: readonly string[];
}

/** The filters of a section, as what is chosen allows them. */
export function SectionContent({ section, panel, signedIn, locked }: SectionContentProps) {
  const list = useList();
  const noun = useNounTexts();
  const { draft, isSeeking } = panel;
  const fields = fieldsOf(list, section).filter((field) => {
    // A unit stands beside its amount.
    if (isUnit(list, field) || locked.includes(field)) return false;
    const { needs } = rowOf(list, field);
    const parent = choiceRow(list, field)?.parent;
    return (
      (!needs || meets(draft, needs, isSeeking)) &&
      (!parent || draft[parent] !== undefined || draft[field] !== undefined)
    );
  });
  const { note } = list.sections[section]!;
  if (fields.length === 0 && note) return <p className="text-sm text-ink-muted">{noun(`list.${note}`)}</p>;
  return (
    <div className="grid gap-4">
      {fields.map((field) => (
        <FilterField key={field} field={field} panel={panel} signedIn={signedIn} />
      ))}
    </div>
  );
}

function FilterField({ field, panel, signedIn }: Omit<SectionContentProps, "section" | "locked"> & { field: string }) {
  const list = useList();
  const row = rowOf(list, field);
  const facet = facetOf(list, field) ?? "";
  const hideLabel = row.hideLabel === true;
  const isHydrated = useHydrated();
  if (row.kind === "answer") return <AnswerFilter panel={panel} field={field} facet={facet} hideLabel={hideLabel} />;
  if (row.kind === "dates") return <DatesFilter panel={panel} field={field} hideLabel={hideLabel} />;
  if (row.kind === "money") return <MoneyFilter panel={panel} field={field} hideLabel={hideLabel} />;
  if (row.kind === "words") return null;
  if (row.select) return <SelectFilter panel={panel} field={field} facet={facet} />;
  // Without scripts there are boxes to tick.
  if (row.autocomplete && isHydrated)
    return <AutocompleteFilter panel={panel} field={field} facet={facet} hideLabel={hideLabel} />;
  return (
    <ChoiceFilter
      panel={panel}
      field={field}
      facet={facet}
      hideLabel={hideLabel}
      single={row.onePerVisitor === true && !signedIn}
    />
  );
}
