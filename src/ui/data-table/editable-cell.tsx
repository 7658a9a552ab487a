import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { TableAnswer } from "#shared/table-page.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { CheckIcon, ChevronDownIcon, CloseIcon } from "../icon.tsx";
import { useNotices } from "../notice.tsx";
import { Spinner } from "../spinner.tsx";
import { fieldOf, shownText } from "./cell-content.tsx";
import { type DataColumn, type TableRow, useTable } from "./table-context.ts";

interface CellProps {
  row: TableRow;
  column: DataColumn;
}

/** A value that is changed where it stands. What was typed is never lost: it is saved, undone, or stays marked. */
export function EditableCell(props: CellProps) {
  const { column, row } = props;
  const { busy, error, save, clear } = useSaving(props);
  if (column.editable === "boolean") return <Switch {...props} {...{ busy, error, save }} />;
  if (column.editable === "choice") return <Choice {...props} {...{ busy, error, save }} />;
  return <Text key={`${row.id} ${column.key}`} {...props} {...{ busy, error, save, clear }} />;
}

interface Saving {
  busy: boolean;
  error: string | undefined;
  save: (value: string) => Promise<boolean>;
}

function useSaving({ row, column }: CellProps): Saving & { clear: () => void } {
  const text = useTranslations("dataTable");
  const { tableRun } = useTable();
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (value: string) => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    const { failure } = await tableRun.run({ intent: "update", id: row.id, field: column.key, value });
    setBusy(false);
    if (failure) setError(reasonOf(failure, text));
    else notify({ kind: "success", text: text("saved", { column: column.name }) });
    return !failure;
  };
  return { busy, error, save, clear: () => setError(undefined) };
}

/** Why something was refused, in words that stand beside it. */
export function reasonOf(
  { code, value }: NonNullable<TableAnswer["failure"]>,
  text: (key: "exists" | "connectionLost") => string,
): string {
  if (code === "connectionLost") return text("connectionLost");
  return code === "conflict" ? text("exists") : value;
}

function useName({ row, column }: CellProps) {
  const text = useTranslations("dataTable");
  const { nameOf } = useTable();
  return text("edit", { column: column.name, name: nameOf(row) });
}

const Reason = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={id} role="alert" className="pt-1 text-xs font-medium text-bad">
      {error}
    </p>
  ) : null;

function Switch({ row, column, busy, error, save }: CellProps & Saving) {
  const id = useId();
  const { words } = useTable();
  const on = fieldOf(row, column) === true;
  return (
    <>
      <label className="inline-flex min-h-row items-center gap-2.5">
        <input
          type="checkbox"
          role="switch"
          className="check check-switch"
          aria-label={useName({ row, column })}
          aria-describedby={error && id}
          aria-busy={busy || undefined}
          aria-checked={busy ? !on : on}
          checked={busy ? !on : on}
          onChange={(event) => save(String(event.target.checked))}
        />
        {busy ? <Spinner className="size-4" /> : <span className="text-ink-muted">{on ? words.yes : words.no}</span>}
      </label>
      <Reason id={id} error={error} />
    </>
  );
}

function Choice({ row, column, busy, error, save }: CellProps & Saving) {
  const id = useId();
  const { choices } = useTable();
  const [wanted, setWanted] = useState<string>();
  const value = fieldOf(row, column);
  const now = column.elasticTypeItem ? ((value as { id: string } | null)?.id ?? "") : String(value ?? "");
  return (
    <>
      <span className="relative -mx-3 block">
        <select
          className="input border-transparent py-1 text-sm hover:border-line-strong"
          aria-label={useName({ row, column })}
          aria-describedby={error && id}
          aria-invalid={error ? true : undefined}
          aria-busy={busy || undefined}
          value={busy ? wanted : now}
          onChange={(event) => {
            setWanted(event.target.value);
            save(event.target.value);
          }}
        >
          {choices?.[column.key]?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-ink-muted">
          {busy ? <Spinner className="size-4" /> : <ChevronDownIcon className="size-4" />}
        </span>
      </span>
      <Reason id={id} error={error} />
    </>
  );
}

function Text({ row, column, busy, error, save, clear }: CellProps & Saving & { clear: () => void }) {
  const text = useTranslations("dataTable");
  const id = useId();
  const locale = useLocale();
  const { words, nameOf } = useTable();
  const { notify } = useNotices();
  const name = useName({ row, column });
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
