/** Letters on the colour, whichever is read better, in sRGB. */
const LETTERS = ["#261d16", "#ffffff"] as const;
/** The page in the light and in the dark (tokens.css), in sRGB. */
const GROUNDS = ["#fbf9f5", "#16110c"] as const;
/** Of letters and their ground (WCAG 2.2, 1.4.3). */
const READABLE_CONTRAST = 4.5;
/** The contrast by which a button and the page around it are seen as two. */
const VISIBLE_CONTRAST = 1.25;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const lettersOn = (colour: string) => LETTERS.toSorted((a, b) => contrastOf(b, colour) - contrastOf(a, colour))[0]!;

/** True if letters on the colour can be read, and its area can be seen on the page in both themes. */
export const isReadable = (colour: string): boolean =>
  contrastOf(colour, lettersOn(colour)) >= READABLE_CONTRAST &&
  GROUNDS.every((ground) => contrastOf(colour, ground) >= VISIBLE_CONTRAST);

/** The tokens of src/ui/tokens.css that follow from the colour of the house; lightness decides the contrast of the others. */
export function tokensOf(colour: string): Record<`--color-${string}`, string> {
  const shade = (lightness: number, chroma: number) => `oklch(from ${colour} ${lightness} min(c, ${chroma}) h)`;
  const deep = `light-dark(${shade(0.48, 0.11)}, ${shade(0.84, 0.11)})`;
  return {
    "--color-honey": colour,
    "--color-honey-ink": lettersOn(colour),
    "--color-honey-deep": deep,
    "--color-honey-soft": `light-dark(${shade(0.955, 0.04)}, ${shade(0.3, 0.05)})`,
    "--color-focus": deep,
  };
}
