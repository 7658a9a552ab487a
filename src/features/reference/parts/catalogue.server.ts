import type { TypeKind } from "#shared/type-kinds.ts";

/** Key, English, Turkish. Their order is the `sort_order`. A key never changes, because ids are derived from it. */
export type Value = readonly [key: string, en: string, tr: string];

export interface ShippedList {
  en: string;
  tr: string;
  values: readonly Value[];
}

/** The shipped lists of one theme; all themes together cover every kind. */
export type ShippedLists<Kind extends TypeKind = TypeKind> = Record<Kind, ShippedList>;

export const list = (en: string, tr: string, values: readonly Value[]): ShippedList => ({ en, tr, values });
