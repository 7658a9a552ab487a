import { useState } from "react";
import { useLocale } from "use-intl";
import { inLanguage } from "#shared/resource-paths.ts";
import { useTranslations } from "#ui/translations.ts";
import { useNotices } from "../notice.tsx";
import { useTable } from "./table-context.ts";

/** Fetches the spreadsheet of what is shown: filters, columns in their order, chosen rows. */
export function useExport() {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const { notify } = useNotices();
  const { exportPath, data, shown, selection } = useTable();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const { chosen, count } = selection;
    const rows = chosen.all ? { except: [...chosen.except] } : count > 0 ? { ids: [...chosen.ids] } : {};
    const asked = { query: { ...data.request, ...data.filters }, columns: shown.map(({ key }) => key), ...rows };
    const body = new FormData();
    body.set("export", JSON.stringify(asked));
    try {
      const answer = await fetch(inLanguage(exportPath, locale), { method: "POST", body });
      if (!answer.ok) throw new Error(answer.statusText);
      save(await answer.blob(), nameOf(answer));
      notify({ kind: "success", text: text("exported") });
    } catch {
      notify({ kind: "error", text: text("exportFailed") });
    }
    setBusy(false);
  };
  return { busy, download };
}

function nameOf(answer: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return name ? decodeURIComponent(name) : "export.xlsx";
}

function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
