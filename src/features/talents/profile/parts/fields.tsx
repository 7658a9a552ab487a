import type { InputHTMLAttributes, ReactNode } from "react";
import { DateField } from "#ui/date-field.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Problem } from "../rules.ts";
import { useProfileForm, useSetText } from "./form-context.ts";
import type { Row, RowsName, TextName } from "./form-values.ts";

/** The message of a field with a problem. */
export function useProblem() {
  const text = useTranslations("talentsProfile.problems");
  const { problems } = useProfileForm();
  return (field: string): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    if (!found) return undefined;
    const { reason, detail = "", sentence } = found;
    if (sentence !== undefined) return sentence;
    return text.has(reason as Problem) ? text(reason as Problem, { word: detail }) : text("other");
  };
}

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "maxLength" | "placeholder" | "required" | "className"
>;

/** A text field of the profile. */
export function ProfileText({ name, hint, ...input }: Input & { name: TextName; hint?: string; beside?: ReactNode }) {
  const text = useTranslations("talentsProfile.fields");
  const { values } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  return (
    <TextField
      {...input}
      name={name}
      label={text(name)}
      hint={hint}
      error={problem(name)}
      value={values[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  );
}

/** A select of the profile. `clears`: fields that are emptied because they depend on the choice. */
export function ProfileSelect(props: {
  name: TextName;
  options: SelectOption[];
  clears?: TextName[];
  hideLabel?: boolean;
}) {
  const text = useTranslations("talentsProfile");
  const { values } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  const { name, options, clears = [], hideLabel } = props;
  return (
    <Select
      name={name}
      label={text(`fields.${name}`)}
      hideLabel={hideLabel ?? false}
      error={problem(name)}
      empty={text("none")}
      options={options}
      value={values[name]}
      onChange={(event) => set(name, event.target.value, Object.fromEntries(clears.map((field) => [field, ""])))}
    />
  );
}

export interface RowProps {
  list: RowsName;
  row: Row;
  index: number;
  set: (fields: Record<string, string>) => void;
}
type RowField = Parameters<ReturnType<typeof useTranslations<"talentsProfile.rowFields">>>[0];

/** A text field of a row. */
export function RowText({
  list,
  row,
  index,
  set,
  field,
  lines,
  ...input
}: RowProps & Input & { field: RowField; lines?: true }) {
  const text = useTranslations("talentsProfile.rowFields");
  const problem = useProblem();
  const common = {
    label: text(field),
    error: problem(`${list}.${index}.${field}`),
    value: row[field] ?? "",
  };
  if (lines)
    return (
      <TextArea
        {...common}
        rows={2}
        {...(input.maxLength ? { maxLength: input.maxLength } : {})}
        className="sm:col-span-2"
        onChange={(event) => set({ [field]: event.target.value })}
      />
    );
  return <TextField {...input} {...common} onChange={(event) => set({ [field]: event.target.value })} />;
}

/** A day of a row. */
export function RowDay({ list, row, index, set, field }: RowProps & { field: RowField }) {
  const text = useTranslations("talentsProfile.rowFields");
  const problem = useProblem();
  return (
    <DateField
      label={text(field)}
      error={problem(`${list}.${index}.${field}`)}
      value={row[field] ?? ""}
      onChange={(day) => set({ [field]: day })}
    />
  );
}

/** A select of a row. */
export function RowSelect({
  list,
  row,
  index,
  set,
  field,
  options,
}: RowProps & { field: RowField; options: SelectOption[] }) {
  const text = useTranslations("talentsProfile");
  const problem = useProblem();
  return (
    <Select
      label={text(`rowFields.${field}`)}
      error={problem(`${list}.${index}.${field}`)}
      empty={text("none")}
      options={options}
      value={row[field] ?? ""}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
}

/** The chosen options. One whose list is not here yet has no name. */
export const chosenOf = (options: readonly SelectOption[], values: readonly string[]): SelectOption[] =>
  values.map((value) => options.find((option) => option.value === value) ?? { value, label: "…" });

/** The label of a choice. */
export const labelOf = (options: readonly SelectOption[], value: string | undefined): string | undefined =>
  value ? options.find((option) => option.value === value)?.label : undefined;
