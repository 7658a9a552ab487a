import type { TableColumn } from "#shared/table/column.ts";

/** Columns of the list of flagged texts, in their order. */
export const FLAGGED_TEXT_COLUMNS = [
  { key: "person", sortable: true, searchable: true, canMove: false, width: 220 },
  { key: "kind", clickableFilter: "kind" },
  { key: "word", sortable: true, searchable: true },
  { key: "text", searchable: true, limitText: true, width: 320 },
  { key: "flaggedAt", kind: "dateTime", sortable: true },
  { key: "state", clickableFilter: "state" },
  { key: "lookedAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
  { key: "lookedBy", setDashIsEmpty: true, isHidden: true },
] as const satisfies TableColumn[];

/** Whether an admin has looked at the text since it was noted. */
export const FLAG_STATES = ["open", "lookedAt"] as const;
export type FlagState = (typeof FLAG_STATES)[number];
