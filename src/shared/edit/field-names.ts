import type { Locale } from "../locale.ts";

/** Names of fields as a form shows them: of a text in two languages ("nameEn", "nameTr") the reader's own leads. */
export function fieldNames(fields: object, locale: Locale): string[] {
  const names = Object.keys(fields);
  if (locale === "en") return names;
  return names.map((name) => {
    const twin = name.replace(/(En|Tr)$/, (end) => (end === "En" ? "Tr" : "En"));
    return twin in fields ? twin : name;
  });
}
