import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { CheckboxList } from "#ui/checkbox-list.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FacetName } from "../contract.ts";
import type { ChoiceName } from "./filter-fields.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { listPath } from "./list-path.ts";
import { SHOWN_CHOICES } from "./panel-choices.ts";
import type { StartupFilter } from "./schema-filter.ts";
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
  const [second, setSecond] = useState<string[]>();
  const { choices, total } = panel.listOf(name);
  if (total === 0) return null;
  const isCut = choices.length < total;
  const selected = panel.draft[field] ?? [];
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
        expanded={panel.isWhole(name)}
        more={isCut ? { total, to: panel.wholePath(name), load: () => panel.showWhole(name) } : undefined}
      />
      {single && <OneChoice wanted={second && { ...panel.draft, [field]: second }} />}
    </FieldGroup>
  );
}

/** Told at the moment of a visitor's second choice; the sign-in leads back here, to both. */
function OneChoice({ wanted }: { wanted: StartupFilter | undefined }) {
  const text = useTranslations("startups");
  const locale = useLocale();
  const login = (filter: StartupFilter) =>
    pathTo("login", locale, {}, { [RETURN_PARAM]: listPath(locale, { filter }) });
  return (
    <div role="status">
      {wanted && (
        <p className="mt-1 rounded-control bg-honey-soft px-3 py-2.5 text-sm">
          {text("list.oneChoice")}{" "}
          <Link to={login(wanted)} className="font-semibold underline">
            {text("refused.signIn")}
          </Link>
        </p>
      )}
    </div>
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
