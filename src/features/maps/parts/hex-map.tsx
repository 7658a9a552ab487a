import { type KeyboardEvent, type Ref, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { frameOf, hexagonPath, neighbourOf, STEP } from "../rules.ts";

/** A cell as it is drawn. */
export interface DrawnCell {
  key: string;
  x: number;
  y: number;
  radius: number;
  /** Classes of its colour and line; opacity of the colour from 0 to 1. */
  fill: string;
  opacity: number;
  lines: string[];
  /** The number below the name. */
  value: string;
  /** Name and numbers, for screen readers and as a hint. */
  title: string;
  /** Where the cell leads; undefined: it stands for nothing. */
  to: string | undefined;
}

interface HexMapProps {
  label: string;
  /** Says how one moves, for screen readers; undefined where no cell leads anywhere. */
  hint: string | undefined;
  cells: readonly DrawnCell[];
  /** 1: as wide as its frame. */
  zoom: number;
  drawing?: Ref<SVGSVGElement>;
}

/** A comb of cells; every cell leads to its rows. Arrow keys go from cell to cell. */
export function HexMap({ label, hint, cells, zoom, drawing }: HexMapProps) {
  const group = useRef<SVGGElement>(null);
  const linked = cells.filter(({ to }) => to !== undefined);
  const turn = (event: KeyboardEvent) => {
    const links = [...(group.current?.querySelectorAll<SVGAElement>("a") ?? [])];
    const focused = (links as readonly Element[]).indexOf(document.activeElement!);
    const next = neighbourOf(linked, focused, event.key);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  return (
    <section
      aria-label={label}
      aria-description={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className={classes(
        "overflow-auto rounded-card border border-line bg-surface focus-visible:-outline-offset-2",
        zoom > 1 && "max-h-[85vh]",
      )}
    >
      <div className="min-w-[46rem]" style={{ width: `${zoom * 100}%` }}>
        <svg ref={drawing} viewBox={frameOf(cells)} className="block h-auto w-full" aria-label={label}>
          <title>{label}</title>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: its links take the focus, arrow keys only move it. */}
          <g ref={group} onKeyDown={turn}>
            {cells.map((cell) =>
              cell.to === undefined ? (
                <g key={cell.key}>
                  <Cell {...cell} />
                </g>
              ) : (
                <Link key={cell.key} to={cell.to} className="group">
                  <Cell {...cell} />
                </Link>
              ),
            )}
          </g>
        </svg>
      </div>
    </section>
  );
}

/** Size of the letters in units of the drawing. */
const LETTER = STEP * 0.135;

function Cell({ title, fill, opacity, lines, value, radius, x, y }: DrawnCell) {
  const texts = [...lines, ...(value ? [value] : [])];
  const top = y - ((texts.length - 1) * LETTER * 1.15) / 2;
  return (
    <>
      <title>{title}</title>
      <path
        d={hexagonPath({ x, y }, radius)}
        fillOpacity={opacity}
        className={`${fill} [stroke-width:2] group-hover:stroke-ink group-focus-visible:stroke-ink group-focus-visible:[stroke-width:5]`}
      />
      {texts.map((text, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one name
          key={index}
          x={x}
          y={top + index * LETTER * 1.15}
          fontSize={LETTER}
          textAnchor="middle"
          dominantBaseline="central"
          className={`pointer-events-none fill-ink stroke-surface [paint-order:stroke] [stroke-width:2] ${index < lines.length ? "font-semibold" : ""}`}
        >
          {text}
        </text>
      ))}
    </>
  );
}
