import type { LinkedPage, StoredLink } from "../../identity/rules.ts";
import { type InBoth, orNull, textsOf } from "./in-both.tsx";

export interface DraftLink {
  /** Names the row while it is moved. */
  key: number;
  /** Empty: another site. */
  page: LinkedPage | "";
  url: string;
  name: InBoth;
}
export interface DraftGroup {
  key: number;
  name: InBoth;
  links: DraftLink[];
}

let keys = 0;
export const nextKey = (): number => ++keys;

export const emptyLink = (page: LinkedPage | ""): DraftLink => ({
  key: nextKey(),
  page,
  url: "",
  name: { en: "", tr: "" },
});

export const draftOf = (link: StoredLink): DraftLink =>
  "url" in link
    ? { key: nextKey(), page: "", url: link.url, name: textsOf(link.name) }
    : { key: nextKey(), page: link.page, url: "", name: textsOf(link.name) };

/** As the call wants it. */
export const sentLink = ({ page, url, name }: DraftLink) => (page ? { page, name: orNull(name) } : { url, name });

/** With the item at `index` one place further up or down. */
export function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const target = index + step;
  if (target < 0 || target >= items.length) return [...items];
  const next = items.toSpliced(index, 1);
  return next.toSpliced(target, 0, items[index]!);
}
