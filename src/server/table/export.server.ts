import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { ColumnValue } from "#shared/table/viewer-calls.ts";
import type { Member } from "#shared/viewer.ts";
import type { Sheet } from "../spreadsheet.server.ts";

/** The reader of a spreadsheet. */
export interface SheetReader {
  viewer: Member;
  locale: Locale;
  /** Called once with the number of rows, before the first. */
  counted?: (rows: number) => void;
}

export interface WantedValues {
  key: string;
  searchText: string;
  ids?: readonly string[] | undefined;
}

/** A table that is offered as a spreadsheet, at once or in the background. */
export interface TableExport {
  key: string;
  /** Keys of its columns. */
  columns: readonly string[];
  /** Values of a column to choose from: those that a text finds, or those with the ids. */
  values(db: Db, locale: Locale, wanted: WantedValues): Promise<ColumnValue[]>;
  /** Of these, the columns whose values have an id and a name. */
  valueColumns: readonly string[];
  /** The body of the call. */
  body: z.ZodType;
  /** True if the viewer may have it; checked again when background work begins, and when its file is fetched. */
  isAllowed(viewer: Member): boolean;
  /** `body` is what the schema above has read. */
  sheet(db: Db, reader: SheetReader, body: unknown): Sheet<object>;
}
