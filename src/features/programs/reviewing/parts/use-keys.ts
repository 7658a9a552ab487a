import { useEffect, useEffectEvent, useState } from "react";
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

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Scores by digits, and the other single keys; they can be switched off (WCAG 2.1.4). */
export function useKeys({ categories, activeId, setActiveId, review, isOpen, onHelp }: KeysOptions): Keys {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(readSetting() !== "off"), []);
  const move = (step: 1 | -1) => {
    const next = categories[categories.findIndex(({ id }) => id === activeId) + step];
    if (!next) return;
    setActiveId(next.id);
    // The buttons of the category that was left are gone with the focus.
    requestAnimationFrame(() => focusOn(`[data-criterion="${next.id}"] button`));
  };
  const enter = (value: Partial<CategoryValue>) => {
    const active = categories.find(({ id }) => id === activeId);
    const mayScore = isOpen && review.values.hasAbstained !== "yes" && (value.score ?? 1) <= (active?.scaleMax ?? 0);
    if (active && mayScore) review.set(active.id, valueText({ ...valueIn(review.values, active.id), ...value }));
  };
  /** Handles a single key; false: nothing here, so the browser does what it always does. */
  const press = (key: string, inRubric: boolean): boolean => {
    if (/^\d$/.test(key)) enter({ hasAbstained: false, score: Number(key) || 10 });
    else if (key === "-") enter({ hasAbstained: true, score: null });
    else if (key === "?") onHelp();
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
    if (!isOn || isCommand || event.altKey || isTyping(event.target)) return;
    const inRubric = event.target instanceof HTMLElement && event.target.closest("[data-criterion]") !== null;
    if (press(event.key, inRubric)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
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
