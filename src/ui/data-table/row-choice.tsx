import { useState } from "react";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Combobox, type Option } from "../combobox.tsx";
import type { FieldProps } from "../field.tsx";

interface RowChoiceProps<Row> extends FieldProps {
  /** Key of the table whose rows are offered. */
  table: string;
  /** Of the form's field that has the row's id. */
  name: string;
  /** Filters of the table: only these rows are offered. */
  among?: Partial<Record<string, string>>;
  /** Undefined: the row is not offered. */
  optionOf: (row: Row) => Option | undefined;
  chosen?: Option | undefined;
  /** The text when no row is chosen. */
  missing: string | undefined;
  focusFirst?: boolean;
}

/** A row of a table, found while typing. */
export function RowChoice<Row>({ table, name, among = {}, optionOf, chosen, missing, ...field }: RowChoiceProps<Row>) {
  const locale = useLocale();
  const [selected, setSelected] = useState<Option[]>(chosen ? [chosen] : []);
  const find = async (search: string, signal: AbortSignal) => {
    const query = new URLSearchParams({ ...(among as Record<string, string>), search });
    const answer = await fetch(`${RESOURCE_PATHS.tableChoices[locale].replace(":table", table)}?${query}`, { signal });
    if (!answer.ok) throw new Error(`Rows were answered with ${answer.status}`);
    const { rows } = (await answer.json()) as { rows: Row[] };
    return rows.flatMap((row) => optionOf(row) ?? []);
  };
  return (
    <div data-missing={missing}>
      <Combobox {...field} required max={1} find={find} selected={selected} onChange={setSelected} />
      {selected.map(({ value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
