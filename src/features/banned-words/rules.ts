import type { TableColumn } from "#shared/table/column.ts";

/** Columns of the list of banned words, in their order. */
export const BANNED_WORD_COLUMNS = [
  { key: "word", sortable: true, searchable: true, canMove: false, width: 280, editable: "text" },
  { key: "action", clickableFilter: "action", editable: "choice" },
  { key: "locale", setDashIsEmpty: true, clickableFilter: "locale", editable: "choice" },
  { key: "createdAt", kind: "dateTime", sortable: true },
] as const satisfies TableColumn[];
