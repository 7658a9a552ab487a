import { useId, useState } from "react";
import { ChevronDownIcon } from "../icon.tsx";
import { Spinner } from "../spinner.tsx";
import { fieldOf } from "./cell-content.tsx";
import { Reason } from "./reason.tsx";
import { useTable } from "./table-context.ts";
import { TextCell } from "./text-cell.tsx";
import { type CellProps, type Saving, useCellName, useSaving } from "./use-saving.ts";

/** A value that is edited in its cell. What was typed is never lost: it is saved, undone, or stays marked as unsaved. */
export function EditableCell(props: CellProps) {
  const { column, row } = props;
  const saving = useSaving(props);
  if (column.editable === "boolean") return <Switch {...props} {...saving} />;
  if (column.editable === "choice") return <Choice {...props} {...saving} />;
  return <TextCell key={`${row.id} ${column.key}`} {...props} {...saving} />;
}

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
          aria-label={useCellName({ row, column })}
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
  const [saving, setSaving] = useState<string>();
  const value = fieldOf(row, column);
  const current = column.elasticTypeItem ? ((value as { id: string } | null)?.id ?? "") : String(value ?? "");
  return (
    <>
      <span className="relative -mx-3 block lg:pointer-fine:-my-1">
        <select
          className="input border-transparent bg-transparent py-1 text-sm hover:border-line-strong hover:bg-surface focus-visible:bg-surface"
          aria-label={useCellName({ row, column })}
          aria-describedby={error && id}
          aria-invalid={error ? true : undefined}
          aria-busy={busy || undefined}
          value={busy ? saving : current}
          onChange={(event) => {
            setSaving(event.target.value);
            void save(event.target.value);
          }}
        >
          {choices[column.key]?.map((choice) => (
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
