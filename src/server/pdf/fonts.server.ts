import { Font, Text, type TextProps } from "@react-pdf/renderer";
import { createElement, type ReactElement, type ReactNode } from "react";
import { fontFile } from "#server/discovery/font-files.server.ts";

/** A face is split over two files by alphabet; the second holds ğ, İ, ı, ş and ₺, and stands behind the first. */
const SUBSETS = ["latin", "latin-ext"] as const;

const family = (face: string) => SUBSETS.map((subset) => `${face} ${subset}`);
for (const face of ["figtree", "bricolage-grotesque"])
  for (const subset of SUBSETS)
    Font.register({
      family: `${face} ${subset}`,
      fonts: [400, 600, 700].map((weight) => ({ src: fontFile(face, subset, weight), fontWeight: weight })),
    });
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
/** A text of a document. */
export const words = (style: TextProps["style"], ...content: ReactNode[]): ReactElement =>
  createElement(Text, { style, hyphenationPenalty: NEVER_BROKEN_WIDTH }, ...content);
/** Words longer than a column would run out of it. */
export const parted = (text: string, longest = 30): string =>
  text.replace(new RegExp(`\\S{${longest}}(?=\\S)`, "gu"), "$& ");
