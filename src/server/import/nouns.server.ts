import type { Db } from "#db/open.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import type { ImportKind } from "#shared/import/fields.ts";
import type { ImportMapping, ImportOutcome } from "#shared/import/mapping.ts";
import type { Member } from "#shared/viewer.ts";

/** The writes of an import: enough to take it back. */
export interface ImportWrite {
  /** Table and key of the row's source in `import_row`. */
  kind: string;
  sourceKey: string;
  entityId: string;
  number: number;
  /** By column, as texts; null: the row was made. */
  before: Record<string, string | null> | null;
  /** By column, as texts; of a row that was made `MADE_ROWS` alone. */
  after: Record<string, string | null>;
  /** The `import_row` before; null: none. */
  sourceBefore: SourceNote | null;
}

export interface SourceNote {
  entityId: string;
  digest: string | null;
  digests: Record<string, string | null>;
}

export interface ImportWork {
  tx: Db;
  /** The member who began the import. */
  viewer: Member;
  /** A CSV in UTF-8 with commas, whose columns have different names. */
  path: string;
  mapping: ImportMapping;
  /** Only say what would happen. */
  dryRun: boolean;
  /** Says how many rows were passed; throws where the work shall stop. */
  progress: (processed: number) => Promise<void>;
  /** Called after each batch of rows, whose number counts as progress. */
  onRows: (outcomes: ImportOutcome[]) => Promise<void>;
  onWrites: (writes: ImportWrite[]) => Promise<void>;
}

/** A file that a command reads, for those who look at its run in the admin area and take it back. */
export interface LoggedFile {
  /** Key of the profile. */
  profile: string;
  kind: ImportKind;
  fileName: string;
  header: readonly string[];
  columns: ImportMapping["columns"];
}

/** Where a command notes what becomes of the rows of a file. */
export interface FileLog {
  /** True if so many rows can still be taken back; of more than that only counts are noted. */
  hasRoomFor(rows: number): boolean;
  /** Notes rows in the transaction that writes them. */
  note(tx: Db, outcomes: ImportOutcome[], writes: ImportWrite[], hasRoom: boolean): Promise<void>;
}
export type OpenLog = (file: LoggedFile) => FileLog;

export interface UndoWork {
  tx: Db;
  viewer: Member;
  mapping: ImportMapping;
  writes: readonly ImportWrite[];
}

/** How an import was taken back: the keys of rows that somebody has changed or added to since, which stay so far. */
export interface UndoEnd {
  restored: number;
  removed: number;
  remainingKeys: string[];
  townsRemoved?: number;
}

/** The readers of kinds of files. */
export interface ImportNoun {
  kinds: readonly ImportKind[];
  /** Reads what it needs besides the file; before the transaction, which must not wait for other connections. */
  open(db: Db, catalogue: ImportCatalogue): Promise<ImportReader>;
}

/** Works in the caller's transaction. Throws for files that cannot be read at all. */
export interface ImportReader {
  read(work: ImportWork): Promise<void>;
  undo(work: UndoWork): Promise<UndoEnd>;
}
