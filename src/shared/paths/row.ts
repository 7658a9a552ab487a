/** Path of a page in each language. `:parameters` (React Router) have the same names in both. */
export interface PathRow {
  en: string;
  tr: string;
}
