import { useEffect, useRef, useState } from "react";
import { dropDraft, readDraft, saveDraft } from "#shared/drafts.ts";
import { type FormValues, isForm, isSame } from "./form-values.ts";

/** Milliseconds without typing until the draft is stored. */
const REST = 300;

/**
 * The values of the form: the saved ones, or a draft on this device. The draft is stored while typing, survives reloads
 * and lost connections, and is deleted when saved.
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
    // Runs once, for a draft that existed before the page was opened.
  }, [of, base]);

  useEffect(() => {
    const keep = () => (latest.current.isDirty ? saveDraft(of, latest.current.values) : undefined);
    if (!isDirty) return undefined;
    const timer = setTimeout(() => saveDraft(of, values), REST);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
      // Leaving the page before the pause is over.
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
