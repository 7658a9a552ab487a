import { useState } from "react";
import { choicesIn } from "#shared/list/filter.ts";
import { denialOf } from "#shared/list/list.ts";
import { SHOWN_CHOICES } from "#shared/list/panel-choices.ts";
import { CheckboxList } from "../checkbox-list.tsx";
import { FieldGroup } from "../field.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { Select } from "../select.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";

const OneChoice = loadedLater(async () => ({ default: (await import("./one-choice.tsx")).OneChoice }));

interface ChoiceFilterProps {
  panel: Panel;
  field: string;
  facet: string;
  /** The section's title says the name already. */
  hideLabel: boolean;
  /** The viewer may choose one value only. */
  single: boolean;
}

/** Choices of one filter with their counts. */
export function ChoiceFilter({ panel, field, facet, hideLabel, single }: ChoiceFilterProps) {
  const text = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const [isRequested, setRequested] = useState(false);
  const [second, setSecond] = useState<string[]>();
  const { choices, total } = panel.listOf(facet);
  if (total === 0) return hideLabel ? text("listEmpty") : null;
  const isCut = choices.length < total;
  const selected = choicesIn(panel.draft, field);
  function showWhole() {
    setRequested(true);
    panel.showWhole(facet);
  }
  function choose(values: string[]) {
    const isSecond = single && selected.length > 0 && values.length > 0;
    setSecond(isSecond ? [...selected, ...values] : undefined);
    panel.change(field, values);
  }
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel}>
      <CheckboxList
        key={isCut ? "cut" : "whole"}
        name={field}
        choices={choices}
        selected={selected}
        onChange={choose}
        excluded={choicesIn(panel.draft, denialOf(field))}
        {...(!single && { onExclude: (value: string) => panel.toggleDenied(field, value) })}
        single={single}
        visible={isCut ? total : SHOWN_CHOICES + 1}
        expanded={panel.isWhole(facet)}
        takesFocus={isRequested && !isCut}
        more={isCut ? { total, to: panel.wholePath(facet), load: showWhole } : undefined}
      />
      {single && <div role="status">{second && <OneChoice wanted={{ ...panel.draft, [field]: second }} />}</div>}
    </FieldGroup>
  );
}

/** One value from a menu, or any. */
export function SelectFilter({ panel, field, facet }: Pick<ChoiceFilterProps, "panel" | "field" | "facet">) {
  const text = useTranslations("listPage");
  const { nameOf } = useFilterTexts();
  const [chosen = ""] = choicesIn(panel.draft, field);
  return (
    <Select
      label={nameOf(field)}
      className="text-sm"
      name={field}
      empty={text("any")}
      value={chosen}
      onChange={(event) => panel.change(field, event.target.value === "" ? undefined : [event.target.value])}
      options={panel.listOf(facet).choices.map(({ value, label, count }) => ({
        value,
        label: count === undefined ? label : `${label} (${count})`,
        disabled: count === 0 && value !== chosen,
      }))}
    />
  );
}
