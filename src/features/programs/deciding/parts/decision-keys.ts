import type { KeyboardEvent } from "react";
import type { Decision } from "../contract.ts";

const RESULTS: Record<string, Decision["result"]> = { a: "approved", d: "declined" };
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Handles keys in the row that has the focus, and only there (WCAG 2.1.4): A accepts, D declines, the arrows go to the next row. */
export function onDecisionKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Decision[],
  decide: (applyIds: string[], result: Decision["result"]) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rowOf = (place: number) => event.currentTarget.querySelector<HTMLElement>(`tr[data-row="${place}"]`);
  const place = Number((event.target as HTMLElement).closest<HTMLElement>("tr[data-row]")?.dataset.row ?? Number.NaN);
  const row = rows[place];
  if (!row) return;
  const result = RESULTS[event.key.toLowerCase()];
  const step = STEPS[event.key];
  if (result) {
    // A button of the row is switched off while the result is saved; the row keeps the focus.
    rowOf(place)?.focus();
    if (!row.isPublished && row.result !== result) decide([row.applyId], result);
  } else if (step) rowOf(place + step)?.focus();
  else return;
  event.preventDefault();
}
