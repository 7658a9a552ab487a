import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";
import { useTranslations } from "./translations.ts";

interface Bar {
  label: string;
  value: number;
  /** The value as text: "$240K". */
  text: string;
  /** Address of the list that it counts. */
  to?: string | undefined;
}

interface BarChartProps {
  /** The counted things; also the caption of the table. */
  title: string;
  bars: readonly Bar[];
  /** Headers of the table with the same numbers. */
  labelHeader: string;
  valueHeader: string;
  /** Index of the highlighted bar: by default the last one; -1: none. */
  highlight?: number;
  /** Only screen readers get the table: use it where a fuller table follows. */
  quiet?: boolean;
}

const CHART_HEIGHT = 120;
const CHART_WIDTH = 100;

/** Vertical bars in plain SVG, with the same numbers as a table. */
export function BarChart({ title, bars, labelHeader, valueHeader, highlight = bars.length - 1, quiet }: BarChartProps) {
  const text = useTranslations("ui");
  const id = useId();
  const top = Math.max(...bars.map((bar) => bar.value), 0) || 1;
  // On phones the names of so many bars would run into each other: every second one is shown.
  const isCrowded = bars.length > 8;
  const table = (
    <table className="mt-1 w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className="py-1.5 text-start font-semibold">
            {labelHeader}
          </th>
          <th scope="col" className="py-1.5 text-end font-semibold">
            {valueHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row" className="border-t border-line py-1.5 text-start font-normal">
              {bar.label}
            </th>
            <td className="border-t border-line py-1.5 text-end font-semibold">
              {bar.to ? (
                <Link to={bar.to} className="underline">
                  {bar.text}
                </Link>
              ) : (
                bar.text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {title}
      </figcaption>
      {/* Screen readers read bars that are links; the others they read in the table. */}
      <div aria-hidden={bars.every(({ to }) => !to)} className="flex items-end gap-1 text-sm sm:gap-3.5">
        {bars.map((bar, index) => {
          const height = bar.value > 0 ? Math.max(2, (bar.value / top) * CHART_HEIGHT) : 0;
          return (
            <BarLink key={bar.label} bar={bar}>
              <p className="border-t border-line-strong pt-1.5 text-xs tracking-tight whitespace-nowrap text-ink-muted sm:text-sm sm:tracking-normal">
                <span className={isCrowded && (bars.length - index) % 2 === 0 ? "max-sm:opacity-0" : undefined}>
                  {bar.label}
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${CHART_WIDTH} ${height}`}
                height={height}
                width="100%"
                preserveAspectRatio="none"
                className="block rounded-t-tag"
              >
                <rect
                  width={CHART_WIDTH}
                  height={height}
                  className={index === highlight ? "fill-honey" : "fill-chart-1"}
                />
              </svg>
              <p className="mb-1 text-balance text-xs font-bold tabular-nums sm:text-sm">{bar.text}</p>
            </BarLink>
          );
        })}
      </div>
      {quiet ? (
        <div className="sr-only">{table}</div>
      ) : (
        <details className="mt-2">
          <summary className="inline-flex min-h-row items-center text-sm font-semibold text-honey-deep hover:underline">
            {text("showTable")}
          </summary>
          {table}
        </details>
      )}
    </figure>
  );
}

/** Reads the name before the value, and shows the value above the name. */
const COLUMN = "flex min-w-0 flex-1 flex-col-reverse text-center";

function BarLink({ bar, children }: { bar: Bar; children: ReactNode }) {
  if (!bar.to) return <div className={COLUMN}>{children}</div>;
  return (
    <Link to={bar.to} className={classes(COLUMN, "rounded-tag transition-opacity hover:opacity-75")}>
      {children}
    </Link>
  );
}
