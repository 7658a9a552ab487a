import type { Names } from "#features/reference/queries.server.ts";

/** The value of a fact as people read it: the name of what an id stands for. */
export const shownValue = (value: string, names: Names): string =>
  names.type(value)?.name ?? names.city(value)?.name ?? value;
