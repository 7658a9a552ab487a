import type { EditForm, Field } from "#shared/edit/form.ts";
import type { FactInput } from "./limits.ts";

const INPUTS: Partial<Record<Field["kind"], FactInput>> = {
  link: "url",
  email: "email",
  phone: "tel",
  text: "text",
  type: "choice",
};

/** How the link of a mail changes a fact; null: it is changed in the form alone, because other fields depend on it. */
export function inputOf({ fields, units }: Pick<EditForm, "fields" | "units">, fact: string): FactInput | null {
  const field = fields[fact];
  if (!field?.fact || units.some((unit) => unit.includes(fact))) return null;
  return INPUTS[field.kind] ?? null;
}
