import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { useNotices } from "../notice.tsx";
import { useTranslations } from "../translations.ts";
import { onePerField } from "./one-per-field.ts";

/** The answer of a form's action. */
export interface SaveAnswer<Saved> {
  saved?: Saved;
  failure?: ActionFailure;
  /** After a clash: what others have saved. */
  current?: Saved;
}

interface Save<Saved> {
  /** True from a save until its answer is handled. */
  saving: RefObject<boolean>;
  texts: { saved: string; refused: (fields: readonly ShownProblem[]) => string };
  /** The element that takes the focus where no field is at fault. */
  fallback?: string;
  onSaved: (saved: Saved) => void;
  onRefused: (problems: readonly ShownProblem[], answer: SaveAnswer<Saved>) => void;
  /** Others have saved the same fields. */
  onClash: (current: Saved) => void;
  /** The page was left after the save, before it was shown. */
  onLeft?: () => void;
}

/** Refusals of the whole form, whose sentences say that what was typed is kept. */
const KEPT = ["connectionLost", "forbidden", "notFound"] as const;
const isKept = (code: string): code is (typeof KEPT)[number] => KEPT.some((kept) => kept === code);

/** Saves a form by the page's action and reports the result. What was typed stays in any case. */
export function useSave<Saved>({ saving, texts, fallback, onSaved, onRefused, onClash, onLeft }: Save<Saved>) {
  const text = useTranslations("editForm");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<SaveAnswer<Saved>>();
  const closeError = useRef<() => void>(undefined);
  const report = (kind: "success" | "error", result: string) => {
    // The notice of the save before is not true any more.
    closeError.current?.();
    const close = notify({ kind, text: result });
    closeError.current = kind === "error" ? close : undefined;
  };
  const handle = useEffectEvent((answer: SaveAnswer<Saved>) => {
    saving.current = false;
    if (answer.saved) {
      onSaved(answer.saved);
      report("success", texts.saved);
      return;
    }
    if (answer.current) return onClash(answer.current);
    const { failure } = answer;
    if (!failure) return;
    const reason = failure.fields.length > 0 ? texts.refused(onePerField(failure.fields)) : failure.value;
    report("error", isKept(failure.code) ? text(failure.code) : reason);
    // The messages are drawn before the focus goes to the first of their fields, however busy the device is.
    queueMicrotask(() => {
      flushSync(() => onRefused(failure.fields, answer));
      focusFirstProblem(fallback);
    });
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as SaveAnswer<Saved>);
  }, [state, data]);
  const leave = useEffectEvent(() => {
    closeError.current?.();
    // Only an answer tells that something was saved: a page can be left for other reasons.
    if (state !== "loading" || !data?.saved) return;
    notify({ kind: "success", text: texts.saved });
    onLeft?.();
  });
  useEffect(() => leave, []);
  /** `besides`: what the action needs to know with the body. */
  const save = (body: object, besides: object = {}) => {
    // A text that chooses nothing would be missing in what is saved.
    if (document.querySelector("form [data-undecided]")) return focusFirstProblem();
    saving.current = true;
    const request = { ...besides, body, attempt: crypto.randomUUID() };
    void submit(JSON.parse(JSON.stringify(request)), { method: "post", encType: "application/json" });
  };
  return { save, busy: state !== "idle" };
}

/** Runs after the messages are rendered. */
export function focusFirstProblem(fallback?: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>("form [aria-invalid=true]");
      // The field may be inside a folded row or list.
      field?.closest("details")?.setAttribute("open", "");
      const target = field ?? (fallback ? document.querySelector<HTMLElement>(fallback) : null);
      target?.focus({ preventScroll: true });
      // At the bottom of the window it would lie below the notice.
      target?.scrollIntoView({ block: "center" });
    }),
  );
}
