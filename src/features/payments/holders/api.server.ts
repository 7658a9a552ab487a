import type { App } from "#server/app.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { endGift, giveGift, prolongGift } from "./commands.server.ts";
import { holderTable } from "./queries.server.ts";

export const holderBulk = bulkChanges(holderTable, (tx, viewer, id, change) =>
  change.action === "end" ? endGift(tx, viewer, id) : prolongGift(tx, viewer, id, change.months),
);

/** Who has premium, and gifts of packages. */
export const holdersApi = (app: App): void =>
  serveTable(app, holderTable, {
    add: giveGift,
    remove: endGift,
    bulk: holderBulk,
  });
