import { createContext, useContext } from "react";
import type { ShownProblem } from "#shared/reasons.ts";
import { emptyRow, type FormValues, type Row, type RowsName, type TextName, withEmptyRows } from "./form-values.ts";
import type { Choices } from "./load-choices.ts";

/** State that all fields of the form share. */
export interface ProfileForm {
  values: FormValues;
  change(next: (values: FormValues) => FormValues): void;
  problems: readonly ShownProblem[];
  setProblem(field: string, reason: string | undefined): void;
  choices: Choices;
}

const FormContext = createContext<ProfileForm | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useProfileForm(): ProfileForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field of the profile stands outside its form");
  return form;
}

/** Sets a text field. */
export function useSetText() {
  const { change, setProblem } = useProfileForm();
  return (name: TextName, value: string, besides: Partial<Record<TextName, string>> = {}) => {
    change((values) => ({ ...values, ...besides, [name]: value }));
    for (const field of [name, ...Object.keys(besides)]) setProblem(field, undefined);
  };
}

/** The rows of a list, and functions to change them. */
export function useRows(name: RowsName) {
  const { values, change, setProblem } = useProfileForm();
  const update = (next: (rows: Row[]) => Row[]) =>
    change((before) => withEmptyRows({ ...before, [name]: next(before[name]) }));
  return {
    rows: values[name],
    /** Returns the key of the new row. */
    add: () => {
      const row = emptyRow();
      update((rows) => [...rows, row]);
      return row.key;
    },
    remove: (key: string) => update((rows) => rows.filter((row) => row.key !== key)),
    set: (key: string, fields: Record<string, string>) => {
      const index = values[name].findIndex((row) => row.key === key);
      for (const field of Object.keys(fields)) setProblem(`${name}.${index}.${field}`, undefined);
      update((rows) => rows.map((row) => (row.key === key ? ({ ...row, ...fields } as Row) : row)));
    },
    replace: update,
  };
}
