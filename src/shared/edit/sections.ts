import { isEmpty } from "./checks.ts";
import type { Fields } from "./form.ts";

/** Whether something stands in a section of a form; a box that is not ticked says nothing. */
export const sectionIsFilled = (fields: Fields, values: object): boolean =>
  Object.keys(fields).some((field) => {
    const value = (values as Readonly<Record<string, unknown>>)[field];
    return value !== false && !isEmpty(value);
  });
