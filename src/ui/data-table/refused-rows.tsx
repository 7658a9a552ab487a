import type { BulkAnswer } from "#shared/table/schemas.ts";
import { useTranslations } from "#ui/translations.ts";
import { WarningIcon } from "../icon.tsx";
import { reasonOf } from "./reason.tsx";

/** Rows whose change is refused, with the reasons; `more`: how many others there are. */
export function RefusedRows({ rows, more }: { rows: BulkAnswer["refused"]; more: number }) {
  const text = useTranslations("dataTable");
  return (
    <>
      <ul className="rounded-control border border-line">
        {rows.map((row) => (
          <li key={row.id} className="flex gap-2.5 border-t border-line px-3.5 py-2.5 text-sm first:border-t-0">
            <WarningIcon className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{row.name}</span>
              <span className="text-ink-muted">{reasonOf(row, text)}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-ink-muted">{text("bulkMore", { count: more })}</p>}
    </>
  );
}
