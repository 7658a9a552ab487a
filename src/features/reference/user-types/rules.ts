import type { TableColumn } from "#shared/table/column.ts";

/** Columns of the list of user types, in their order. */
export const USER_TYPE_COLUMNS = [
  { key: "nameEn", sortable: true, searchable: true, canMove: false, width: 220, editable: "text" },
  { key: "nameTr", sortable: true, searchable: true, width: 220, editable: "text" },
  { key: "isActive", isBoolean: true, clickableFilter: "isActive", editable: "boolean" },
  { key: "sortOrder", kind: "number", sortable: true, editable: "number" },
  { key: "accounts", kind: "number", sortable: true },
  { key: "descriptionEn", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
  { key: "descriptionTr", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
] as const satisfies TableColumn[];
