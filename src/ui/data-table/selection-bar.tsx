import { useState } from "react";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Menu, MenuItem } from "../menu.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { type BulkAction, useTable } from "./table-context.ts";

const BulkDialog = loadedLater(() => import("./bulk-dialog.tsx"));

/** How many rows are selected, the actions for all of them, and a button that selects all that match. */
export function SelectionBar() {
  const text = useTranslations("dataTable");
  const { selection, data, bulkActions } = useTable();
  const [question, setQuestion] = useState<BulkAction>();
  const total = data.table?.totalCount ?? 0;
  const tooMany = selection.count > data.bulkMax;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-honey-soft px-4 text-sm">
      <p role="status" className="font-semibold tabular-nums">
        {text("selected", { count: selection.count })}
      </p>
      {bulkActions.length > 0 && (
        <Menu kind="quiet" button={text("bulk")}>
          {tooMany && (
            <p className="max-w-60 px-3 py-1.5 text-sm text-ink-muted">{text("bulkMax", { max: data.bulkMax })}</p>
          )}
          {bulkActions.map((action) => (
            <MenuItem
              key={action.key}
              danger={action.danger ?? false}
              disabled={tooMany}
              onSelect={() => setQuestion(action)}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {selection.count < total && (
        <Button kind="quiet" className="max-sm:-ms-2.5" onClick={selection.selectAll}>
          {text("selectAll", { total })}
        </Button>
      )}
      <Button kind="quiet" className="max-sm:-ms-2.5" onClick={selection.clear}>
        {text("clearSelection")}
      </Button>
      {question && <BulkDialog action={question} onClose={() => setQuestion(undefined)} />}
    </div>
  );
}
