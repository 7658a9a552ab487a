import { Font, type SVGTextProps, Text, type TextProps, View, type ViewProps } from "@react-pdf/renderer";
import { type ComponentType, createElement, type PropsWithChildren, type ReactElement, type ReactNode } from "react";
import type { Role, Tagged } from "./paper-node.server.ts";

/** The files of each face, by the name that documents have for it, and their weights. */
export const FONT_FILES: Record<string, { face: string; subset: string; weights: readonly number[] }> = {};

/** A face is split over two files by alphabet; the second holds ğ, İ, ı, ş and ₺, and stands behind the first. */
const SUBSETS = ["latin", "latin-ext"] as const;

const family = (face: string) => SUBSETS.map((subset) => `${face} ${subset}`);
for (const face of ["figtree", "bricolage-grotesque"])
  for (const subset of SUBSETS) FONT_FILES[`${face} ${subset}`] = { face, subset, weights: [400, 600, 700] };
/** All alphabets from Latin to Arabic, and signs; in one file a weight. */
export const ALPHABETS_FACE = "dejavu-sans";
FONT_FILES[ALPHABETS_FACE] = { face: ALPHABETS_FACE, subset: "latin", weights: [400, 700] };
export const EMOJI_FACE = "noto-emoji";
FONT_FILES[EMOJI_FACE] = { face: EMOJI_FACE, subset: "emoji", weights: [400] };
// Words are not broken: the rules at hand are English.
Font.registerHyphenationCallback((word) => [word]);

/** Faces and colours of the documents that the portal draws. */
// Figtree has no ₺; the heading face lends its own.
export const TEXT_FACES = [...family("figtree"), "bricolage-grotesque latin-ext"];
export const HEADING_FACES = family("bricolage-grotesque");
export const INK = "#261d16";
export const MUTED_COLOUR = "#635950";
export const LINE = "#e5e1da";
export const HONEY = "#f6b933";

/** Above every cost of a line break: words part only at spaces. The layout takes a change of font file for a syllable. */
const NEVER_BROKEN_WIDTH = 10_000;
const TaggedText: ComponentType<PropsWithChildren<TextProps & Tagged> | SVGTextProps> = Text;
const TaggedView: ComponentType<PropsWithChildren<ViewProps & Tagged>> = View;

/** A text of a document: a paragraph, or the cell of a row. */
export const words = (style: TextProps["style"], ...content: ReactNode[]): ReactElement =>
  createElement(Text, { style, hyphenationPenalty: NEVER_BROKEN_WIDTH }, ...content);
/** A heading; those who listen to a document go from one to the next. */
export const heading = (role: Extract<Role, `H${number}`>, style: TextProps["style"], text: string): ReactElement =>
  createElement(TaggedText, { style, hyphenationPenalty: NEVER_BROKEN_WIDTH, role }, text);
/** A row of a table; the first one may hold the headings of its columns. */
export const tableRow = (
  props: ViewProps & { key?: string; isTableHead?: boolean },
  ...cells: ReactNode[]
): ReactElement => createElement(TaggedView, { ...props, role: "TR" }, ...cells);
/** Words longer than a column would run out of it. */
export const parted = (text: string, longest = 30): string =>
  text.replace(new RegExp(`\\S{${longest}}(?=\\S)`, "gu"), "$& ");
