/** The drawing's size, in its own units. */
export const BANDS_WIDTH = 640;
export const BANDS_HEIGHT = 240;

/** Bands over years that lie on each other, drawn. */
interface Bands {
  /** The outline of each band, in the order of the series: the first one lies on top. */
  outlines: string[];
  /** Horizontal lines, with the value of each. */
  lines: { value: number; y: number }[];
  /** Each place on the horizontal axis, and the top of all bands there. */
  points: { x: number; y: number }[];
}

/** Draws series of the same length, each a number for each place on the axis, as bands; the last series is the lowest. */
export function bandsOf(series: readonly (readonly number[])[]): Bands {
  const places = [...(series[0] ?? []).keys()];
  // Of each band the sum below it, beginning with the lowest; then the sum of all.
  const sums = [places.map(() => 0)];
  for (const numbers of series.toReversed()) sums.push(sums.at(-1)!.map((below, place) => below + numbers[place]!));
  const totals = sums.at(-1)!;
  const top = Math.max(1, ...totals);
  const x = (place: number) => Math.round((place / Math.max(1, places.length - 1)) * BANDS_WIDTH);
  const y = (value: number) => Math.round(BANDS_HEIGHT - (value / top) * BANDS_HEIGHT);
  const line = (level: readonly number[]) => level.map((value, place) => `${x(place)} ${y(value)}`);
  const step = roundStep(top);
  return {
    outlines: series.map((_, index) => {
      const level = series.length - index;
      return `M${[...line(sums[level]!), ...line(sums[level - 1]!).toReversed()].join("L")}Z`;
    }),
    lines: Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step).map((value) => ({
      value,
      y: y(value),
    })),
    points: places.map((place) => ({ x: x(place), y: y(totals[place]!) })),
  };
}

/** The distance of two to five lines below a number: one, two or five of a power of ten. */
function roundStep(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top));
  const factor = [5, 2, 1, 0.5, 0.2].find((candidate) => top / (candidate * power) >= 2)!;
  return Math.max(1, factor * power);
}
