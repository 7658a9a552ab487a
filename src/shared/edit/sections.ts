import { isEmpty } from "./checks.ts";
import type { Fields } from "./form.ts";

/** True if a section of a form has any value; a box that is not ticked is none, nor is a choice that always has one. */
export const sectionIsFilled = (fields: Fields, values: object): boolean =>
  Object.entries(fields).some(([field, of]) => {
    const value = (values as Readonly<Record<string, unknown>>)[field];
    const isAlwaysThere = of.kind === "option" && of.required === true;
    return value !== false && !isAlwaysThere && !isEmpty(value);
  });
