import { type EditForm, editForm, type Field, type Fields } from "#shared/edit/form.ts";
import { startupForm } from "../editing/form.ts";

const { fields, units } = startupForm;
const isAlone = (name: string) => !units.some((unit) => unit.includes(name));

/** Facts that the link of a mail may change, besides confirming them: those on which no other field depends. */
export const factForm: EditForm = editForm(
  Object.fromEntries(Object.entries<Field>(fields).filter(([name, field]) => field.fact && isAlone(name))) as Fields,
);

/** Facts that one mail asks about. */
export const FACTS_PER_CHECK = 5;
/** Days a link works. */
export const CHECK_DAYS = 30;
