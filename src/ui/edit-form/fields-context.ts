import { createContext, useContext } from "react";
import type { Fields, NamedNoun } from "#shared/edit/form.ts";
import type { EditValues } from "#shared/merge-edits.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import type { Option } from "../combobox.tsx";
import type { FindOptions } from "../debounced-search.ts";

/** A choice of the catalogue; `parentId`: what it is offered below. */
export interface FieldOption {
  value: string;
  label: string;
  parentId?: string | null;
}

/** The common props of a form's fields. */
export interface FormFields {
  fields: Fields;
  values: EditValues;
  /** The stored values of the whole thing: other parts of its form. */
  around?: Readonly<Record<string, unknown>> | undefined;
  set(values: Record<string, EditValues[string]>): void;
  problems: readonly ShownProblem[];
  /** Choices by field; of dependent places those of the stored one. */
  options: Readonly<Record<string, readonly FieldOption[]>>;
  label(field: string): string;
  hint?: ((field: string) => string | undefined) | undefined;
  /** Finds what a field of the kind "entity" may name. */
  find?: ((of: NamedNoun) => FindOptions<Option>) | undefined;
  /** Before the names of fields in problems: "investors.2." */
  at: string;
}

const FieldsContext = createContext<FormFields | undefined>(undefined);
export const FieldsProvider = FieldsContext.Provider;

export function useFormFields(): FormFields {
  const form = useContext(FieldsContext);
  if (!form) throw new Error("A field stands outside its form");
  return form;
}
