import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** A file of a face. Figtree and Bricolage Grotesque are split in two by alphabet: "latin-ext" holds ğ, İ, ı, ş and ₺. */
export const fontFile = (face: string, subset: string, weight: number): string =>
  path.join(
    path.dirname(require.resolve(`@fontsource/${face}/package.json`)),
    `files/${face}-${subset}-${weight}-normal.woff`,
  );
