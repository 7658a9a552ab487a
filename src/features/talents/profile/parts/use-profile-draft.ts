import { useEffect, useRef, useState } from "react";
import { dropDraft, readDraft, saveDraft } from "#shared/drafts.ts";
import { type FormValues, isForm, isSame } from "./form-values.ts";

/** How long typing rests before it is kept, in milliseconds. */
const REST = 300;

/**
 * The values of the form: as saved, or as they were left unsaved on this device. Kept while one types, through reloads
 * and lost connections; dropped when saved.
 */
export function useProfileDraft(accountId: string, saved: FormValues) {
  const of = `profile/${accountId}`;
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved);
  const [restored, setRestored] = useState(false);
  const isDirty = !isSame(values, base);
  const latest = useRef({ values, isDirty });
  latest.current = { values, isDirty };

  useEffect(() => {
    const draft = readDraft(of);
    if (!isForm(draft) || isSame(draft, base)) return;
    setValues(draft);
    setRestored(true);
    // Only what was left before the page opened: once.
  }, [of, base]);

  useEffect(() => {
    const keep = () => (latest.current.isDirty ? saveDraft(of, latest.current.values) : undefined);
    if (!isDirty) return undefined;
    const timer = setTimeout(() => saveDraft(of, values), REST);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
      // Leaving for another page of ours within the rest.
      keep();
    };
  }, [of, values, isDirty]);

  const settle = (next: FormValues) => {
    latest.current = { values: next, isDirty: false };
    dropDraft(of);
    setBase(next);
    setValues(next);
    setRestored(false);
  };
  return { values, isDirty, restored, change: setValues, settle, undo: () => settle(base) };
}
