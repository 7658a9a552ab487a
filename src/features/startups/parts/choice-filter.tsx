import { useTranslations } from "use-intl";
import { CheckboxList } from "#ui/checkbox-list.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { FacetName } from "../contract.ts";
import type { ChoiceName } from "./filter-fields.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { SHOWN_CHOICES } from "./panel-choices.ts";
import type { Panel } from "./use-panel.ts";

interface ChoiceFilterProps {
  panel: Panel;
  field: ChoiceName;
  list: FacetName;
  /** The section's title says the name already. */
  hideLabel?: boolean;
  single?: boolean;
}

/** Choices of one filter with their counts. */
export function ChoiceFilter({ panel, field, list: name, hideLabel = false, single = false }: ChoiceFilterProps) {
  const { nameOf } = useFilterTexts();
  const { choices, total } = panel.listOf(name);
  if (total === 0) return null;
  const isCut = choices.length < total;
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel}>
      <CheckboxList
        key={isCut ? "cut" : "whole"}
        name={field}
        choices={choices}
        selected={panel.draft[field] ?? []}
        onChange={(values) => panel.change(field, values)}
        single={single}
        visible={isCut ? total : SHOWN_CHOICES + 1}
        expanded={panel.isWhole(name)}
        more={isCut ? { total, to: panel.wholePath(name), load: () => panel.showWhole(name) } : undefined}
      />
    </FieldGroup>
  );
}

/** One currency, or any. */
export function CurrencyFilter({ panel, field, list: name }: ChoiceFilterProps) {
  const text = useTranslations("startups.list");
  const { nameOf } = useFilterTexts();
  const [chosen = ""] = panel.draft[field] ?? [];
  return (
    <Select
      label={nameOf(field)}
      className="text-sm"
      name={field}
      empty={text("any")}
      value={chosen}
      onChange={(event) => panel.change(field, event.target.value === "" ? undefined : [event.target.value])}
      options={panel.listOf(name).choices.map(({ value, label, count }) => ({
        value,
        label: count === undefined ? label : `${label} (${count})`,
        disabled: count === 0 && value !== chosen,
      }))}
    />
  );
}
