import { arranged, isHidden, stepped } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button, IconButton } from "../button.tsx";
import { Checkbox } from "../checkbox.tsx";
import { Dialog } from "../dialog.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../icon.tsx";
import { type DataColumn, useTable } from "./table-context.ts";

/** Shows, hides and moves columns. */
export default function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const text = useTranslations("dataTable");
  const { columns, settings, arrange, announce } = useTable();
  const all = arranged(columns, settings);
  const hidden = all.filter((column) => isHidden(column, settings)).map(({ key }) => key);
  const show = ({ key }: DataColumn, isShown: boolean) =>
    arrange({ ...settings, hidden: isShown ? hidden.filter((item) => item !== key) : [...hidden, key] });
  // Hidden columns have a place in this list, too.
  const move = (column: DataColumn, step: -1 | 1) => {
    const next = stepped(columns, { ...settings, hidden: [] }, column.key, step);
    arrange({ ...settings, order: next.order });
    const place = arranged(columns, next).findIndex(({ key }) => key === column.key) + 1;
    announce(text("movedTo", { column: column.name, place, count: all.length }));
  };
  const canMove = (column: DataColumn, step: -1 | 1) => {
    const other = all[all.indexOf(column) + step];
    return column.canMove !== false && other !== undefined && other.canMove !== false;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("columnsTitle")}
      actions={
        <>
          <Button kind="quiet" onClick={() => arrange(({ sort, pageSize }) => ({ sort, pageSize }))}>
            {text("resetColumns")}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {text("done")}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-sm text-ink-muted">{text("columnsHint")}</p>
      <ul>
        {all.map((column) => (
          <li key={column.key} className="flex items-center gap-1 border-t border-line py-0.5 first:border-t-0">
            <Checkbox
              className="flex-1"
              label={column.name}
              aria-label={text("showColumn", { column: column.name })}
              checked={!hidden.includes(column.key)}
              disabled={column.canMove === false || (!hidden.includes(column.key) && hidden.length === all.length - 1)}
              onChange={(event) => show(column, event.target.checked)}
            />
            <IconButton
              label={text("moveUp", { column: column.name })}
              disabled={!canMove(column, -1)}
              onClick={() => move(column, -1)}
            >
              <ArrowUpIcon className="size-4" />
            </IconButton>
            <IconButton
              label={text("moveDown", { column: column.name })}
              disabled={!canMove(column, 1)}
              onClick={() => move(column, 1)}
            >
              <ArrowDownIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
