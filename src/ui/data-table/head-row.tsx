import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { tableAddress } from "#shared/table/address.ts";
import { isHidden, MIN_COLUMN_WIDTH, moved, shownColumns, stepped, widthOf } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { ArrowDownIcon, ArrowUpIcon, MoreIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { Menu, MenuItem } from "../menu.tsx";
import { CUT_TEXT, isNumeric } from "./cell-content.tsx";
import { focusSearch } from "./keep-focus.ts";
import { type DataColumn, useTable } from "./table-context.ts";
import type { RowOrder } from "./use-row-order.ts";

const HEAD =
  "group/head sticky z-2 translate-y-(--head-shift) border-b border-line bg-sunken text-start font-semibold text-ink-muted print:translate-none";
/** The first column stays while the others scroll. What is before it stays too, except on phones. */
export const firstColumn = ({ isOn }: RowOrder) => classes("sticky start-0", isOn ? "sm:start-20" : "sm:start-12");
/** The menus of rows stay, too. A line says that columns go on below them. */
export const ACTIONS_CELL = "sticky end-0 border-s px-0.5 sm:px-2.5";

export function HeadRow() {
  const text = useTranslations("dataTable");
  const { shown, selection, rowOrder } = useTable();
  const ids = rowOrder.shown.map(({ row }) => row.id);
  const selected = ids.filter(selection.has).length;
  return (
    <thead>
      <tr>
        <th scope="col" className={classes(HEAD, rowOrder.isOn ? "pe-2 sm:pe-3.5" : "pe-3.5", "sm:start-0 sm:z-4")}>
          <input
            type="checkbox"
            className="check ms-auto block"
            aria-label={text("selectPage")}
            checked={selected === ids.length}
            ref={(box) => {
              if (box) box.indeterminate = selected > 0 && selected < ids.length;
            }}
            onChange={(event) => selection.set(ids, event.target.checked)}
          />
        </th>
        {shown.map((column, index) => (
          <HeadCell key={column.key} column={column} isFirst={index === 0} />
        ))}
        <th scope="col" className={classes(HEAD, ACTIONS_CELL, "z-3")}>
          <span className="sr-only">{text("actions")}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Type of the dragged data: other data cannot be dropped here. */
const DRAGGED_TYPE = "application/x-kovan-column";

function HeadCell({ column, isFirst }: { column: DataColumn; isFirst: boolean }) {
  const { columns, data, arrange, rowOrder } = useTable();
  const [isOver, setOver] = useState(false);
  const { orderColumnName, isDescending } = data.request;
  const direction = orderColumnName !== column.key ? undefined : isDescending === "true" ? "descending" : "ascending";
  const canMove = column.canMove !== false;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const key = event.dataTransfer.getData(DRAGGED_TYPE);
    if (key) arrange((before) => moved(columns, before, key, column.key));
  };
  return (
    <th
      scope="col"
      aria-sort={direction}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData(DRAGGED_TYPE, column.key);
      }}
      onDragOver={(event) => {
        if (!canMove || !event.dataTransfer.types.includes(DRAGGED_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        HEAD,
        isFirst && `${firstColumn(rowOrder)} z-3`,
        canMove && "cursor-grab",
        isOver && "shadow-[inset_3px_0_var(--color-honey)]",
      )}
    >
      <div className="flex items-center gap-1 ps-4 pe-1">
        <SortLink column={column} direction={direction} />
        <ColumnMenu column={column} />
      </div>
      <WidthHandle column={column} />
    </th>
  );
}

function SortLink({ column, direction }: { column: DataColumn; direction: "ascending" | "descending" | undefined }) {
  const text = useTranslations("ui");
  const { query, cells, arrange } = useTable();
  const isNumber = isNumeric(column, cells);
  if (!column.sortable)
    return <span className={classes("min-w-0 flex-1 sm:py-2.5", isNumber && "text-end", CUT_TEXT)}>{column.name}</span>;
  const descending = direction === "ascending";
  const Arrow = direction === "descending" ? ArrowDownIcon : ArrowUpIcon;
  return (
    <Link
      to={tableAddress(query, { sort: column.key, order: descending ? "desc" : "asc" })}
      preventScrollReset
      draggable={false}
      onClick={() => arrange((before) => ({ ...before, sort: { key: column.key, descending } }))}
      title={text(descending ? "sortDescending" : "sortAscending", { column: column.name })}
      className={classes(
        "inline-flex min-h-row min-w-0 flex-1 items-center gap-1 py-2 hover:text-ink",
        direction && "text-ink",
        isNumber && "flex-row-reverse text-end",
      )}
    >
      <span className={CUT_TEXT}>{column.name}</span>
      <Arrow
        className={classes("size-4 shrink-0", !direction && "opacity-0 group-hover/head:opacity-50 max-sm:hidden")}
      />
    </Link>
  );
}

/** Order, place, width and hiding by keyboard. */
function ColumnMenu({ column }: { column: DataColumn }) {
  const text = useTranslations("dataTable");
  const navigate = useNavigate();
  const { columns, shown, settings, arrange, query, announce } = useTable();
  const sort = (descending: boolean) => {
    arrange((before) => ({ ...before, sort: { key: column.key, descending } }));
    const address = tableAddress(query, { sort: column.key, order: descending ? "desc" : "asc" });
    void navigate(address, { preventScrollReset: true });
  };
  const move = (step: -1 | 1) => {
    const next = stepped(columns, settings, column.key, step);
    arrange(next);
    const place = shownColumns(columns, next).findIndex(({ key }) => key === column.key) + 1;
    announce(text("movedTo", { column: column.name, place, count: shown.length }));
  };
  const hide = () => {
    const hidden = columns.filter((item) => isHidden(item, settings)).map(({ key }) => key);
    arrange({ ...settings, hidden: [...hidden, column.key] });
  };
  const searchHere = () => {
    void navigate(tableAddress(query, { in: column.key }), { preventScrollReset: true });
    focusSearch();
  };
  const canStep = (step: -1 | 1) => stepped(columns, settings, column.key, step) !== settings;
  return (
    <Menu
      kind="quiet"
      square
      label={text("columnMenu", { column: column.name })}
      button={<MoreIcon className="size-4" />}
    >
      {column.sortable && (
        <>
          <MenuItem onSelect={() => sort(false)}>{text("sortUp")}</MenuItem>
          <MenuItem onSelect={() => sort(true)}>{text("sortDown")}</MenuItem>
        </>
      )}
      {column.searchable && columns.filter(({ searchable }) => searchable).length > 1 && (
        <MenuItem onSelect={searchHere}>{text("searchHere")}</MenuItem>
      )}
      <MenuItem onSelect={() => move(-1)} disabled={!canStep(-1)}>
        {text("moveLeft")}
      </MenuItem>
      <MenuItem onSelect={() => move(1)} disabled={!canStep(1)}>
        {text("moveRight")}
      </MenuItem>
      <MenuItem onSelect={() => focusHandle(column)}>{text("changeWidth")}</MenuItem>
      <MenuItem onSelect={hide} disabled={shown.length === 1 || column.canMove === false}>
        {text("hideColumn")}
      </MenuItem>
    </Menu>
  );
}

/** Pixels by which an arrow key changes a width. */
const WIDTH_STEP = 20;
const MAX_WIDTH = 800;

const handleId = ({ key }: DataColumn) => `width-of-${key}`;
/** The handle is reached by the column's menu and is no tab stop: a table would have twice as many. */
const focusHandle = (column: DataColumn) =>
  requestAnimationFrame(() => document.getElementById(handleId(column))?.focus());

function WidthHandle({ column }: { column: DataColumn }) {
  const text = useTranslations("dataTable");
  const { settings, arrange } = useTable();
  const start = useRef<{ x: number; width: number }>(undefined);
  const width = widthOf(column, settings);
  const set = (pixels: number) => {
    const next = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_COLUMN_WIDTH, pixels)));
    arrange((before) => ({ ...before, widths: { ...before.widths, [column.key]: next } }));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP }[event.key];
    if (!step) return;
    event.preventDefault();
    set(width + step);
  };
  const grip = (event: PointerEvent) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the window splitter of the ARIA patterns.
    <span
      role="separator"
      id={handleId(column)}
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={text("columnWidth", { column: column.name })}
      aria-valuenow={width}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={press}
      onPointerDown={grip}
      onPointerMove={(event) => start.current && set(start.current.width + event.clientX - start.current.x)}
      onPointerUp={() => {
        start.current = undefined;
      }}
      className="absolute inset-y-1.5 end-0 w-2 cursor-col-resize touch-none rounded-tag border-e-2 border-line hover:border-honey focus-visible:border-honey"
    />
  );
}
