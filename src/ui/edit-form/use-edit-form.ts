import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, readDraft, saveDraft } from "#shared/drafts.ts";
import { type Clash, changedFields, type EditValues, mergeEdits } from "#shared/merge-edits.ts";
import type { Units } from "#shared/units.ts";

/** Milliseconds without typing until the draft is stored. */
const REST = 300;

/** An editable thing as it is stored. */
export interface Stored<Values> {
  version: number;
  values: Values;
}

interface EditFormOptions<Values> {
  /** Names the draft on this device: the form and its owner. */
  draftKey: string;
  stored: Stored<Values>;
  units: Units;
  /** A draft of an older version of the form may lack fields. */
  isForm: (value: unknown) => value is Values;
}

export interface EditState<Values> extends Stored<Values> {
  /** What was stored at that version. */
  base: Values;
  clashes: Clash<Values>[];
  restored: boolean;
}

/**
 * The form of an editable thing (record 30): its values, what of them was changed, and from which version. The draft is
 * stored while typing, survives reloads and lost connections, and is deleted when saved.
 */
export function useEditForm<Values extends EditValues>(options: EditFormOptions<Values>) {
  const { draftKey, stored, units, isForm } = options;
  const [state, setState] = useState<EditState<Values>>({
    ...stored,
    base: stored.values,
    clashes: [],
    restored: false,
  });
  const { base, values, version } = state;
  const isDirty = changedFields(base, values, units).size > 0;
  const latest = useRef({ state, isDirty });
  latest.current = { state, isDirty };

  const merge = (next: Stored<Values>, from: { base: Values; values: Values }) =>
    mergeEdits({ base: from.base, mine: from.values, theirs: next.values }, units);

  /** Takes over what others have saved; what was typed here stays. */
  const takeOver = (next: Stored<Values>): EditState<Values> => {
    const merged = { ...state, ...merge(next, state), base: next.values, version: next.version };
    setState(merged);
    return merged;
  };

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftKey) as Partial<EditState<Values>> | undefined;
    if (!draft || typeof draft.version !== "number" || !isForm(draft.base) || !isForm(draft.values)) return;
    const from = { base: draft.base, values: draft.values };
    const merged = draft.version === stored.version ? { values: draft.values, clashes: [] } : merge(stored, from);
    if (changedFields(stored.values, merged.values, units).size === 0) return;
    // What was typed until now is newer than the draft.
    setState((before) => {
      const typed = [...changedFields(before.base, before.values, units)].map((field) => [field, before.values[field]]);
      const values = { ...merged.values, ...Object.fromEntries(typed) };
      return { ...stored, ...merged, values, base: stored.values, restored: true };
    });
  });
  useEffect(() => restore(), []);

  // The page read the thing again, for example after an upload.
  const follow = useEffectEvent((read: number) => {
    if (read > version) takeOver(stored);
  });
  useEffect(() => follow(stored.version), [stored.version]);

  useEffect(() => {
    const store = (current: EditState<Values>) =>
      saveDraft(draftKey, { version: current.version, base: current.base, values: current.values });
    const storeLatest = () => (latest.current.isDirty ? store(latest.current.state) : undefined);
    if (!isDirty) return undefined;
    const timer = setTimeout(() => store(state), REST);
    window.addEventListener("pagehide", storeLatest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", storeLatest);
      // Leaving the page before the pause is over.
      storeLatest();
    };
  }, [draftKey, state, isDirty]);

  const settle = (next: Stored<Values>) => {
    const settled = { ...next, base: next.values, clashes: [], restored: false };
    latest.current = { state: settled, isDirty: false };
    dropDraft(draftKey);
    setState(settled);
  };
  return {
    state,
    isDirty,
    /** What a save sends: the fields that were changed, and from which version. */
    changeOf: ({ base, values, version }: EditState<Values>) => ({
      fields: changedFields(base, values, units),
      version,
    }),
    change: (next: (values: Values) => Values) => setState((before) => ({ ...before, values: next(before.values) })),
    /** After a save. */
    settle,
    takeOver,
    undo: () => settle({ version, values: base }),
    /** Ends the clashes: of these units what others saved is taken over. */
    choose: (takenOver: ReadonlySet<string>): EditState<Values> => {
      const fields = state.clashes.filter(({ unit }) => takenOver.has(unit)).flatMap((clash) => clash.fields);
      const taken = Object.fromEntries(fields.map((field) => [field, base[field]]));
      const chosen = { ...state, values: { ...values, ...taken }, clashes: [] };
      setState(chosen);
      return chosen;
    },
  };
}
