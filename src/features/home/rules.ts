/** A cell of the comb: centre and radius in units of the drawing, opacity of its colour (0 to 1). */
export interface Cell {
  x: number;
  y: number;
  radius: number;
  strength: number;
}

/** The cells of one sector and where its name stands. */
export interface Cluster {
  cells: Cell[];
  x: number;
  y: number;
}

/** Distance between the centres of neighbouring cells. */
const STEP_WIDTH = 21;
/** Centres of the clusters in steps, for the largest first: a loose comb. */
const PLACES = [
  [0, 0],
  [-4.6, 4.4],
  [4.9, 4.2],
  [-5.4, -3.2],
  [5.2, -4.4],
  [0.6, -7.4],
  [-0.4, 8.6],
  [-9.2, 1.2],
] as const;

/**
 * Draws sectors as clusters of hexagons, with as many cells as their share of startups. The same numbers give the same
 * drawing. `counts` are sorted, largest first; at most eight are drawn.
 */
export function combOf(counts: number[], cells = 110): Cluster[] {
  const key = `${cells} ${counts}`;
  if (last?.key !== key) last = { key, clusters: drawComb(counts, cells) };
  return last.clusters;
}

/** The last drawing: numbers change once a minute, and the page is requested more often. */
let last: { key: string; clusters: Cluster[] } | undefined;

function drawComb(counts: number[], cells: number): Cluster[] {
  const drawn = counts.slice(0, PLACES.length);
  const total = drawn.reduce((sum, count) => sum + count, 0);
  const taken = new Set<string>();
  return drawn.map((count, index) => {
    const [placeX, placeY] = PLACES[index]!;
    const size = total === 0 ? 0 : Math.max(3, Math.round((count / total) * cells));
    const points = takeNearest(placeX, placeY, size, taken);
    return {
      x: placeX * STEP_WIDTH,
      y: placeY * STEP_WIDTH * 0.92,
      cells: points.map(([x, y], rank) => cellAt(x, y, rank, index)),
    };
  });
}

/** Takes the free points of a hexagonal grid that are nearest to a place, nearest first. */
function takeNearest(placeX: number, placeY: number, size: number, taken: Set<string>): [number, number][] {
  const points: { x: number; y: number; key: string; distance: number }[] = [];
  for (let row = -14; row <= 14; row++)
    for (let column = -16; column <= 16; column++) {
      const [x, y] = [column + (row % 2 === 0 ? 0 : 0.5), row * 0.866];
      const key = `${row} ${column}`;
      if (!taken.has(key)) points.push({ x, y, key, distance: Math.hypot(x - placeX, y - placeY) });
    }
  const nearest = points.sort((a, b) => a.distance - b.distance || a.x - b.x || a.y - b.y).slice(0, size);
  for (const { key } of nearest) taken.add(key);
  return nearest.map(({ x, y }) => [x, y]);
}

/** Cells shrink towards the rim of their cluster, a little unevenly. */
function cellAt(x: number, y: number, rank: number, cluster: number): Cell {
  const noise = ((rank * 7919 + cluster * 104_729) % 97) / 97;
  const shrink = Math.max(0.4, 1.1 - Math.sqrt(rank) * 0.14) * (0.78 + noise * 0.34);
  return {
    x: x * STEP_WIDTH,
    y: y * STEP_WIDTH,
    radius: Math.min(11.6, 12.4 * shrink),
    strength: [0.55, 0.78, 1][(rank * 31 + cluster) % 3]!,
  };
}

/** The part of the drawing that cells stand in, as an SVG view box; a square where there are none. */
export function frameOf(clusters: Cluster[]): string {
  const cells = clusters.flatMap((cluster) => cluster.cells);
  if (cells.length === 0) return "0 0 1 1";
  const left = Math.min(...cells.map((cell) => cell.x)) - STEP_WIDTH;
  const top = Math.min(...cells.map((cell) => cell.y)) - STEP_WIDTH;
  const width = Math.max(...cells.map((cell) => cell.x)) + STEP_WIDTH - left;
  const height = Math.max(...cells.map((cell) => cell.y)) + STEP_WIDTH - top;
  return [left, top, width, height].map(Math.round).join(" ");
}

/** The outline of a hexagon that stands on a corner, for an SVG path. */
export function hexagonPath({ x, y, radius }: Cell): string {
  const half = radius * 0.866;
  const n = (value: number) => value.toFixed(1).replace(/\.0$/, "");
  return `M${n(x)} ${n(y - radius)}l${n(half)} ${n(radius / 2)}v${n(radius)}l${n(-half)} ${n(radius / 2)}l${n(-half)} ${n(-radius / 2)}v${n(-radius)}z`;
}
