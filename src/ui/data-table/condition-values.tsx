import { useState } from "react";
import { useLocale } from "use-intl";
import { DATE_PRESETS, PRESET_DAYS } from "#shared/list/periods.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { CONDITION_CHOICES_MAX, type Operator } from "#shared/table/conditions.ts";
import { useTranslations } from "#ui/translations.ts";
import { Combobox, type Option } from "../combobox.tsx";
import { DateField } from "../date-field.tsx";
import { NumberField } from "../number-field.tsx";
import { Select } from "../select.tsx";
import { TextField } from "../text-field.tsx";
import { type DataColumn, useTable } from "./table-context.ts";
import type { useConditions } from "./use-conditions.ts";

interface ConditionValuesProps {
  column: DataColumn;
  operator: Operator;
  values: readonly string[];
  all: ReturnType<typeof useConditions>;
  error: string | undefined;
}

/** Fields, all named `value`, for what a column is compared with. */
export function ConditionValues({ column, operator, values, all, error }: ConditionValuesProps) {
  const text = useTranslations("dataTable.conditions");
  const preset = useTranslations("listPage.presets");
  const [first = "", second = ""] = values;
  const Bound = column.condition === "day" ? DateField : NumberBound;
  switch (operator) {
    case "yes":
    case "no":
    case "isEmpty":
    case "isFilled":
      return null;
    case "anyOf":
    case "noneOf":
      return <Choices column={column} values={values} all={all} error={error} />;
    case "during":
      return (
        <Select
          label={text("period")}
          className="md:w-48"
          name="value"
          defaultValue={first || undefined}
          options={DATE_PRESETS.map((value) => ({ value, label: preset(value, { days: PRESET_DAYS }) }))}
        />
      );
    case "between":
      return (
        <>
          <Bound label={text("lowest")} name="value" defaultValue={first} required error={error} className="md:w-40" />
          <Bound label={text("highest")} name="value" defaultValue={second} required className="md:w-40" />
        </>
      );
    case "contains":
    case "lacks":
    case "is":
      return (
        <TextField
          label={text("value")}
          className="md:w-64"
          name="value"
          defaultValue={first}
          required
          maxLength={200}
          autoComplete="off"
          error={error}
        />
      );
    default:
      return (
        <Bound label={text("value")} name="value" defaultValue={first} required error={error} className="md:w-40" />
      );
  }
}

const NumberBound = (props: Parameters<typeof NumberField>[0]) => <NumberField step="any" {...props} />;

/** Values of a choice: those with words on the page, else found by name while typing. */
function Choices({ column, values, all: { optionsOf, nameOf }, error }: Omit<ConditionValuesProps, "operator">) {
  const text = useTranslations("dataTable.conditions");
  const locale = useLocale();
  const { data } = useTable();
  const [selected, setSelected] = useState<Option[]>(() =>
    values.map((value) => ({ value, label: nameOf(column, value) })),
  );
  const options = optionsOf(column);
  const find = async (search: string, signal: AbortSignal): Promise<Option[]> => {
    const path = RESOURCE_PATHS.tableValues[locale].replace(":table", data.key).replace(":column", column.key);
    const answer = await fetch(`${path}?${new URLSearchParams({ search })}`, { signal });
    if (!answer.ok) throw new Error(`Values were answered with ${answer.status}`);
    return ((await answer.json()) as { id: string; name: string }[]).map(({ id, name }) => ({
      value: id,
      label: name,
    }));
  };
  return (
    <div className="md:w-80">
      <Combobox
        label={text("values")}
        required
        max={CONDITION_CHOICES_MAX}
        {...(options ? { options } : { find })}
        selected={selected}
        onChange={setSelected}
        error={error}
      />
      {selected.map(({ value }) => (
        <input key={value} type="hidden" name="value" value={value} />
      ))}
    </div>
  );
}
