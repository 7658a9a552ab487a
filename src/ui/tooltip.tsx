import { cloneElement, type ReactElement, useId, useState } from "react";

interface TooltipProps {
  text: string;
  /** One element that can take the focus. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

/** A remark on hover and focus. It stays while the pointer is on it, and Escape hides it (WCAG 1.4.13). It must not be the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [away, setAway] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the element inside.
    <span
      className="group/tip relative inline-flex"
      data-away={away || undefined}
      onPointerEnter={() => setAway(false)}
      onFocus={() => setAway(false)}
      onKeyDown={(event) => event.key === "Escape" && setAway(true)}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span className="invisible absolute bottom-full start-1/2 z-20 w-max max-w-64 -translate-x-1/2 pb-2 opacity-0 transition-opacity group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100 group-data-away/tip:invisible">
        <span id={id} role="tooltip" className="block rounded-tag bg-ink px-2.5 py-1.5 text-xs font-medium text-paper">
          {text}
        </span>
      </span>
    </span>
  );
}
