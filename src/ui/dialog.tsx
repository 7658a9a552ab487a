import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { CloseIcon } from "./icon.tsx";
import { useTranslations } from "./translations.ts";

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a click beside it. The dialog closes when `open` becomes false. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons; they stay visible while the content scrolls. */
  actions?: ReactNode;
  wide?: boolean;
  /** None: the title says everything. */
  children: ReactNode;
}

/**
 * A modal dialog. The browser keeps the focus inside and returns it. The first focus goes to the element with
 * `data-autofocus`, else to the close button.
 */
export function Dialog({ wide, ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className={classes(
        "m-auto max-h-[min(90dvh,52rem)] w-[calc(100%-2rem)] rounded-card max-sm:mb-4",
        wide ? "max-w-3xl" : "max-w-lg",
      )}
    />
  );
}

/** A dialog at the left edge in full height: the filter panel where there is no room for a column. Its content scrolls by itself. */
export function Drawer(props: Omit<DialogProps, "wide" | "actions">) {
  return (
    <Modal
      {...props}
      content="flex flex-col"
      className="sheet-left me-auto ms-0 my-0 h-dvh max-h-none w-[min(24rem,calc(100%-2.5rem))] rounded-e-card"
    />
  );
}

/** A dialog at the right edge in full height, on a phone in full width, too: more of a row of a table. */
export function DetailDrawer(props: Omit<DialogProps, "wide">) {
  return (
    <Modal
      {...props}
      className="sheet-right me-0 ms-auto my-0 h-dvh max-h-none w-[min(36rem,100%)] max-w-none rounded-s-card max-sm:rounded-none"
    />
  );
}

interface ModalProps extends DialogProps {
  className: string;
  /** Classes of the box around the content. */
  content?: string;
}

function Modal({
  open,
  onClose,
  title,
  actions,
  className,
  content = "overflow-y-auto overscroll-contain px-5 py-4",
  children,
}: ModalProps) {
  const text = useTranslations("ui");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn(open);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      element?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    }
    if (!open) element?.close();
  }, [open]);
  const clickBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard.
    <dialog
      ref={dialog}
      className={classes("sheet overflow-clip p-0", className)}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === dialog.current && open && onClose()}
      onClick={clickBeside}
    >
      <div className="flex max-h-[inherit] h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <IconButton label={text("close")} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={classes("min-h-0 flex-1 empty:hidden", content)}>{open && children}</div>
        {actions && (
          <div className="-mt-px flex flex-wrap justify-end gap-3 border-t border-line bg-sunken px-5 py-3.5">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A dialog that is taken out of the page while it is open takes the focus with it: whatever opened it gets it back. */
function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      // The browser has returned it where the dialog was closed first.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [open]);
}
