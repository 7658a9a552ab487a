import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { dropDraft, readDraft, saveDraft } from "#shared/drafts.ts";
import { type Clash, changedFields, mergeEdits } from "#shared/merge-edits.ts";
import type { Review, SavedReview } from "../contract.ts";
import { isAnswered, isSendable, type ReviewValues, saveOf, valueIn, valuesOf } from "./review-values.ts";

/** Milliseconds without a change until it is sent, and between two tries without a connection. */
const REST = 1_200;
const AGAIN = 5_000;

export type SaveStatus =
  | { kind: "saved"; at: Date | undefined }
  | { kind: "local" | "saving" | "lost" }
  | { kind: "refused"; reason: string };

interface ReviewState {
  version: number;
  /** What was stored at that version. */
  base: ReviewValues;
  values: ReviewValues;
  clashes: Clash<ReviewValues>[];
  restored: boolean;
}

/** What the action of the page answers. */
interface Answer {
  saved?: SavedReview;
  failure?: ActionFailure;
  /** After a clash: what the server has. */
  current?: Review;
}

interface ReviewOptions {
  applyId: string;
  review: Review;
  categoryIds: readonly string[];
  isOpen: boolean;
  onFinished: (saved: SavedReview) => void;
  onRefused: (failure: ActionFailure) => void;
}

/**
 * One's review while it is written: on this device with every change, on the server a moment later. Without a connection it stays
 * on the device and is sent as soon as there is one. What another window of the same juror has saved is joined (record 30).
 */
export function useReview({ applyId, review, categoryIds, isOpen, onFinished, onRefused }: ReviewOptions) {
  const draftKey = `review/${applyId}`;
  const inForm = useCallback(
    (stored: Review) => ({ version: stored.version, values: valuesOf(stored, categoryIds) }),
    [categoryIds],
  );
  const [state, setState] = useState<ReviewState>(() => {
    const { version, values } = inForm(review);
    return { version, values, base: values, clashes: [], restored: false };
  });
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved", at: undefined });
  const sent = useRef<{ values: ReviewValues; isFinished: boolean } | undefined>(undefined);
  /** A review that was finished without a connection is finished once there is one. */
  const finishing = useRef(false);
  const { submit, state: fetching, data } = useFetcher<Answer>();
  const dirty = changedFields(state.base, state.values, []);
  const isDirty = dirty.size > 0;

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftKey) as Partial<ReviewState> | undefined;
    if (!draft?.base || !draft.values) return;
    const stored = inForm(review);
    const { values } = mergeEdits({ base: draft.base, mine: draft.values, theirs: stored.values }, []);
    const own = Object.fromEntries(Object.keys(stored.values).map((field) => [field, values[field] ?? ""]));
    if (changedFields(stored.values, own, []).size === 0) return dropDraft(draftKey);
    setState({ version: stored.version, base: stored.values, values: own, clashes: [], restored: true });
  });
  useEffect(() => restore(), []);

  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    if (isDirty) saveDraft(draftKey, { version: state.version, base: state.base, values: state.values });
    else dropDraft(draftKey);
  }, [draftKey, isDirty, state]);

  const send = useEffectEvent((isFinished: boolean, values = latest.current.values) => {
    if (sent.current || !isOpen) return;
    const { base, version, clashes } = latest.current;
    const changed = changedFields(base, values, []);
    const fields = new Set([...changed].filter((field) => isSendable(field, { base, values })));
    if (clashes.length > 0 || (fields.size === 0 && !isFinished)) return;
    sent.current = { values, isFinished };
    setStatus({ kind: "saving" });
    const body = { ...saveOf(values, fields, version), ...(isFinished && { isFinished: true as const }) };
    const request = { intent: "save", applyId, body, attempt: crypto.randomUUID() };
    void submit(JSON.parse(JSON.stringify(request)), { method: "post", encType: "application/json" });
  });

  useEffect(() => {
    if (!isDirty || !isOpen) return undefined;
    setStatus((before) => (before.kind === "lost" ? before : { kind: "local" }));
    const timer = setTimeout(() => send(false, state.values), REST);
    return () => clearTimeout(timer);
  }, [isDirty, isOpen, state.values]);

  const isLost = status.kind === "lost";
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => send(finishing.current);
    const timer = setInterval(again, AGAIN);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isLost]);

  const settle = (saved: SavedReview, was: ReviewValues) => {
    const next = inForm(saved.review);
    setState((before) => {
      // What was typed while the save was under way stays, and is sent next. What waits for a score is not on the server.
      const values = Object.fromEntries(
        Object.entries(before.values).map(([field, value]) => [
          field,
          value === was[field] && (value === "" || !waitsForScore(before.values, field)) ? next.values[field]! : value,
        ]),
      );
      return { ...before, version: next.version, base: next.values, values, restored: false };
    });
    setStatus({ kind: "saved", at: new Date() });
  };

  const take = (current: Review) => {
    const next = inForm(current);
    setState((before) => {
      const merged = mergeEdits({ base: before.base, mine: before.values, theirs: next.values }, []);
      return { ...before, ...merged, version: next.version, base: next.values };
    });
    setStatus({ kind: "local" });
  };

  const handle = useEffectEvent((answer: Answer) => {
    const was = sent.current;
    sent.current = undefined;
    if (!was) return;
    if (answer.saved) {
      settle(answer.saved, was.values);
      if (was.isFinished) onFinished(answer.saved);
      finishing.current = finishing.current && !was.isFinished;
      // It was asked for while another save was under way.
      if (finishing.current) setTimeout(() => send(true));
      return;
    }
    if (answer.current) return take(answer.current);
    if (!answer.failure) return;
    if (answer.failure.code === "connectionLost") return setStatus({ kind: "lost" });
    finishing.current = false;
    const [problem] = answer.failure.fields;
    setStatus({ kind: "refused", reason: problem?.sentence ?? problem?.general ?? answer.failure.value });
    onRefused(answer.failure);
  });
  useEffect(() => {
    if (fetching === "idle" && data) handle(data as Answer);
  }, [fetching, data]);

  return {
    values: state.values,
    base: state.base,
    clashes: state.clashes,
    restored: state.restored,
    status,
    isDirty,
    busy: fetching !== "idle",
    set: (field: string, value: string) =>
      setState((before) => ({ ...before, values: { ...before.values, [field]: value } })),
    /** Sends what is not on the server yet at once: the page is about to be left. */
    flush: () => send(false),
    /** `also`: values that are entered with it. */
    finish: (also: ReviewValues = {}) => {
      const values = { ...latest.current.values, ...also };
      latest.current = { ...latest.current, values };
      setState((before) => ({ ...before, values: { ...before.values, ...also } }));
      finishing.current = true;
      send(true);
    },
    /** Ends the clashes: of these fields what the other window saved is taken over. */
    choose: (takenOver: ReadonlySet<string>) =>
      setState((before) => ({
        ...before,
        clashes: [],
        values: {
          ...before.values,
          ...Object.fromEntries([...takenOver].map((field) => [field, before.base[field]!])),
        },
      })),
  };
}

/** Reasons or a sentence of a category that has no score yet: they are on this device only. */
const waitsForScore = (values: ReviewValues, field: string): boolean =>
  values[field]!.startsWith("{") && !isAnswered(valueIn(values, field));
