import { useState } from "react";
import { useTranslations } from "#ui/translations.ts";
import { useNotices } from "../notice.tsx";
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
  const { tableRun } = useTable();
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (value: string) => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    const { failure } = await tableRun.run({
      intent: "update",
      id: row.id,
      field: column.changes ?? column.key,
      value,
    });
    setBusy(false);
    if (failure) setError(reasonOf(failure, text));
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
