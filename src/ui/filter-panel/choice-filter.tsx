import { useState } from "react";
import { useLocale } from "use-intl";
import { choicesIn, type Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { SHOWN_CHOICES } from "#shared/list/panel-choices.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { CheckboxList } from "../checkbox-list.tsx";
import { FieldGroup } from "../field.tsx";
import { Link } from "../link.tsx";
import { Select } from "../select.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { useList } from "./list-context.tsx";
import type { Panel } from "./use-panel.ts";

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
  const { nameOf } = useFilterTexts();
  const [second, setSecond] = useState<string[]>();
  const { choices, total } = panel.listOf(facet);
  if (total === 0) return null;
  const isCut = choices.length < total;
  const selected = choicesIn(panel.draft, field);
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
        single={single}
        visible={isCut ? total : SHOWN_CHOICES + 1}
        expanded={panel.isWhole(facet)}
        more={isCut ? { total, to: panel.wholePath(facet), load: () => panel.showWhole(facet) } : undefined}
      />
      {single && <OneChoice wanted={second && { ...panel.draft, [field]: second }} />}
    </FieldGroup>
  );
}

/** Told at the moment of a visitor's second choice; the sign-in leads back here, to both. */
function OneChoice({ wanted }: { wanted: Filter | undefined }) {
  const list = useList();
  const text = useTranslations("list");
  const locale = useLocale();
  const login = (filter: Filter) => pathTo("login", locale, {}, { [RETURN_PARAM]: listPath(list, locale, { filter }) });
  return (
    <div role="status">
      {wanted && (
        <p className="mt-1 rounded-control bg-honey-soft px-3 py-2.5 text-sm">
          {text("oneChoice")}{" "}
          <Link to={login(wanted)} className="font-semibold underline">
            {text("refused.signIn")}
          </Link>
        </p>
      )}
    </div>
  );
}

/** One value from a menu, or any. */
export function SelectFilter({ panel, field, facet }: Pick<ChoiceFilterProps, "panel" | "field" | "facet">) {
  const text = useTranslations("list");
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
