import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { useTranslations } from "#ui/translations.ts";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { CheckIcon, CloseIcon } from "../icon.tsx";
import { useNotices } from "../notice.tsx";
import { fieldOf, shownText } from "./cell-content.tsx";
import { Reason } from "./reason.tsx";
import { useTable } from "./table-context.ts";
import { type CellProps, type Saving, useCellName } from "./use-saving.ts";

/** A text or number: opened by a click or Enter; Enter saves, Escape undoes, leaving asks. */
export function TextCell({ row, column, busy, error, save, clear }: CellProps & Saving) {
  const text = useTranslations("dataTable");
  const id = useId();
  const locale = useLocale();
  const { words, nameOf } = useTable();
  const { notify } = useNotices();
  const name = useCellName({ row, column });
  const now = String(fieldOf(row, column) ?? "");
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const told = useRef<() => void>(undefined);
  const back = useRef(false);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (back.current) opener.current?.focus();
    back.current = false;
  }, [isOpen]);
  useEffect(() => () => told.current?.(), []);
  const close = (toOpener: boolean) => {
    told.current?.();
    back.current = toOpener;
    clear();
    setTyped(undefined);
  };
  const keep = async (toOpener: boolean) => {
    told.current?.();
    if (typed === undefined || typed.trim() === now) close(toOpener);
    else if (await save(typed.trim())) close(toOpener);
    else field.current?.focus();
  };
  const tell = () => {
    told.current?.();
    told.current = notify({
      kind: "unsaved",
      text: text("unsavedText", { column: column.name, name: nameOf(row) }),
      action: (
        <div className="flex gap-2.5">
          <Button kind="primary" onClick={() => keep(false)}>
            {text("save")}
          </Button>
          <Button onClick={() => close(false)}>{text("undo")}</Button>
        </div>
      ),
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") keep(true);
    if (event.key === "Escape") close(true);
    if (event.key === "Enter" || event.key === "Escape") event.preventDefault();
  };
  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        aria-label={`${name}: ${shownText(column, fieldOf(row, column), words, locale)}`}
        className="-mx-2 flex min-h-row w-[calc(100%+1rem)] items-center rounded-tag border border-transparent px-2 text-start hover:border-line-strong"
        onClick={() => setTyped(now)}
      >
        <span className="truncate underline decoration-line-strong decoration-dotted underline-offset-4">
          {shownText(column, fieldOf(row, column), words, locale) || "—"}
        </span>
      </button>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left field and buttons. */}
      <span
        className="flex items-center gap-0.5"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget) || busy) return;
          if (typed.trim() === now) close(false);
          else tell();
        }}
      >
        <input
          ref={field}
          type={column.editable === "number" ? "number" : "text"}
          className={classes("input py-1 text-sm", typed.trim() !== now && "border-warn")}
          aria-label={name}
          aria-describedby={error && id}
          aria-invalid={error ? true : undefined}
          readOnly={busy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <IconButton label={text("save")} busy={busy} onClick={() => keep(true)}>
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
