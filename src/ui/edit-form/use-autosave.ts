import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { EditState, Stored } from "./draft.ts";
import { type EditFormOptions, useEditForm } from "./use-edit-form.ts";

/** Milliseconds without a change until it is sent. */
const SAVE_DELAY_MS = 1_200;
/** Milliseconds between two tries without a connection. */
const RETRY_DELAY_MS = 5_000;

/** Fields of such a form are texts. */
type Texts = Record<string, string>;

export type SaveStatus =
  | { kind: "saved"; at: Date | undefined }
  | { kind: "local" | "saving" | "lost" }
  | { kind: "refused"; reason: string };

/** The answer of the page's action. */
export interface AutosaveAnswer<Thing, Saved = Thing> {
  saved?: Saved;
  failure?: ActionFailure;
  /** The thing as the server has it, if others have saved meanwhile. */
  current?: Thing;
}

interface AutosaveOptions<Thing, Saved, Intent extends string> extends Pick<EditFormOptions<Texts>, "draftKey"> {
  /** As the page has read it. */
  thing: Thing;
  storedOf: (thing: Thing) => Stored<Texts>;
  thingOf: (saved: Saved) => Thing;
  mayEdit: boolean;
  /** An intent that meets no connection or a clash is carried out afterwards; else it is given up. */
  keepsIntent?: boolean;
  /** The request for the page's action; undefined: nothing could be stored. "draft" saves what was typed. */
  requestOf: (state: EditState<Texts>, changed: ReadonlySet<string>, intent: Intent | "draft") => object | undefined;
  /** The value of a field cannot be stored as it is, such as half a number: a save leaves it on this device. */
  staysHere: (field: string, values: Texts) => boolean;
  onSaved: (saved: Saved, intent: Intent | "draft") => void;
  /** Gets what the server has after a clash. */
  onCurrent?: (current: Thing) => void;
  onRefused: (failure: ActionFailure, intent: Intent | "draft") => void;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/**
 * A form that saves itself: on this device while it is written, on the server a moment later. Without a connection it stays
 * on the device and is sent as soon as there is one. What others, or another device, have saved is joined; until both values
 * of a clash were seen, nothing is sent (record 30).
 */
export function useAutosave<Thing, Saved, Intent extends string>(options: AutosaveOptions<Thing, Saved, Intent>) {
  const { draftKey, thing, storedOf, mayEdit, keepsIntent = false } = options;
  const sent = useRef<{ values: Texts; intent: Intent | "draft" }>(undefined);
  /** Is sent after the save that is under way. */
  const waiting = useRef<Intent>(undefined);
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved", at: undefined });
  const { submit, state: fetching, data } = useFetcher<AutosaveAnswer<Thing, Saved>>();
  const form = useEditForm<Texts>({
    draftKey,
    stored: storedOf(thing),
    units: [],
    isForm: isTexts,
    isSaving: () => sent.current !== undefined,
  });
  const { state, isDirty } = form;

  const send = useEffectEvent((intent: Intent | "draft", values = state.values) => {
    if (!mayEdit) return;
    if (intent !== "draft" && (sent.current || keepsIntent)) waiting.current = intent;
    if (sent.current || state.clashes.length > 0) return;
    const current = { ...state, values };
    const request = options.requestOf(current, form.changeOf(current).fields, intent);
    if (!request) return;
    sent.current = { values, intent };
    setStatus({ kind: "saving" });
    const body = JSON.parse(JSON.stringify({ ...request, attempt: crypto.randomUUID() }));
    void submit(body, { method: "post", encType: "application/json" });
  });

  useEffect(() => {
    if (!isDirty || !mayEdit) return undefined;
    setStatus((before) => (before.kind === "lost" ? before : { kind: "local" }));
    const timer = setTimeout(() => send("draft", state.values), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDirty, mayEdit, state.values]);

  const isLost = status.kind === "lost";
  useEffect(() => {
    if (!isLost) return undefined;
    const retry = () => send(waiting.current ?? "draft");
    const timer = setInterval(retry, RETRY_DELAY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [isLost]);

  const refuse = (failure: ActionFailure, intent: Intent | "draft", current: Thing | undefined) => {
    if (!keepsIntent) waiting.current = undefined;
    if (failure.code === "connectionLost") {
      setStatus({ kind: "lost" });
      if (intent !== "draft" && !keepsIntent) options.onRefused(failure, intent);
      return;
    }
    if (current) {
      form.takeOver(storedOf(current));
      options.onCurrent?.(current);
    }
    // Both have changed the same: the page shows both.
    if (failure.code === "changedMeanwhile") return setStatus({ kind: "local" });
    waiting.current = undefined;
    const [problem] = failure.fields;
    setStatus({ kind: "refused", reason: problem?.sentence ?? problem?.general ?? failure.value });
    options.onRefused(failure, intent);
  };

  const handle = useEffectEvent(({ saved, failure, current }: AutosaveAnswer<Thing, Saved>) => {
    const was = sent.current;
    sent.current = undefined;
    if (!was) return;
    if (failure) return refuse(failure, was.intent, current);
    if (!saved) return;
    // Text that was typed while the save was under way stays, and is sent next.
    const isTyped = (field: string) =>
      state.values[field] !== was.values[field] || options.staysHere(field, state.values);
    form.settle(storedOf(options.thingOf(saved)), isTyped);
    setStatus({ kind: "saved", at: new Date() });
    options.onSaved(saved, was.intent);
    const next = waiting.current === was.intent ? undefined : waiting.current;
    waiting.current = undefined;
    if (next) setTimeout(() => send(next));
  });
  useEffect(() => {
    if (fetching === "idle" && data) handle(data as AutosaveAnswer<Thing, Saved>);
  }, [fetching, data]);

  return {
    ...state,
    status,
    isDirty,
    /** The intent that is under way. */
    sending: fetching === "idle" ? undefined : sent.current?.intent,
    set: (field: string, value: string) => form.change((values) => ({ ...values, [field]: value })),
    /** Sends what is not on the server yet at once, with values that are entered with it. */
    put: (intent: Intent | "draft", entered: Texts = {}) => {
      const values = { ...state.values, ...entered };
      form.change(() => values);
      send(intent, values);
    },
    /** After a call of its own has changed the thing. */
    take: (next: Thing) => form.takeOver(storedOf(next)),
    /** Ends the clashes: of these fields what the server has is taken over. */
    choose: form.choose,
  };
}
