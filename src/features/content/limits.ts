import type { Locale } from "#shared/locale.ts";

/** Who answers for personal data, as shipped texts name them; null: the house has not said so. */
export interface Controller {
  name: Record<Locale, string | null>;
  address: Record<Locale, string | null>;
  email: Record<Locale, string | null>;
}

interface TextField {
  /** One line; lines of plain text; HTML of b, i, em, strong, a, p, ul, ol, li and h1 to h6. */
  as: "line" | "lines" | "html";
  max: number;
  optional?: true;
}

/** Kinds of texts of the site with their named fields, in the order of the form. */
export const TEXT_KINDS = {
  page: {
    title: { as: "line", max: 200 },
    description: { as: "lines", max: 500, optional: true },
    body: { as: "html", max: 60_000 },
  },
  /** Somebody's praise on the home page. */
  testimonial: {
    caption: { as: "lines", max: 400 },
    name: { as: "line", max: 100 },
    role: { as: "line", max: 100 },
  },
  /** Of the page of programs: above the list, and below it the way to who runs them. */
  incubation: {
    intro: { as: "html", max: 5_000, optional: true },
    title: { as: "line", max: 200 },
    text: { as: "html", max: 5_000 },
  },
  earthquakeHelp: {
    title: { as: "line", max: 200 },
    description: { as: "lines", max: 500 },
    lead: { as: "html", max: 5_000 },
    emergency: { as: "line", max: 300 },
    addTitle: { as: "line", max: 200 },
    add: { as: "html", max: 5_000 },
  },
  /** Of the blog. A draft may do without a text, what is published may not. */
  post: {
    title: { as: "line", max: 200 },
    summary: { as: "lines", max: 500, optional: true },
    body: { as: "html", max: 60_000, optional: true },
  },
} as const satisfies Record<string, Record<string, TextField>>;
export type TextKind = keyof typeof TEXT_KINDS;
type FieldOf<Kind extends TextKind> = keyof (typeof TEXT_KINDS)[Kind] & string;
/** A text in one language. */
export type TextOf<Kind extends TextKind> = Record<FieldOf<Kind>, string>;

export const TEXT_KIND_NAMES = Object.keys(TEXT_KINDS) as TextKind[];
/** The fields of a kind, for code that is the same for all kinds. */
export const fieldsOf = (kind: TextKind): [name: string, field: TextField][] => Object.entries(TEXT_KINDS[kind]);
/** The key of the text of a post of the blog. */
export const postKeyOf = (postId: string): string => `${POST_PREFIX}${postId}`;
export const POST_PREFIX = "post-";
/** The field by which a list names a text. */
export const nameFieldOf = (kind: TextKind): string => (kind === "testimonial" ? "name" : "title");
/** Parameter of the page that edits texts: the text that is open. */
export const CONTENT_PARAM = "text";
