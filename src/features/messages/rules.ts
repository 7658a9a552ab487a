/** The act about the other person, as the address says it afterwards. */
export const DONE_ACTIONS = { block: "blocked", unblock: "unblocked", report: "reported" } as const;

/** Messages by day, each with the day of its first. `dayOf` names the day of an instant for the reader. */
export function byDay<Row extends { sentAt: string }>(
  rows: readonly Row[],
  dayOf: (instant: string) => string,
): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.sentAt);
    if (days.at(-1)?.day === day) days.at(-1)!.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
