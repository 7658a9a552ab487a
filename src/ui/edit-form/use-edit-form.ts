import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changedFields, type EditValues } from "#shared/merge-edits.ts";
import type { Units } from "#shared/units.ts";
import { useDrafts } from "../drafts.tsx";
import { type EditState, joined, restoredFrom, type Stored, settled } from "./draft.ts";

/** Milliseconds without typing until the draft is stored. */
const DRAFT_DELAY_MS = 300;

export interface EditFormOptions<Values> {
  /** Names the draft among those of the member: the form and its thing. */
  draftKey: string;
  stored: Stored<Values>;
  units: Units;
  /** A draft of an older version of the form may lack fields. */
  isForm: (value: unknown) => value is Values;
  /** While a save is under way, what the page reads again may be the form's own: its answer is waited for. */
  isSaving?: () => boolean;
}

/**
 * The form of an editable thing (record 30): its values, what of them was changed, and from which version. The draft is
 * stored while typing, survives reloads and lost connections, and is deleted when saved. `useAutosave` also sends it.
 */
export function useEditForm<Values extends EditValues>(options: EditFormOptions<Values>) {
  const { draftKey, stored, units, isForm, isSaving } = options;
  const drafts = useDrafts();
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
  /** As they were when the save was sent that is under way. */
  const sent = useRef<Values>(undefined);

  /** Takes over what others have saved; what was typed here stays. */
  const takeOver = (next: Stored<Values>): EditState<Values> => {
    const { restored } = state;
    const merged = { ...joined(next, state, units), restored };
    setState(merged);
    return merged;
  };

  const restore = useEffectEvent(() => {
    const restored = restoredFrom(drafts.read(draftKey), stored, { units, isForm });
    if (!restored) return drafts.drop(draftKey);
    // Text that was typed until now is newer than the draft.
    setState((before) => {
      const typed = [...changedFields(before.base, before.values, units)].map((field) => [field, before.values[field]]);
      return { ...restored, values: { ...restored.values, ...Object.fromEntries(typed) } };
    });
  });
  useEffect(() => restore(), []);

  // The page read the thing again, for example after an upload.
  const follow = useEffectEvent((read: number) => {
    if (read > version && !isSaving?.()) takeOver(stored);
  });
  useEffect(() => follow(stored.version), [stored.version]);

  const wasDirty = useRef(false);
  useEffect(() => {
    const store = (current: EditState<Values>) =>
      drafts.save(draftKey, { version: current.version, base: current.base, values: current.values });
    const storeLatest = () => (latest.current.isDirty ? store(latest.current.state) : undefined);
    if (!isDirty) {
      // The form is again as stored.
      if (wasDirty.current) drafts.drop(draftKey);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const timer = setTimeout(() => store(state), DRAFT_DELAY_MS);
    window.addEventListener("pagehide", storeLatest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", storeLatest);
      // Leaving the page before the pause is over.
      storeLatest();
    };
  }, [drafts, draftKey, state, isDirty]);

  /** These values are being sent: what is typed from now on outlives the answer. */
  const sending = (values: Values) => {
    sent.current = values;
  };

  /** Tells the fields that were changed since the save was sent. */
  const typedMeanwhile = () => {
    const { values: typed } = latest.current.state;
    const fields: ReadonlySet<string> = sent.current ? changedFields(sent.current, typed, units) : new Set();
    return (field: string) => fields.has(field);
  };

  /** After a save; fields for which `isTyped` holds have changed since it was sent, and stay. */
  const settle = (next: Stored<Values>, isTyped = typedMeanwhile()) => {
    const after = settled(latest.current.state, next, isTyped);
    const isChanged = changedFields(after.base, after.values, units).size > 0;
    latest.current = { state: after, isDirty: isChanged };
    if (!isChanged) drafts.drop(draftKey);
    setState(after);
  };
  return {
    state,
    isDirty,
    /** The content of a save: the fields that were changed, and from which version. */
    changeOf: ({ base, values, version }: EditState<Values>) => {
      sending(values);
      return { fields: changedFields(base, values, units), version };
    },
    sending,
    change: (next: (values: Values) => Values) => setState((before) => ({ ...before, values: next(before.values) })),
    settle,
    takeOver,
    undo: () => settle({ version, values: base }, () => false),
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
