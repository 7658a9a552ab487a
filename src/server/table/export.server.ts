import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member } from "#shared/viewer.ts";
import type { Sheet } from "../spreadsheet.server.ts";

export interface Asking {
  viewer: Member;
  locale: Locale;
  /** Told once how many rows there will be. */
  counted?: (rows: number) => void;
}

/** A list of the admin area as a spreadsheet, at once or in the background. */
export interface TableExport<Body extends z.ZodType = z.ZodType> {
  /** The table's own, as on its page. */
  key: string;
  /** What a call takes (`exportOf`). */
  body: Body;
  /** Whether the viewer may have it; asked again when background work begins, and when its file is fetched. */
  isAllowed: (viewer: Member) => boolean;
  sheet: (db: Db, asking: Asking, body: z.output<Body>) => Sheet<object>;
}

/** Declares the spreadsheet of a list. */
export const tableExport = <Body extends z.ZodType>(table: TableExport<Body>): TableExport<Body> => table;
