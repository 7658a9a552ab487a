/** Address of a page in both languages, with React Router's `:parameter` notation; parameters keep their names. */
export interface PathRow {
  en: string;
  tr: string;
}
