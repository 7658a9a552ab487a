import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { useTable } from "./table-context.ts";

/** What is chosen; all that match can be. Nothing while nothing is chosen. */
export function SelectionBar() {
  const text = useTranslations("dataTable");
  const { selection, data } = useTable();
  const total = data.table?.totalCount ?? 0;
  if (selection.count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-honey-soft px-4 py-1 text-sm">
      <p role="status" className="font-semibold">
        {text("selected", { count: selection.count })}
      </p>
      {selection.count < total && (
        <Button kind="quiet" onClick={selection.chooseAll}>
          {text("selectAll", { total })}
        </Button>
      )}
      <Button kind="quiet" onClick={selection.clear}>
        {text("clearSelection")}
      </Button>
    </div>
  );
}
