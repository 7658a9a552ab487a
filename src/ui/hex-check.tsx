import { CheckIcon } from "./icon.tsx";

interface HexCheckProps {
  isDone: boolean;
  /** Shown while it is open. */
  number: string;
  /** Says the state to those who do not see it. */
  label: string;
}

/** A cell with the number of a step, or a tick once it is done. */
export function HexCheck({ isDone, number, label }: HexCheckProps) {
  return (
    <span
      className={`grid size-8 shrink-0 place-items-center text-sm font-bold [clip-path:polygon(50%_0,96%_25%,96%_75%,50%_100%,4%_75%,4%_25%)] ${
        isDone ? "bg-good-soft text-good" : "bg-honey text-honey-ink"
      }`}
    >
      <span className="sr-only">{label}</span>
      {isDone ? <CheckIcon className="size-4" /> : <span aria-hidden="true">{number}</span>}
    </span>
  );
}
