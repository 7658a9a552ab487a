/** The part that a text or a box has in the structure of a document (ISO 32000, 14.8.4); texts without one are paragraphs, rows that follow one another a table. */
export type Role = "H1" | "H2" | "H3" | "P" | "TR" | "TH" | "TD";

/** What documents say of a text or box beside what the PDF library takes. */
export interface Tagged {
  role?: Role;
  /** Of a row: its texts are the headings of columns. */
  isTableHead?: boolean;
}

/** The place of a node in the structure. A node that a page break parts is copied; its copies share this. */
export interface Tag<Element> {
  role: Role;
  /** The text as it was written, where other signs are drawn for it, or in another order. */
  actual?: string;
  element?: Element;
}

/** A node of a document as the PDF library keeps it, before its layout and after. */
export interface PaperNode<Element = unknown> {
  type: string;
  props?: Tagged & { fixed?: boolean; paint?: () => void };
  style?: unknown;
  value?: string;
  children?: PaperNode<Element>[];
  box?: { top: number; left: number; width: number; height: number };
  tag?: Tag<Element>;
}
