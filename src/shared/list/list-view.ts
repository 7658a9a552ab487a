import type { List } from "./list.ts";

/** How somebody looks at lists: rows of a table with some columns, or cards. */
export interface ListView {
  as: "table" | "cards";
  /** Undefined: the usual columns. The first is always "name", so that "no other column" can be said, too. */
  columns: readonly string[] | undefined;
}

/** The cookie that remembers it: "cards", or "table.name.sector.stage". */
export const LIST_VIEW_COOKIE = "list-view";
export const NAME_COLUMN = "name";
/** Rows of a page of a table. */
export const TABLE_PAGE_SIZE = 25;

const VIEW = /^(table|cards)((?:\.[a-zA-Z]{1,20}){0,20})$/;

export function readListView(text: string | undefined): ListView | undefined {
  const [, as, columns = ""] = VIEW.exec(text ?? "") ?? [];
  if (as === undefined) return undefined;
  return { as: as as ListView["as"], columns: columns === "" ? undefined : columns.slice(1).split(".") };
}

export const writeListView = ({ as, columns = [] }: ListView): string => [as, ...columns].join(".");

/** The view of somebody who has not chosen: cards on a phone, which says so itself, and a table elsewhere. */
export function firstListView(headers: Readonly<Record<string, unknown>>): ListView {
  const isPhone = headers["sec-ch-ua-mobile"] === "?1" || /\bMobi/.test(String(headers["user-agent"] ?? ""));
  return { as: isPhone ? "cards" : "table", columns: undefined };
}

/** The names in a text that are columns of the list, in its order. */
export const columnsIn = ({ columns = [] }: List, names: readonly string[]): string[] =>
  columns.filter((column) => names.includes(column));
