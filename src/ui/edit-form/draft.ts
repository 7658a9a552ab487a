import { type Clash, changedFields, type EditValues, mergeEdits } from "#shared/merge-edits.ts";
import type { Units } from "#shared/units.ts";

/** An editable thing as it is stored. */
export interface Stored<Values> {
  version: number;
  values: Values;
}

/** A form of an editable thing while it is written. */
export interface EditState<Values> extends Stored<Values> {
  /** As stored at that version. */
  base: Values;
  clashes: Clash<Values>[];
  restored: boolean;
}

/** Joins what others have stored with what was typed here; where both changed the same, what was typed stays and clashes. */
export const joined = <Values extends EditValues>(
  next: Stored<Values>,
  typed: { base: Values; values: Values },
  units: Units,
): EditState<Values> => ({
  ...mergeEdits({ base: typed.base, mine: typed.values, theirs: next.values }, units),
  base: next.values,
  version: next.version,
  restored: false,
});

/**
 * The form with a draft of this device, which an older version of the form may have written: fields that it lacks are as
 * stored, others are dropped. Undefined: the draft says nothing new, or is none.
 */
export function restoredFrom<Values extends EditValues>(
  draft: unknown,
  stored: Stored<Values>,
  { units, isForm }: { units: Units; isForm: (value: unknown) => value is Values },
): EditState<Values> | undefined {
  const { version, base, values } = (draft ?? {}) as Partial<Record<keyof EditState<Values>, unknown>>;
  if (!isForm(base) || !isForm(values)) return undefined;
  const isLatest = version === stored.version;
  const state = joined(stored, { base: isLatest ? stored.values : base, values }, units);
  const fields = Object.keys(stored.values) as (keyof Values & string)[];
  const own: EditValues = Object.fromEntries(
    fields.map((field) => [field, state.values[field] ?? stored.values[field]!]),
  );
  if (changedFields<EditValues>(stored.values, own, units).size === 0) return undefined;
  const clashes = state.clashes.filter((clash) => clash.fields.every((field) => field in own));
  return { ...state, values: own as Values, clashes, restored: true };
}

/** The form after a save; fields for which `isTyped` holds have changed since it was sent, and stay. */
export function settled<Values extends EditValues>(
  before: EditState<Values>,
  next: Stored<Values>,
  isTyped: (field: string) => boolean,
): EditState<Values> {
  const typed = Object.entries(before.values).filter(([field]) => field in next.values && isTyped(field));
  return {
    ...next,
    values: { ...next.values, ...Object.fromEntries(typed) },
    base: next.values,
    clashes: before.clashes.filter(({ fields }) => fields.some(isTyped)),
    restored: false,
  };
}
