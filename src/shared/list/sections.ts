import { choiceRow, denialOf, type List, rowOf } from "./list.ts";

/** Sections of the panel in their order. */
export const sectionsOf = (list: List): string[] => Object.keys(list.sections);

export const isOpenSection = (list: List, section: string): boolean => list.sections[section]?.open === true;

/** The filters of a section, in the order it shows them. */
export const fieldsOf = (list: List, section: string): string[] =>
  list.names.filter((field) => rowOf(list, field).section === section);

/** The list of choices a filter shows: its own, or one it borrows. */
export function facetOf(list: List, field: string): string | undefined {
  const row = rowOf(list, field);
  return "facet" in row && row.facet ? row.facet : choiceRow(list, field)?.facetOf;
}

/** The sections that stand open: those that always do, those with a filter in use, and those an address asks for. */
export const openSections = (list: List, used: readonly string[], wanted: readonly string[]): string[] =>
  sectionsOf(list).filter(
    (section) =>
      isOpenSection(list, section) ||
      wanted.includes(section) ||
      fieldsOf(list, section).some((field) => used.includes(field) || used.includes(denialOf(field))),
  );

/** The lists of choices that sections show. `locked`: filters that are not shown. */
export const facetsOf = (list: List, sections: readonly string[], locked: readonly string[] = []): string[] => [
  ...new Set(
    sectionsOf(list)
      .filter((section) => sections.includes(section))
      .flatMap((section) => fieldsOf(list, section).filter((field) => !locked.includes(field)))
      .flatMap((field) => facetOf(list, field) ?? []),
  ),
];
