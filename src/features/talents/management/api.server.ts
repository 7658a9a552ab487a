import type { App } from "#server/app.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { showTalent } from "./commands.server.ts";
import { managedTalentTable } from "./queries.server.ts";

export const talentBulk = bulkChanges(managedTalentTable, (tx, viewer, id, { action }) =>
  showTalent(tx, viewer, id, action === "show"),
);

/** All members with their profiles, for those who run the platform. */
export function talentManagementApi(app: App): void {
  serveTable(app, managedTalentTable, {
    change: (tx, viewer, id, { isVisible }) => showTalent(tx, viewer, id, isVisible !== false),
    bulk: talentBulk,
  });
}
