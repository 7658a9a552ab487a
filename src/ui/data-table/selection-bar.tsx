import { lazy, Suspense, useState } from "react";
import { BULK_MAX } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Menu, MenuItem } from "../menu.tsx";
import { type BulkAction, useTable } from "./table-context.ts";

const BulkDialog = lazy(() => import("./bulk-dialog.tsx"));

/** What is chosen, and what can be done with all of it; all that match can be chosen. */
export function SelectionBar() {
  const text = useTranslations("dataTable");
  const { selection, data, bulkActions } = useTable();
  const [asked, setAsked] = useState<BulkAction>();
  const total = data.table?.totalCount ?? 0;
  const tooMany = selection.count > BULK_MAX;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-honey-soft px-4 text-sm">
      <p role="status" className="font-semibold tabular-nums">
        {text("selected", { count: selection.count })}
      </p>
      {bulkActions.length > 0 && (
        <Menu kind="quiet" button={text("bulk")}>
          {tooMany && (
            <p className="max-w-60 px-3 py-1.5 text-sm text-ink-muted">{text("bulkMax", { max: BULK_MAX })}</p>
          )}
          {bulkActions.map((action) => (
            <MenuItem
              key={action.key}
              danger={action.danger ?? false}
              disabled={tooMany}
              onSelect={() => setAsked(action)}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {selection.count < total && (
        <Button kind="quiet" onClick={selection.chooseAll}>
          {text("selectAll", { total })}
        </Button>
      )}
      <Button kind="quiet" onClick={selection.clear}>
        {text("clearSelection")}
      </Button>
      <Suspense>{asked && <BulkDialog action={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </div>
  );
}
