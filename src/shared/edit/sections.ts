import { isEmpty } from "./checks.ts";
import type { Fields } from "./form.ts";

/** Whether something stands in a section of a form. */
export const sectionIsFilled = (fields: Fields, values: object): boolean =>
  Object.keys(fields).some((field) => !isEmpty((values as Readonly<Record<string, unknown>>)[field]));
