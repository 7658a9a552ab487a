import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

export type Side = "top" | "bottom";

const BUTTON = "button, a, input, select, textarea, summary";

/** The control that was pressed last: notices speak of what it did. Enter in a field presses the button of the form. */
let pressed: Element | undefined;
if (typeof document !== "undefined")
  document.addEventListener(
    "click",
    ({ target }) => (pressed = target instanceof Element ? (target.closest(BUTTON) ?? undefined) : undefined),
    { capture: true },
  );

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The side of the window where the notices do not cover the button that brought them: at the bottom, else at the top. */
export function useUncoveredSide(notices: unknown) {
  const stack = useRef<HTMLElement>(null);
  const [side, setSide] = useState<Side>("bottom");
  const place = useEffectEvent(() => {
    const box = stack.current?.getBoundingClientRect();
    const button = pressed?.isConnected ? pressed.getBoundingClientRect() : undefined;
    if (box && button && overlaps(box, button)) setSide((now) => (now === "bottom" ? "top" : "bottom"));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice makes the stack higher.
  useLayoutEffect(() => place(), [notices]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onMove = () => place();
    window.addEventListener("scroll", onMove, { capture: true, passive: true, signal });
    window.addEventListener("resize", onMove, { signal });
    return () => controller.abort();
  }, []);
  return { stack, side };
}
