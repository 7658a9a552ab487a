import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { dropDraft, readDraft, saveDraft } from "#shared/drafts.ts";
import { type Clash, changedFields, mergeEdits } from "#shared/merge-edits.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import type { Application } from "../contract.ts";
import { type AnswerValues, answerOf, valuesOf } from "./answer-values.ts";

/** Milliseconds without a change until it is sent, and between two tries without a connection. */
const REST = 1_200;
const AGAIN = 5_000;

export type SaveStatus =
  | { kind: "saved"; at: Date | undefined }
  | { kind: "local" | "saving" | "lost" }
  | { kind: "refused"; reason: string };

type Intent = "draft" | "send" | "withdraw";

interface FormState {
  /** As the server has it. */
  application: Application;
  base: AnswerValues;
  values: AnswerValues;
  clashes: Clash<AnswerValues>[];
  restored: boolean;
}

/** What the action of the page answers. */
export interface ApplyAnswer {
  saved?: Application;
  failure?: ActionFailure;
  /** After a clash, or when a co-founder has sent it: what the server has. */
  current?: Application;
}

interface Options {
  application: Application;
  onDone: (intent: Intent) => void;
  onRefused: (failure: ActionFailure) => void;
}

/**
 * An application while it is written: on this device with every change, on the server a moment later. Without a connection it
 * stays on the device and is sent as soon as there is one. What co-founders have saved is joined (record 30).
 */
export function useApplication({ application: loaded, onDone, onRefused }: Options) {
  const draftKey = `program-application/${loaded.id}`;
  const [state, setState] = useState<FormState>(() => {
    const values = valuesOf(loaded);
    return { application: loaded, base: values, values, clashes: [], restored: false };
  });
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved", at: undefined });
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const sent = useRef<{ values: AnswerValues; intent: Intent } | undefined>(undefined);
  const waiting = useRef<Intent | undefined>(undefined);
  const { submit, state: fetching, data } = useFetcher<ApplyAnswer>();
  const isDirty = changedFields(state.base, state.values, []).size > 0;
  const { mayEdit } = loaded;

  const latest = useRef(state);
  latest.current = state;

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftKey) as Partial<FormState> | undefined;
    if (!draft?.base || !draft.values) return;
    const stored = valuesOf(loaded);
    const { values, clashes } = mergeEdits({ base: draft.base, mine: draft.values, theirs: stored }, []);
    // Another version of the form may lack a question, or have one more.
    const own = Object.fromEntries(Object.keys(stored).map((key) => [key, values[key] ?? ""]));
    if (changedFields(stored, own, []).size === 0) return dropDraft(draftKey);
    const open = clashes.filter(({ unit }) => unit in stored);
    setState({ application: loaded, base: stored, values: own, clashes: open, restored: true });
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (isDirty) saveDraft(draftKey, { base: state.base, values: state.values });
    else dropDraft(draftKey);
  }, [draftKey, isDirty, state]);

  const send = useEffectEvent((intent: Intent, values = latest.current.values) => {
    if (!mayEdit) return;
    if (sent.current) {
      // After the save that is under way.
      if (intent !== "draft") waiting.current = intent;
      return;
    }
    const { base, application, clashes } = latest.current;
    const byKey = new Map(application.questions.map((question) => [question.key, question]));
    const answers = Object.fromEntries(
      [...changedFields(base, values, [])].flatMap((key) => {
        const value = answerOf(byKey.get(key)!, values[key]!);
        return value === undefined ? [] : [[key, value]];
      }),
    );
    if (clashes.length > 0 || (intent === "draft" && Object.keys(answers).length === 0)) return;
    sent.current = { values, intent };
    setStatus({ kind: "saving" });
    const body = { version: application.version, answers: intent === "withdraw" ? {} : answers };
    const request = { intent, id: application.id, body, attempt: crypto.randomUUID() };
    void submit(JSON.parse(JSON.stringify(request)), { method: "post", encType: "application/json" });
  });

  useEffect(() => {
    if (!isDirty || !mayEdit) return undefined;
    setStatus((before) => (before.kind === "lost" ? before : { kind: "local" }));
    const timer = setTimeout(() => send("draft", state.values), REST);
    return () => clearTimeout(timer);
  }, [isDirty, mayEdit, state.values]);

  const isLost = status.kind === "lost";
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => send("draft");
    const timer = setInterval(again, AGAIN);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isLost]);

  const settle = (application: Application, was: AnswerValues) => {
    const next = valuesOf(application);
    setState((before) => ({
      ...before,
      application,
      base: next,
      // What was typed while the save was under way stays, and is sent next.
      values: Object.fromEntries(
        Object.keys(next).map((key) => {
          const isUnsent = answerOf(questionIn(application, key), before.values[key] ?? "") === undefined;
          return [key, before.values[key] === was[key] && !isUnsent ? next[key]! : (before.values[key] ?? next[key]!)];
        }),
      ),
      restored: false,
    }));
    setStatus({ kind: "saved", at: new Date() });
  };

  /** Takes over what others have saved; what was typed here stays. */
  const take = (application: Application) => {
    const next = valuesOf(application);
    setState((before) => {
      const merged = mergeEdits({ base: before.base, mine: before.values, theirs: next }, []);
      return { ...before, ...merged, application, base: next };
    });
  };

  const refused = (failure: ActionFailure, intent: Intent, current: Application | undefined) => {
    if (failure.code === "connectionLost") {
      setStatus({ kind: "lost" });
      if (intent !== "draft") onRefused(failure);
      return;
    }
    if (current) take(current);
    const [problem] = failure.fields;
    const reason = problem?.sentence ?? problem?.general ?? failure.value;
    // Both have changed the same: the page shows both.
    const isClash = failure.code === "changedMeanwhile";
    setStatus(intent === "draft" && !isClash ? { kind: "refused", reason } : { kind: "local" });
    if (isClash) return;
    setProblems(failure.fields);
    onRefused(failure);
  };

  const handle = useEffectEvent(({ saved, failure, current }: ApplyAnswer) => {
    const was = sent.current;
    sent.current = undefined;
    if (!was) return;
    if (saved) {
      settle(saved, was.values);
      if (was.intent !== "draft") setProblems([]);
      onDone(was.intent);
    } else if (failure) refused(failure, was.intent, current);
    const next = waiting.current;
    waiting.current = undefined;
    if (next && saved) setTimeout(() => send(next));
  });
  useEffect(() => {
    if (fetching === "idle" && data) handle(data as ApplyAnswer);
  }, [fetching, data]);

  return {
    ...state,
    status,
    problems,
    isDirty,
    busy: fetching !== "idle" && sent.current?.intent !== "draft",
    set: (key: string, value: string) => {
      setState((before) => ({ ...before, values: { ...before.values, [key]: value } }));
      setProblems((before) => before.filter(({ field }) => field !== `answers.${key}`));
    },
    show: setProblems,
    put: send,
    take,
    /** After a file was stored or removed by itself. */
    store: (application: Application, field: string) => {
      take(application);
      setProblems((before) => before.filter((problem) => problem.field !== field));
    },
    /** Ends the clashes: of these questions what the co-founder saved is taken over. */
    choose: (takenOver: ReadonlySet<string>) =>
      setState((before) => ({
        ...before,
        clashes: [],
        values: { ...before.values, ...Object.fromEntries([...takenOver].map((key) => [key, before.base[key] ?? ""])) },
      })),
  };
}

const questionIn = ({ questions }: Application, key: string) => questions.find((question) => question.key === key)!;
