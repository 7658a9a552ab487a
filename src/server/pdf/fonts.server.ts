import { Font, type SVGTextProps, Text, type TextProps, View, type ViewProps } from "@react-pdf/renderer";
import { type ComponentType, createElement, type PropsWithChildren, type ReactElement, type ReactNode } from "react";
import type { Role, Tagged } from "./paper-node.server.ts";

export { HEADING_FACES, TEXT_FACES } from "#server/fonts/faces.server.ts";

// Words are not broken: the rules at hand are English.
Font.registerHyphenationCallback((word) => [word]);

/** Colours of the documents that the portal draws. */
export const INK = "#261d16";
export const MUTED_COLOUR = "#635950";
export const LINE = "#e5e1da";

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
