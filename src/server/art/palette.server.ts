import { SHIPPED_HOUSE } from "#shared/house.ts";

/** The tokens of src/ui/tokens.css in sRGB, because rasterisers do not support OKLCH. */
export const INK = "#261d16";
export const PAPER = "#fbf9f5";
export const HONEY = SHIPPED_HOUSE.colour;
/** Background colours for white letters. */
export const TONES = ["#1a763f", "#b23641", "#5e6b1e", "#34589d", "#8f4aa3", "#3f5265", "#965719", "#007083"] as const;

/** The same numbers for the same seed, from 0 up to 1 (FNV-1a, then mulberry32). */
export function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: () => number, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** The corners of a hexagon that stands on a corner. */
export function hexagon(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  });
  return corners.join(" ");
}

export const round = (value: number): number => Math.round(value * 10) / 10;
