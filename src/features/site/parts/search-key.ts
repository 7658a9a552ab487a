import { type RefObject, useEffect } from "react";

/** `/` moves the focus to the search inside the header's panel, opening the panel where it is closed. */
export function useSearchKey(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const input = panel.current?.querySelector("input");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !input || isTyping(event.target))
        return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      if (!input.checkVisibility()) panel.current?.showPopover();
      input.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [panel]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
