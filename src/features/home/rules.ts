import type { FundingByYear, SectorCount } from "./contract.ts";
import { FUNDING_SECTORS, FUNDING_YEARS } from "./limits.ts";

/** How much the startup of a cell raised: nothing that is known, less than 100,000 dollars, less than a million, more. */
export const STRENGTHS = ["none", "some", "more", "most"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A cell of the comb: its centre, in units of the drawing. */
export interface Cell {
  x: number;
  y: number;
  strength: Strength;
}

/** The cells of one sector, and the box that they fill: its width and height, in units of the drawing. */
export interface Cluster {
  cells: Cell[];
  width: number;
  height: number;
}

/** Distance between the centres of neighbouring cells, and their radius. */
const STEP_WIDTH = 13;
const CELL_RADIUS = 7;
/** The largest sector has at most so many cells. */
const MOST_CELLS = 72;

type Counts = Pick<SectorCount, "count" | "raised" | "raisedMore" | "raisedMost">;

/** How many startups a cell stands for: one, as long as the largest sector has room. */
export const startupsOfCell = (sectors: readonly Counts[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...sectors.map(({ count }) => count)) / MOST_CELLS));

/** Draws sectors as clusters of hexagons, each of them a startup or the same number of them. The same numbers give the same drawing. */
export function combOf(sectors: readonly Counts[]): Cluster[] {
  const key = JSON.stringify(
    sectors.map(({ count, raised, raisedMore, raisedMost }) => [count, raised, raisedMore, raisedMost]),
  );
  if (last?.key !== key) {
    const size = startupsOfCell(sectors);
    last = { key, clusters: sectors.map((sector) => clusterOf(sector, size)) };
  }
  return last.clusters;
}

/** The last drawing: numbers change once a minute, and the page is requested more often. */
let last: { key: string; clusters: Cluster[] } | undefined;

function clusterOf(sector: Counts, startups: number): Cluster {
  const size = Math.max(1, Math.round(sector.count / startups));
  const points = nearestPoints(size);
  const strengths = strengthsOf(sector, size);
  const left = Math.min(...points.map(([x]) => x)) - STEP_WIDTH / 2;
  const top = Math.min(...points.map(([, y]) => y)) - CELL_RADIUS;
  return {
    cells: points.map(([x, y], place) => ({ x: x - left, y: y - top, strength: strengths[place]! })),
    width: Math.max(...points.map(([x]) => x)) + STEP_WIDTH / 2 - left,
    height: Math.max(...points.map(([, y]) => y)) + CELL_RADIUS - top,
  };
}

/** The points of a hexagonal grid that are nearest to its middle, nearest first. */
function nearestPoints(size: number): [x: number, y: number][] {
  const points: { x: number; y: number }[] = [];
  for (let row = -6; row <= 6; row++)
    for (let column = -6; column <= 6; column++)
      points.push({ x: (column + (row % 2 === 0 ? 0 : 0.5)) * STEP_WIDTH, y: row * 0.866 * STEP_WIDTH });
  return points
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || a.x - b.x || a.y - b.y)
    .slice(0, size)
    .map(({ x, y }) => [x, y]);
}

/** A strength for each cell: as many of each as there are startups, mixed as in a comb, always in the same way. */
function strengthsOf({ count, raised, raisedMore, raisedMost }: Counts, size: number): Strength[] {
  const share = (number: number) => Math.round((Math.min(number, count) / Math.max(1, count)) * size);
  const bounds = [share(raisedMost), share(raisedMore), share(raised)] as const;
  const strengthAt = (rank: number): Strength =>
    rank < bounds[0] ? "most" : rank < bounds[1] ? "more" : rank < bounds[2] ? "some" : "none";
  const places = Array.from({ length: size }, (_, place) => place);
  const mixed = places.toSorted((a, b) => ((a * 7919 + 31) % 97) - ((b * 7919 + 31) % 97) || a - b);
  const strengths: Strength[] = [];
  for (const [rank, place] of mixed.entries()) strengths[place] = strengthAt(rank);
  return strengths;
}

/** The outline of a cell, a hexagon that stands on a corner, for an SVG path. */
export function hexagonPath({ x, y }: Pick<Cell, "x" | "y">, radius = CELL_RADIUS - 0.6): string {
  const half = radius * 0.866;
  const n = (value: number) => value.toFixed(1).replace(/\.0$/, "");
  return `M${n(x)} ${n(y - radius)}l${n(half)} ${n(radius / 2)}v${n(radius)}l${n(-half)} ${n(radius / 2)}l${n(-half)} ${n(-radius / 2)}v${n(-radius)}z`;
}

interface YearOfSector {
  year: number;
  /** Null: startups without a sector. */
  id: string | null;
  name: string | null;
  slug: string | null;
  usd: number;
  rounds: number;
  withoutAmount: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A row for each sector and year as bands over all years: the sectors that raised most, and all others as one without an id. */
export function sectorBands(rows: readonly YearOfSector[], firstYear: number): FundingByYear {
  const years = Array.from({ length: FUNDING_YEARS }, (_, place) => firstYear + place);
  const series = (of: readonly YearOfSector[], what: "usd" | "rounds") =>
    years.map((year) => sum(of.filter((row) => row.year === year).map((row) => row[what])));
  const band = (of: readonly YearOfSector[]) => ({ usd: series(of, "usd"), rounds: series(of, "rounds") });
  const bySector = [...Map.groupBy(rows, ({ id }) => id)]
    .map(([id, of]) => ({ id, name: of[0]!.name, slug: of[0]!.slug, ...band(of) }))
    .toSorted((a, b) => sum(b.usd) - sum(a.usd) || sum(b.rounds) - sum(a.rounds));
  const named = bySector.filter(({ id }) => id !== null).slice(0, FUNDING_SECTORS);
  const own = new Set(named.map(({ id }) => id));
  const others = rows.filter(({ id }) => id === null || !own.has(id));
  return {
    years,
    sectors: [...named, ...(others.length > 0 ? [{ id: null, name: null, slug: null, ...band(others) }] : [])],
    withoutAmount: sum(rows.map((row) => row.withoutAmount)),
  };
}
