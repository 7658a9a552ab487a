/** A place in units of a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Distance between the centres of neighbouring cells. */
export const STEP_WIDTH = 100;
const ROW = STEP_WIDTH * 0.866;
/** The radius of a cell that fills its place, but for a line. */
export const RADIUS = STEP_WIDTH / 1.732 - 3;
/** Cells are never smaller than this part of the radius, so that they can be pressed. */
const SMALLEST_SHARE = 0.3;

/** The radius of a cell whose area stands for a value. */
export const radiusOf = (value: number, largest: number): number =>
  RADIUS * Math.max(SMALLEST_SHARE, Math.sqrt(largest > 0 ? Math.max(0, value) / largest : 0));

/** Cell of a grid whose odd rows are moved right by half a cell. */
export const pointAt = (column: number, row: number): Point => ({
  x: (column + (row % 2 === 0 ? 0 : 0.5)) * STEP_WIDTH,
  y: row * ROW,
});

/** The first places of a comb that grows around its middle, nearest first. It is wider than high, as screens are. */
export function combPoints(count: number): Point[] {
  const reach = Math.ceil(Math.sqrt(count)) + 1;
  const points: (Point & { distance: number })[] = [];
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const { x } = pointAt(column, Math.abs(row));
      points.push({ x, y: row * ROW, distance: Math.hypot(x, row * ROW * 1.5) + Math.atan2(row, column) * 0.001 });
    }
  return points
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ x, y }) => ({ x, y }));
}

/** The same with room for names beneath small cells. */
export const looseCombPoints = (count: number): Point[] =>
  combPoints(count).map(({ x, y }) => ({ x: x * 1.15, y: y * 1.2 }));

/** The outline of a hexagon that stands on a corner, for an SVG path. */
export function hexagonPath({ x, y }: Point, radius: number): string {
  const half = radius * 0.866;
  const n = (value: number) => String(Math.round(value * 10) / 10);
  return `M${n(x)} ${n(y - radius)}l${n(half)} ${n(radius / 2)}v${n(radius)}l${n(-half)} ${n(radius / 2)}l${n(-half)} ${n(-radius / 2)}v${n(-radius)}z`;
}

/** The part of the drawing that cells stand in, as an SVG view box. */
export function frameOf(points: readonly Point[]): string {
  if (points.length === 0) return `0 0 ${STEP_WIDTH} ${STEP_WIDTH}`;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - STEP_WIDTH * 0.62, Math.min(...ys) - STEP_WIDTH * 0.66];
  const [right, bottom] = [Math.max(...xs) + STEP_WIDTH * 0.62, Math.max(...ys) + STEP_WIDTH * 0.66];
  return [left, top, right - left, bottom - top].map(Math.round).join(" ");
}

/** Turns: the arrow keys of the keyboard and where they lead. */
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cell that an arrow key leads to from a cell: the nearest one that lies in that direction; undefined at the rim. */
export function neighbourOf(points: readonly Point[], from: number, key: string): number | undefined {
  const arrow = ARROWS[key];
  const start = points[from];
  if (!arrow || !start) return undefined;
  let best: { index: number; cost: number } | undefined;
  for (const [index, { x, y }] of points.entries()) {
    const along = (x - start.x) * arrow.x + (y - start.y) * arrow.y;
    const aside = Math.abs((x - start.x) * arrow.y) + Math.abs((y - start.y) * arrow.x);
    const cost = along + 2 * aside;
    if (along > 1 && aside <= along * 1.8 && (!best || cost < best.cost)) best = { index, cost };
  }
  return best?.index;
}

/** A name on at most two lines of a cell, of `length` letters where its words allow; what is longer than `longest` is cut. */
export function labelOf(name: string, length = 13, longest = length): string[] {
  const lines: string[] = [""];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last && last.length + word.length + 1 > length) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  const shown = lines.slice(0, 2).map((line) => (line.length > longest ? `${line.slice(0, longest - 1)}…` : line));
  return lines.length > 2 && !shown[1]!.endsWith("…") ? [shown[0]!, `${shown[1]!.slice(0, length - 1)}…`] : shown;
}
