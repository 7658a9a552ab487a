import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { type EntryAction, setEntryState } from "#server/edit/entry-state.server.ts";
import { serve } from "#server/serve.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import { ENTRY_NOUNS, managedEntryCalls } from "./contract.ts";
import { managedEntryTables, nounOf } from "./queries.server.ts";

const managed = ENTRY_NOUNS.map((kind) => {
  const noun = nounOf(kind);
  const table = managedEntryTables[kind];
  const set = (tx: Db, viewer: Member, id: string, action: EntryAction) =>
    setEntryState(tx, noun, { viewer, id, action });
  const bulk = bulkChanges(table, (tx, viewer, id, { action }) => set(tx, viewer, id, action));
  return { table, set, bulk, restore: managedEntryCalls[kind].restore };
});
export const managedEntriesBulk = managed.map(({ bulk }) => bulk);

/** Organizations, providers, programs and jobs, for those who run the platform. */
export function managedEntriesApi(app: App): void {
  for (const { table, set, bulk, restore } of managed) {
    serveTable(app, table, {
      change: (tx, viewer, id, { isVisible }) => set(tx, viewer, id, isVisible === false ? "hide" : "show"),
      remove: (tx, viewer, id) => set(tx, viewer, id, "delete"),
      bulk,
    });
    serve(app, restore, ({ viewer, locale, params: { id }, write }) =>
      write(
        (tx) => set(tx, memberOnly(viewer), id, "restore"),
        async (tx) => (await table.byId(tx, { viewer, locale }, id))!,
      ),
    );
  }
}
