import type { Opened } from "#shared/edit/versioned-form.ts";

/** A part as its form is opened with it. */
export const openedPart = <Value extends object>(part: { value: Value; version: number }): Opened<Value> => ({
  version: part.version,
  values: part.value,
});
