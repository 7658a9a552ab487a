import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { endGift, giveGift, prolongGift } from "./commands.server.ts";
import { holderTable } from "./queries.server.ts";

/** Who has premium, and gifts of packages. */
export const holdersApi = (app: App): void =>
  serveTable(app, holderTable, {
    add: giveGift,
    remove: endGift,
    bulk: (tx, viewer, id, change) =>
      change.action === "end" ? endGift(tx, viewer, id) : prolongGift(tx, viewer, id, change.months),
  });
