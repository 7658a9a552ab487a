import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import type { ButtonKind } from "./button.tsx";
import { classes } from "./classes.ts";
import { ChevronDownIcon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

interface MenuProps {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of a button without text. */
  label?: string;
  kind?: ButtonKind;
  /** Square, without the arrow. */
  square?: boolean;
  children: ReactNode;
}

/** Actions or links behind a button. Arrow keys, Home, End and first letters move; Escape and a click outside close it. */
export function Menu({ button, label, kind = "secondary", square, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const items = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not([aria-disabled=true])") ?? []),
  ];
  const moveInMenu = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(event.key, all, at);
    if (event.key === "Tab") panel.current?.hidePopover();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // The `toggle` event comes later: keys that are pressed before would not reach the menu.
  const openAtOnce = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (panel.current?.togglePopover({ source: event.currentTarget })) items()[0]?.focus();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        className={classes("button", `button-${kind}`, square && "button-icon")}
        onClick={openAtOnce}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {button}
        {!square && <ChevronDownIcon className="size-4" />}
      </button>
      <div
        ref={panel}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        className="sheet menu-panel min-w-48 rounded-control p-1.5"
        onToggle={(event) => {
          if (event.newState !== "open") return;
          placeUnder(trigger.current, panel.current);
          if (!panel.current?.contains(document.activeElement)) items()[0]?.focus();
        }}
        onClick={() => panel.current?.hidePopover()}
        onKeyDown={moveInMenu}
      >
        {children}
      </div>
    </>
  );
}

function nextItem(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const starts = (item: HTMLElement) => item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(starts);
}

/** Places the menu in browsers without anchor positioning. */
function placeUnder(trigger: HTMLElement | null, panel: HTMLElement | null): void {
  if (!trigger || !panel || CSS.supports("position-area: block-end")) return;
  const box = trigger.getBoundingClientRect();
  panel.style.top = `${box.bottom}px`;
  panel.style.left = `${Math.max(8, box.right - panel.offsetWidth)}px`;
}

interface MenuItemProps {
  onSelect?: () => void;
  /** Id of a form that the entry submits, so that it works without scripts. */
  form?: string;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, form, danger, disabled, children }: MenuItemProps) {
  return (
    <button
      type={form ? "submit" : "button"}
      form={form}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled}
      className={classes("menu-item", danger && "text-bad", disabled && "opacity-55")}
      onClick={disabled ? refuse : onSelect}
    >
      {children}
    </button>
  );
}

function refuse(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** `current` marks the present one, for example the order of a list. */
export function MenuLink({ current, ...props }: Omit<LinkProps, "className"> & { current?: boolean }) {
  return (
    <Link
      role="menuitem"
      tabIndex={-1}
      aria-current={current || undefined}
      className={classes("menu-item", current && "bg-honey-soft")}
      {...props}
    />
  );
}
