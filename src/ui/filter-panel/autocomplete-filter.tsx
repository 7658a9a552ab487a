import { useEffect, useEffectEvent } from "react";
import { choicesIn } from "#shared/list/filter.ts";
import { Combobox } from "../combobox.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";

interface AutocompleteFilterProps {
  panel: Panel;
  field: string;
  facet: string;
  hideLabel: boolean;
}

/** Choices that are found by typing: there are too many to read through. */
export function AutocompleteFilter({ panel, field, facet, hideLabel }: AutocompleteFilterProps) {
  const text = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const { choices, total } = panel.listOf(facet);
  const isCut = choices.length < total;
  const complete = useEffectEvent(() => panel.showWhole(facet));
  useEffect(() => {
    if (isCut) complete();
  }, [isCut]);
  const options = choices.map(({ value, label, count }) => ({
    value,
    label,
    ...(count === undefined ? {} : { hint: text("matches", { count }) }),
  }));
  const selected = choicesIn(panel.draft, field).map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
  return (
    <Combobox
      label={nameOf(field)}
      hideLabel={hideLabel}
      options={options}
      selected={selected}
      onChange={(next) =>
        panel.change(
          field,
          next.map(({ value }) => value),
        )
      }
    />
  );
}
