import { useState } from "react";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { TableViewRow } from "#shared/table/viewer-calls.ts";
import { useFetched } from "../use-fetched.ts";

interface Views {
  views: TableViewRow[];
}

export interface SavedViews {
  /** Undefined until they are there. */
  views: readonly TableViewRow[] | undefined;
  hasFailed: boolean;
  busy: boolean;
  /** Resolves to the status of the answer; undefined: no server answered. */
  save: (view: Omit<TableViewRow, "id" | "by">) => Promise<number | undefined>;
  remove: (id: string) => Promise<number | undefined>;
}

/** The saved views of a table: one's own, and those that others share. */
export function useViews(tableKey: string): SavedViews {
  const path = RESOURCE_PATHS.tableViews[useLocale()];
  const { data, hasFailed } = useFetched<Views>(`${path}?${new URLSearchParams({ key: tableKey })}`);
  const [changed, setChanged] = useState<Views>();
  const [busy, setBusy] = useState(false);
  const send = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ key: tableKey, ...fields })) body.set(name, value);
    setBusy(true);
    try {
      const answer = await fetch(path, { method: "POST", body });
      if (answer.ok) setChanged((await answer.json()) as Views);
      return answer.status;
    } catch {
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    views: (changed ?? data)?.views,
    hasFailed,
    busy,
    save: (view) => send({ body: JSON.stringify(view) }),
    remove: (id) => send({ id }),
  };
}
