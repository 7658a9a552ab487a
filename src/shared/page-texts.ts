import type { Messages } from "use-intl/core";

const read = new Map<string, Partial<Messages>>();

/** The texts of a page from the JSON they travel in; read once, as pages have few sets of them. */
export function pageTexts(json: string): Partial<Messages> {
  const known = read.get(json) ?? (JSON.parse(json) as Partial<Messages>);
  read.set(json, known);
  return known;
}
