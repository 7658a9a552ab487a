import { useState } from "react";
import { useLocale } from "use-intl";
import { useTranslations } from "#ui/translations.ts";
import { useNotices } from "../notice.tsx";
import { shownText } from "./cell-content.tsx";
import { reasonOf } from "./reason.tsx";
import { type DataColumn, useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

export interface CellProps {
  row: TableRow;
  column: DataColumn;
}

export interface Saving {
  busy: boolean;
  error: string | undefined;
  /** Resolves to whether it is saved. */
  save: (value: string) => Promise<boolean>;
  clear: () => void;
}

/** Saves one value of a row; `error` says why it was refused. */
export function useSaving({ row, column }: CellProps): Saving {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const { tableRun, choices, words } = useTable();
  /** A value of the column as its cells show it. */
  const shown = (value: unknown) =>
    choices[column.key]?.find((choice) => choice.value === (value ?? ""))?.label ||
    (column.elasticTypeItem ? "" : shownText(column, value, words, locale)) ||
    "–";
  /** The problem of a value that the column does not take. */
  const invalid = (value: string) => {
    if (value.trim() === "") return text("invalid.empty", { column: column.name });
    return text(column.editable === "number" ? "invalid.number" : "invalid.other", { column: column.name });
  };
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // After a clash the person has read the other value; the next save is on top of it.
  const [readVersion, setReadVersion] = useState(0);
  const save = async (value: string) => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    const { failure } = await tableRun.run({
      intent: "update",
      id: row.id,
      field: column.changes ?? column.key,
      value,
      version: String(Math.max(row.version ?? 0, readVersion)),
    });
    setBusy(false);
    const clash = failure?.code === "changedMeanwhile" ? failure.fields[0] : undefined;
    setReadVersion(clash?.version ?? 0);
    if (clash) setError(text("clash", { value: shown(clash.theirs) }));
    else if (failure?.code === "invalidInput") setError(failure.fields[0]?.sentence ?? invalid(value));
    else if (failure) setError(reasonOf(failure, text));
    else notify({ kind: "success", text: text("saved", { column: column.name }) });
    return !failure;
  };
  return { busy, error, save, clear: () => setError(undefined) };
}

/** Label of the field in a cell. */
export function useCellName({ row, column }: CellProps) {
  const text = useTranslations("dataTable");
  const { nameOf } = useTable();
  return text("edit", { column: column.name, name: nameOf(row) });
}
