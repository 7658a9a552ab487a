import { formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { MapCell } from "../contract.ts";
import { labelOf, pointAt, RADIUS } from "../rules.ts";
import type { DrawnCell } from "./hex-map.tsx";
import { PROVINCES } from "./provinces.ts";

interface Drawing {
  locale: Locale;
  /** Name and numbers of a cell. */
  titleOf: (cell: MapCell) => string;
  /** The rows of a cell. */
  pathOf: (cell: MapCell) => string;
}

/** From pale to full: by the root, because one province has a third of everything. */
const opacityOf = (count: number, largest: number) => (count === 0 ? 1 : 0.2 + 0.8 * Math.sqrt(count / largest));

const HOME = "fill-honey stroke-honey";
/** From this part of the colour on, letters are dark in both themes. */
const STRONG_SHARE = 0.6;

/** Türkiye as a comb of its provinces, and behind a gap the other countries, the largest first. */
export function placeCells(
  provinces: readonly MapCell[],
  countries: readonly MapCell[],
  { locale, titleOf, pathOf }: Drawing,
): DrawnCell[] {
  const largest = Math.max(1, ...provinces.map(({ count }) => count), ...countries.map(({ count }) => count));
  const draw = (cell: MapCell, place: { x: number; y: number }, fill: string): DrawnCell => ({
    key: cell.key,
    ...place,
    radius: RADIUS,
    fill: cell.count === 0 ? "fill-sunken stroke-line" : fill,
    opacity: opacityOf(cell.count, largest),
    lines: labelOf(cell.name, 14).slice(0, cell.count === 0 ? 1 : 2),
    value: cell.count === 0 ? "" : formatNumber(cell.count, locale),
    title: titleOf(cell),
    to: cell.count === 0 ? undefined : pathOf(cell),
    ink:
      fill === HOME && cell.count > 0 && opacityOf(cell.count, largest) > STRONG_SHARE ? "fill-honey-ink" : undefined,
  });
  const byCode = new Map(provinces.map((cell) => [cell.key, cell]));
  const home = PROVINCES.flatMap(({ code, column, row }) => {
    const cell = byCode.get(code);
    return cell ? [draw(cell, pointAt(column, row), HOME)] : [];
  });
  const rows = Math.max(...PROVINCES.map(({ row }) => row)) + 2;
  const width = Math.max(...PROVINCES.map(({ column }) => column)) + 1;
  const abroad = countries.map((cell, index) =>
    draw(cell, pointAt(index % width, rows + Math.floor(index / width)), "fill-chart-1 stroke-chart-1"),
  );
  return [...home, ...abroad];
}
