import type { Locale } from "#shared/locale.ts";

export interface MinutesTable {
  title: string;
  note: string | null;
  /** `share`: of the width of the page. */
  columns: { title: string; share: number }[];
  rows: string[][];
  /** Said where there is no row. */
  empty: string;
}

/** The content of the minutes of a phase, named in its language: all that its thread is given. */
export interface MinutesContent {
  title: string;
  program: string;
  language: Locale;
  /** "2026-11-27". */
  date: string;
  facts: { name: string; value: string }[];
  tables: MinutesTable[];
  /** Null on a paper that nobody signs. */
  signatures: { title: string; note: string; names: string[]; date: string } | null;
  appendix: MinutesTable | null;
  author: string;
  source: string;
  url: string;
}
