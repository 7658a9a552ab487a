import { useEffect, useRef, useState } from "react";
import type { TableSettings } from "#shared/table/column.ts";
import type { LoadedTable } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { useNotices } from "../notice.tsx";
import { useReload } from "../use-reload.ts";
import { reasonOf } from "./reason.tsx";
import {
  droppedPlace,
  numberOf,
  type Place,
  type Pointed,
  placed,
  type ShownRow,
  type Step,
  shownRows,
  steppedPlace,
} from "./row-order.ts";
import type { TableRow, TreeProps } from "./table-props.ts";
import type { TableRun } from "./use-table-run.tsx";

interface Options {
  data: LoadedTable<TableRow>;
  tree: TreeProps<TableRow> | undefined;
  nameOf: (row: TableRow) => string;
  run: TableRun["run"];
  settings: TableSettings;
  arrange: (change: (before: TableSettings) => TableSettings) => void;
  announce: (text: string) => void;
}

/** A row that is dragged, and where it would go. */
export interface Drag {
  id: string;
  pointed: Pointed | undefined;
  place: Place | undefined;
}

export const handleId = (id: string) => `order-of-${id}`;

/** The rows in their own order, and what moves them. Only one is moved at a time: until it is saved, others stay. */
export function useRowOrder({ data, tree, nameOf, run, settings, arrange, announce }: Options) {
  const text = useTranslations("dataTable");
  const { notify } = useNotices();
  const reload = useReload();
  const [moving, setMoving] = useState<{ id: string; place: Place }>();
  const isMoving = useRef(false);
  const [drag, setDrag] = useState<Drag>();
  const lastMoved = useRef<string>(undefined);
  const isOn = data.isInOrder;
  const stored = (data.table?.rows ?? []).map((row) => ({ row, parentId: (isOn && tree?.parentOf(row)) || "" }));
  // The new place of the row shows at once.
  const rows = moving ? placed(stored, moving.id, moving.place) : stored;
  const open = new Set(settings.open);
  const shown: ShownRow[] = shownRows(rows, (id) => open.has(id));

  // A row whose element has moved in the document has lost the focus.
  const order = shown.map(({ row }) => row.id).join();
  useEffect(() => {
    if (!order || !lastMoved.current || document.activeElement !== document.body) return;
    document.getElementById(handleId(lastMoved.current))?.focus();
  }, [order]);

  const toggle = (id: string) =>
    arrange((before) => {
      const others = (before.open ?? []).filter((other) => other !== id);
      return { ...before, open: others.length === (before.open ?? []).length ? [...others, id] : others };
    });

  const move = async (row: TableRow, place: Place | undefined) => {
    if (!place || isMoving.current) return;
    isMoving.current = true;
    lastMoved.current = row.id;
    setMoving({ id: row.id, place });
    if (tree && rows.some((candidate) => candidate.row.id === place.parentId) && !open.has(place.parentId))
      toggle(place.parentId);
    const { failure } = await run({
      intent: "place",
      id: row.id,
      version: String(row.version),
      after: place.after ?? "",
      before: place.before ?? "",
      ...(tree && { parentId: place.parentId }),
    });
    isMoving.current = false;
    setMoving(undefined);
    if (!failure)
      return announce(text("placed", { name: nameOf(row), ...numberOf(placed(rows, row.id, place), row.id) }));
    notify({ kind: "error", text: reasonOf(failure, text) });
    if (failure.code !== "connectionLost") await reload();
  };

  const mayLeave = (row: TableRow) => tree?.mayLeave(row) ?? false;
  const placeAt = (row: TableRow, pointed: Pointed | undefined) =>
    pointed && droppedPlace(rows, row.id, pointed, mayLeave(row));
  return {
    isOn,
    isTree: isOn && tree !== undefined,
    shown,
    isMoving: moving !== undefined,
    toggle,
    canStep: (row: TableRow, step: Step) => steppedPlace(rows, row.id, step) !== undefined,
    step: (row: TableRow, step: Step) => move(row, steppedPlace(rows, row.id, step)),
    drag,
    /** Undefined: the pointer is over no row. */
    dragTo: (row: TableRow, pointed: Pointed | undefined) =>
      setDrag((before) =>
        before?.id === row.id && before.pointed?.id === pointed?.id && before.pointed?.half === pointed?.half
          ? before
          : { id: row.id, pointed, place: placeAt(row, pointed) },
      ),
    drop: (row: TableRow, pointed: Pointed | undefined) => {
      setDrag(undefined);
      return move(row, placeAt(row, pointed));
    },
    stopDrag: () => setDrag(undefined),
  };
}

export type RowOrder = ReturnType<typeof useRowOrder>;
