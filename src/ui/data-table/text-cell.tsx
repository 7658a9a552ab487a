import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { useTranslations } from "#ui/translations.ts";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { CheckIcon, CloseIcon } from "../icon.tsx";
import { useNotices } from "../notice.tsx";
import { BrokenText, CUT_TEXT, fieldOf, shownText } from "./cell-content.tsx";
import { Reason } from "./reason.tsx";
import { useTable } from "./table-context.ts";
import { type CellProps, type Saving, useCellName } from "./use-saving.ts";

/** A text or number. A click or Enter opens the field; Enter saves, Escape undoes, and leaving it asks what to do. */
export function TextCell({ row, column, busy, error, save, clear }: CellProps & Saving) {
  const text = useTranslations("dataTable");
  const id = useId();
  const locale = useLocale();
  const { words, nameOf } = useTable();
  const { notify } = useNotices();
  const name = useCellName({ row, column });
  const current = String(fieldOf(row, column) ?? "");
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closeNotice = useRef<() => void>(undefined);
  const returnFocus = useRef(false);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (returnFocus.current) opener.current?.focus();
    returnFocus.current = false;
  }, [isOpen]);
  useEffect(() => () => closeNotice.current?.(), []);
  const close = (toOpener: boolean) => {
    closeNotice.current?.();
    returnFocus.current = toOpener;
    clear();
    setTyped(undefined);
  };
  const saveAndClose = async (toOpener: boolean) => {
    closeNotice.current?.();
    if (typed === undefined || typed.trim() === current) close(toOpener);
    else if (await save(typed.trim())) close(toOpener);
    else field.current?.focus();
  };
  const notifyUnsaved = () => {
    closeNotice.current?.();
    closeNotice.current = notify({
      kind: "unsaved",
      text: text("unsavedText", { column: column.name, name: nameOf(row) }),
      action: (
        <div className="flex gap-2.5">
          <Button kind="primary" onClick={() => saveAndClose(false)}>
            {text("save")}
          </Button>
          <Button onClick={() => close(false)}>{text("undo")}</Button>
        </div>
      ),
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") void saveAndClose(true);
    if (event.key === "Escape") close(true);
    if (event.key === "Enter" || event.key === "Escape") event.preventDefault();
  };
  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        aria-label={`${name}: ${shownText(column, fieldOf(row, column), words, locale)}`}
        className={classes(
          "-mx-2 flex min-h-row w-[calc(100%+1rem)] items-center rounded-tag border border-transparent px-2 text-start hover:border-line-strong",
          column.kind === "number" && "justify-end",
        )}
        onClick={() => setTyped(current)}
      >
        <span className={classes("underline decoration-line-strong decoration-dotted underline-offset-4", CUT_TEXT)}>
          <BrokenText text={shownText(column, fieldOf(row, column), words, locale) || "–"} />
        </span>
      </button>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the focus leaving field and buttons. */}
      <span
        className="flex items-center gap-0.5 max-sm:flex-wrap"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget) || busy) return;
          if (typed.trim() === current) close(false);
          else notifyUnsaved();
        }}
      >
        <input
          ref={field}
          type={column.editable === "number" ? "number" : "text"}
          className={classes("input py-1 text-sm max-sm:basis-full", typed.trim() !== current && "border-warn")}
          data-unsaved={typed.trim() !== current ? "" : undefined}
          aria-label={name}
          aria-describedby={error && id}
          aria-invalid={error ? true : undefined}
          readOnly={busy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <IconButton label={text("save")} busy={busy} onClick={() => saveAndClose(true)}>
          <CheckIcon className="size-4" />
        </IconButton>
        <IconButton label={text("undo")} onClick={() => close(true)}>
          <CloseIcon className="size-4" />
        </IconButton>
      </span>
      <Reason id={id} error={error} />
    </>
  );
}
