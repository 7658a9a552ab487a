import { useState } from "react";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { LoadedTable } from "#shared/table/page.ts";
import type { BulkState } from "#shared/table/schemas.ts";
import { useTranslations } from "#ui/translations.ts";
import { useNotices } from "../notice.tsx";
import { useReload } from "../use-reload.ts";
import { useWorkState } from "./use-work-state.ts";

/** A change of many rows in the background: begun here or before. The list is read anew when it ends. */
export function useBulkWork({ key, latestBulkChange }: LoadedTable<unknown>) {
  const text = useTranslations("dataTable");
  const { notify } = useNotices();
  const reload = useReload();
  const [isStopping, setStopping] = useState(false);
  const address = `${RESOURCE_PATHS.tableChange}?key=${key}`;
  const { work, watch, forget } = useWorkState<BulkState>(address, latestBulkChange, () => {
    setStopping(false);
    void reload();
  });
  const stop = async () => {
    setStopping(true);
    const answer = await fetch(`${RESOURCE_PATHS.tableChange}?id=${work!.id}`, { method: "POST" }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    setStopping(false);
    notify({ kind: "error", text: text("connectionLost") });
  };
  return { work, watch, stop, isStopping, forget };
}

export type BulkWork = ReturnType<typeof useBulkWork>;
