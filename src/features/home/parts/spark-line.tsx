const LINE_WIDTH = 56;
const LINE_HEIGHT = 24;

/** A line of a few numbers, the last one marked; the number beside it says what they are. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const top = Math.max(...values) || 1;
  const step = LINE_WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, place) => [place * step, LINE_HEIGHT - (value / top) * LINE_HEIGHT] as const);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 -4 ${LINE_WIDTH + 8} ${LINE_HEIGHT + 6}`}
      width={LINE_WIDTH}
      className="min-w-0 shrink overflow-visible"
    >
      <path d={`M${line}V${LINE_HEIGHT}H0Z`} className="fill-chart-1" opacity="0.12" />
      <path d={`M${line}`} className="fill-none stroke-chart-1" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={endX} cy={endY} r="2.5" className="fill-chart-1" />
    </svg>
  );
}
