/** The content of a drawn report, named and formatted in its language. */
export interface ReportContent {
  title: string;
  summary: string;
  /** "Kovan · Figures as of 22.11.2026", printed at the foot of each page. */
  source: string;
  /** Address of the report's page. */
  url: string;
  language: "en" | "tr";
  /** "2026-11-22". */
  date: string;
  /** The numbers at the top. */
  keys: { label: string; value: string }[];
  sections: ReportSection[];
}

export interface ReportSection {
  heading: string;
  /** One or two sentences that say what the figures show. */
  text: string;
  /** Names of the columns: of the name, the number and the sum. */
  columns: [name: string, count: string, sum: string];
  /** `share` of the longest bar, from 0 to 1. */
  rows: { name: string; count: string; sum: string; share: number }[];
}
