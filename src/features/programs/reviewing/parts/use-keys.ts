import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ReviewCategory } from "../contract.ts";
import { type CategoryValue, type ReviewValues, valueIn, valueText } from "./review-values.ts";

/** On this device: "off" where single keys do nothing. */
const SETTING = "review-keys";

interface KeysOptions {
  categories: readonly ReviewCategory[];
  activeId: string | undefined;
  setActiveId: (categoryId: string) => void;
  review: { values: ReviewValues; set: (field: string, value: string) => void; finish: () => void };
  isOpen: boolean;
  onHelp: () => void;
}

export interface Keys {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

type Handler = (event: KeyboardEvent) => void;

/** The screen that takes the keys; those pressed before it does wait in `early`, so that none is lost while the page starts. */
let handler: Handler | undefined;
const early: KeyboardEvent[] = [];
if (typeof document !== "undefined")
  document.addEventListener("keydown", (event) => {
    if (handler && early.length === 0) handler(event);
    else if (handler || document.querySelector("[data-criterion]")) early.push(event);
  });

/** Handles the early keys one after the other, each as the page is after the one before. */
function replayEarly(): void {
  const [event] = early;
  if (!event || !handler) return;
  const handle = handler;
  flushSync(() => handle(event));
  early.shift();
  setTimeout(replayEarly);
}

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Scores by digits, and the other single keys; they can be switched off (WCAG 2.1.4). */
export function useKeys({ categories, activeId, setActiveId, review, isOpen, onHelp }: KeysOptions): Keys {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(readSetting() !== "off"), []);
  // The arrows go on in the rubric from the first score on, wherever the focus is meanwhile, until something else is pressed with the pointer.
  const isScoring = useRef(false);
  const move = (step: 1 | -1) => {
    const next = categories[categories.findIndex(({ id }) => id === activeId) + step];
    if (!next) return;
    setActiveId(next.id);
    requestAnimationFrame(() => focusOn(`[data-criterion="${next.id}"] [aria-pressed]`));
  };
  const enter = (value: Partial<CategoryValue>) => {
    const active = categories.find(({ id }) => id === activeId);
    const mayScore = isOpen && review.values.hasAbstained !== "yes" && (value.score ?? 1) <= (active?.scaleMax ?? 0);
    if (active && mayScore) review.set(active.id, valueText({ ...valueIn(review.values, active.id), ...value }));
  };
  /** Handles a single key; false: nothing here, so the browser does what it always does. */
  const press = (key: string, inRubric: boolean): boolean => {
    if (/^[\d-]$/.test(key)) {
      isScoring.current = true;
      enter(key === "-" ? { hasAbstained: true, score: null } : { hasAbstained: false, score: Number(key) || 10 });
    } else if (key === "?") onHelp();
    else if (key === "n" || key === "N") focusOn("textarea[name=remarkToOrganizer]");
    else if (inRubric && (key === "ArrowDown" || key === "ArrowUp")) move(key === "ArrowDown" ? 1 : -1);
    else return false;
    return true;
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === "Enter" && isCommand) {
      event.preventDefault();
      document.querySelector<HTMLElement>("[data-save-next]")?.click();
      return;
    }
    if (!isOn || readSetting() === "off" || isCommand || event.altKey || isTyping(event.target)) return;
    const inRubric = event.target instanceof HTMLElement && event.target.closest("[data-criterion]") !== null;
    if (press(event.key, inRubric || isScoring.current)) event.preventDefault();
  });
  useEffect(() => {
    const own: Handler = (event) => handle(event);
    handler = own;
    setTimeout(replayEarly);
    const stopScoring = () => {
      isScoring.current = false;
    };
    document.addEventListener("pointerdown", stopScoring);
    return () => {
      document.removeEventListener("pointerdown", stopScoring);
      if (handler !== own) return;
      handler = undefined;
      early.length = 0;
    };
  }, []);
  return {
    isOn,
    turn: (next) => {
      setIsOn(next);
      writeSetting(next ? "on" : "off");
    },
  };
}

function readSetting(): string | null {
  try {
    return localStorage.getItem(SETTING);
  } catch {
    return null;
  }
}

function writeSetting(value: string): void {
  try {
    localStorage.setItem(SETTING, value);
  } catch {
    // Without storage it holds until the page is left.
  }
}
