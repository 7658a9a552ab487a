import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { frameOf, hexagonPath, neighbourOf, STEP_WIDTH } from "../rules.ts";

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
  /** The address of the cell; undefined: it stands for nothing. */
  to: string | undefined;
  /** Classes of the letters on a strong colour. */
  ink?: string | undefined;
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
  const section = useRef<HTMLElement>(null);
  const frame = frameOf(cells);
  // What is wider than a phone begins at the largest cell, or the strongest of equals.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is another size.
  useLayoutEffect(() => {
    const [first] = cells
      .filter(({ value }) => value !== "")
      .toSorted((a, b) => b.radius - a.radius || b.opacity - a.opacity);
    if (!first) return;
    const [left = 0, top = 0, width = 1, height = 1] = frame.split(" ").map(Number);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = section.current!;
    section.current!.scrollTo(
      ((first.x - left) / width) * scrollWidth - clientWidth / 2,
      ((first.y - top) / height) * scrollHeight - clientHeight / 2,
    );
  }, [zoom]);
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
    <ScrollRegion
      ref={section}
      label={label}
      description={hint}
      className={classes(
        "more-beside overflow-auto rounded-card border border-line bg-surface focus-visible:-outline-offset-2",
        zoom > 1 && "max-h-[85vh]",
      )}
    >
      <div style={{ width: `${zoom * 100}%`, minWidth: `${minWidthOf(frame)}px` }}>
        <svg ref={drawing} viewBox={frame} className="block h-auto w-full" aria-label={label}>
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
    </ScrollRegion>
  );
}

/** Size of the letters in units of the drawing. */
const LETTER = STEP_WIDTH * 0.135;

const LINE = LETTER * 1.15;
/** Letters of a line that are written in full size. */
const FULL_SIZE = 12;
/** Below this radius a cell does not hold its name, which then stands beneath it. */
const HOLDS_NAME = STEP_WIDTH * 0.33;
/** The size of letters on the narrowest screen, in pixels. */
const SMALLEST_LETTER = 9;

const minWidthOf = (frame: string) => Math.round((Number(frame.split(" ")[2]) / LETTER) * SMALLEST_LETTER);

function Cell({ title, fill, opacity, lines, value, radius, x, y: middle, ink }: DrawnCell) {
  const texts = [...lines, ...(value ? [value] : [])];
  const beneath = radius < HOLDS_NAME;
  const y = beneath ? middle - (texts.length * LINE) / 2 : middle;
  const top = beneath ? y + radius + LINE * 0.75 : y - ((texts.length - 1) * LINE) / 2;
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
          y={top + index * LINE}
          fontSize={LETTER * Math.min(1, FULL_SIZE / text.length)}
          textAnchor="middle"
          dominantBaseline="central"
          className={`pointer-events-none ${ink ?? "fill-ink stroke-surface [paint-order:stroke] [stroke-width:2]"} ${index < lines.length ? "font-semibold" : ""}`}
        >
          {text}
        </text>
      ))}
    </>
  );
}
