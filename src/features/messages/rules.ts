/** What was done about the other person, as the address says it afterwards. */
export const DONE = { block: "blocked", unblock: "unblocked", report: "reported" } as const;

/** A part of a text: plain, or an address that it links to. */
export interface TextPart {
  text: string;
  address?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** Signs that end a sentence rather than an address. */
const TRAILING = /[).,;:!?\]}…]+$/;

/** Splits a text at the web addresses in it. */
export function linked(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, "");
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

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
