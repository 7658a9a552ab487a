import type { ReactNode } from "react";

interface StateProps {
  title: ReactNode;
  /** Why, and what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** The page's own heading, on error pages. */
  page?: boolean;
}

/** Says why there is nothing, and what to do. */
export const EmptyState = (props: StateProps) => <State {...props} />;

/** Says what failed, with a broken cell as its picture. */
export const ErrorState = (props: StateProps) => <State {...props} broken />;

function State({ title, children, actions, page, broken }: StateProps & { broken?: boolean }) {
  const Heading = page ? "h1" : "h2";
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-4 py-12 text-center wrap-anywhere">
      <Comb broken={broken} />
      <Heading className={page ? "text-3xl" : "text-xl text-ink"}>{title}</Heading>
      {children && <div className="text-balance text-ink-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

const CELL = "M0-15 13-7.5V7.5L0 15-13 7.5V-7.5Z";
const SURROUNDING_CELLS = [
  [-14, -25],
  [14, -25],
  [28, 0],
  [14, 25],
  [-14, 25],
  [-28, 0],
] as const;

/** Six empty cells around a missing or cracked one. */
function Comb({ broken }: { broken?: boolean }) {
  return (
    <svg
      viewBox="-48 -46 96 92"
      className="mb-1 h-24"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {SURROUNDING_CELLS.map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          d={CELL}
          transform={`translate(${x} ${y})`}
          className={index === 1 ? "fill-honey-soft stroke-honey" : "fill-surface stroke-line-strong"}
        />
      ))}
      <path d={CELL} className={broken ? "fill-bad-soft stroke-bad" : "stroke-line-strong [stroke-dasharray:3_4]"} />
      {broken && <path d="m-3-8 5 6-5 3 4 7" className="stroke-bad" strokeLinecap="round" />}
    </svg>
  );
}
