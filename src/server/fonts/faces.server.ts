import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** A file of a face. Figtree and Bricolage Grotesque are split in two by alphabet: "latin-ext" holds ğ, İ, ı, ş and ₺. */
export const fontFile = (face: string, subset: string, weight: number): string =>
  path.join(
    path.dirname(require.resolve(`@fontsource/${face}/package.json`)),
    `files/${face}-${subset}-${weight}-normal.woff`,
  );

/** A face is split over two files by alphabet; the second stands behind the first. */
const SUBSETS = ["latin", "latin-ext"] as const;
const family = (face: string) => SUBSETS.map((subset) => `${face} ${subset}`);

/** The faces of all that the portal draws, papers and share pictures. */
// Figtree has no ₺; the heading face lends its own.
export const TEXT_FACES = [...family("figtree"), "bricolage-grotesque latin-ext"];
export const HEADING_FACES = family("bricolage-grotesque");
/** All alphabets from Latin to Arabic, and signs; in one file a weight. */
export const ALPHABETS_FACE = "dejavu-sans";
export const EMOJI_FACE = "noto-emoji";

interface FaceFiles {
  face: string;
  subset: string;
  weights: readonly (400 | 600 | 700)[];
}
/** The files of each face, by the name that documents have for it, and their weights. */
export const FONT_FILES: Record<string, FaceFiles> = {
  [ALPHABETS_FACE]: { face: ALPHABETS_FACE, subset: "latin", weights: [400, 700] },
  [EMOJI_FACE]: { face: EMOJI_FACE, subset: "emoji", weights: [400] },
};
for (const face of ["figtree", "bricolage-grotesque"])
  for (const subset of SUBSETS) FONT_FILES[`${face} ${subset}`] = { face, subset, weights: [400, 600, 700] };
