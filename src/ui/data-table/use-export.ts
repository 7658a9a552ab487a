import { useState } from "react";
import { useLocale } from "use-intl";
import { EXPORT_IN_PROGRESS_STATUS } from "#shared/errors.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { isUnconfirmed } from "#shared/retrying-fetch.ts";
import { EXPORT_AT_ONCE } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { useNotices } from "../notice.tsx";
import { nameOfFile, saveFile } from "../save-file.ts";
import { useTable } from "./table-context.ts";
import { rowsOf } from "./use-selection.ts";
import { useWorkState } from "./use-work-state.ts";

/** Downloads what is shown as a spreadsheet: filters, columns in their order, selected rows. Long ones are written in the background. */
export function useExport() {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const { notify } = useNotices();
  const { data, shown, selection } = useTable();
  const [busy, setBusy] = useState(false);
  const address = `${RESOURCE_PATHS.tableExport}?key=${data.key}`;
  const { work, watch, forget } = useWorkState(address, data.latestExport, ({ state }) => {
    if (state === "ready") notify({ kind: "success", text: text("exported") });
  });

  const download = async () => {
    setBusy(true);
    const rows = rowsOf(selection);
    const count = selection.count || (data.table?.totalCount ?? 0);
    const query = { ...data.request, ...data.filters };
    const columns = shown.map(({ key }) => key);
    const body = new FormData();
    body.set("export", JSON.stringify({ query, columns, ...rows, inBackground: count > EXPORT_AT_ONCE }));
    try {
      const answer = await fetch(RESOURCE_PATHS.tableFile[locale].replace(":table", data.key), {
        method: "POST",
        body,
      });
      if (isUnconfirmed(answer)) return setBusy(false);
      if (answer.status === EXPORT_IN_PROGRESS_STATUS) notify({ kind: "error", text: text("exportBusy") });
      else if (!answer.ok) throw new Error(answer.statusText);
      else if (answer.headers.get("content-type")?.includes("json")) watch((await answer.json()).data);
      else {
        saveFile(await answer.blob(), nameOfFile(answer) ?? "export.xlsx");
        notify({ kind: "success", text: text("exported") });
      }
    } catch {
      notify({ kind: "error", text: text("exportFailed") });
    }
    setBusy(false);
  };
  return { busy: busy || work?.state === "working", download, job: work, forget };
}
