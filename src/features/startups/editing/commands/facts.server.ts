import { startup } from "#db/tables/startups.server.ts";
import type { FactNoun } from "#server/edit/facts.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { mayOpenForm } from "#shared/access.ts";
import { startupForm } from "../form.ts";
import { type StartupRow, startupValues } from "../queries.server.ts";
import { changeStartup, confirmStartup } from "./fields.server.ts";

/** How owners are asked whether facts of a startup are still true (record 45). */
export const startupFacts: FactNoun = {
  kind: "startup",
  table: startup,
  form: startupForm,
  valuesOf: (db, row) => startupValues(db, row as unknown as StartupRow),
  mayEdit: (member, id) => mayOpenForm(member, "startup", id),
  async change(tx, id, member, { flagged, ...edit }) {
    const saved = await changeStartup(tx, id, member, edit as unknown as Parameters<typeof changeStartup>[3]);
    if (saved.ok) await noteFlagged(tx, { accountId: member.id, entity: "startup", entityId: id, flagged });
    return saved;
  },
  confirm: confirmStartup,
};
