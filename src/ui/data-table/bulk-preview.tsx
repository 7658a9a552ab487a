import { useEffect, useState } from "react";
import type { TableAnswer } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { RefusedRows } from "./refused-rows.tsx";
import { useTable } from "./table-context.ts";

/** Refused rows that are named. */
const NAMED_ROWS = 5;

/** The effect of a bulk change: how many rows would change, which would not, and why. `body` is that of its call. */
export function BulkPreview({ body }: { body: string }) {
  const text = useTranslations("dataTable");
  const { run } = useTable().tableRun;
  const [answer, setAnswer] = useState<TableAnswer & { to: string }>();
  useEffect(() => {
    let isWanted = true;
    void run({ intent: "bulk", body }).then((next) => isWanted && setAnswer({ ...next, to: body }));
    return () => {
      isWanted = false;
    };
  }, [run, body]);
  const { bulk } = answer?.to === body ? answer : {};
  const preview = bulk?.preview;
  return (
    <div role="status" className="grid gap-2 text-sm text-ink-muted empty:hidden">
      {answer?.to !== body && <p>{text("bulkChecking")}</p>}
      {preview && (
        <>
          {preview.tried < preview.total && <p>{text("bulkTried", { tried: preview.tried, total: preview.total })}</p>}
          <p className="wrap-anywhere">
            <strong className="text-ink">{text("bulkWillChange", { count: bulk.done })}</strong>
            {preview.names.length > 0 && `: ${preview.names.join(", ")}`}
            {bulk.done > preview.names.length && " …"}
          </p>
          {bulk.refused.length > 0 && (
            <>
              <p className="font-semibold text-ink">{text("bulkWillNot", { count: bulk.refused.length })}</p>
              <RefusedRows rows={bulk.refused.slice(0, NAMED_ROWS)} more={bulk.refused.length - NAMED_ROWS} />
            </>
          )}
        </>
      )}
    </div>
  );
}
