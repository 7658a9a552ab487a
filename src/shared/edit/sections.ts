import { isEmpty } from "./checks.ts";
import type { Fields } from "./form.ts";

/** True if a section of a form has any value; a box that is not ticked is none. */
export const sectionIsFilled = (fields: Fields, values: object): boolean =>
  Object.keys(fields).some((field) => {
    const value = (values as Readonly<Record<string, unknown>>)[field];
    return value !== false && !isEmpty(value);
  });
