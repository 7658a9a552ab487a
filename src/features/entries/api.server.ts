import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { type EntryAction, setEntryState } from "#server/edit/entry-state.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import { ENTRY_NOUNS, managedEntryCalls } from "./contract.ts";
import { managedEntryTables, nounOf } from "./queries.server.ts";

/** Organizations, providers, programs and jobs, for those who run the platform. */
export function managedEntriesApi(app: App): void {
  for (const kind of ENTRY_NOUNS) {
    const noun = nounOf(kind);
    const table = managedEntryTables[kind];
    const set = (tx: Db, viewer: Member, id: string, action: EntryAction) =>
      setEntryState(tx, noun, { viewer, id, action });
    serveTable(app, table, {
      change: (tx, viewer, id, { isVisible }) => set(tx, viewer, id, isVisible === false ? "hide" : "show"),
      remove: (tx, viewer, id) => set(tx, viewer, id, "delete"),
      bulk: (tx, viewer, id, { action }) => set(tx, viewer, id, action),
    });
    serve(app, managedEntryCalls[kind].restore, ({ viewer, locale, params: { id }, write }) =>
      write(
        (tx) => set(tx, memberOnly(viewer), id, "restore"),
        async (tx) => (await table.byId(tx, { viewer, locale }, id))!,
      ),
    );
  }
}
