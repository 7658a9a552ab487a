import type { App } from "#server/app.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { asking } from "../parts/asking.server.ts";
import { openProviders } from "../parts/providers.server.ts";
import { endGift, giveGift, prolongGift } from "./commands.server.ts";
import { holderTable } from "./queries.server.ts";

export const holderBulk = bulkChanges(holderTable, (tx, viewer, id, change) =>
  change.action === "end" ? endGift(tx, viewer, id) : prolongGift(tx, viewer, id, change.months),
);

/** Holders of premium, and gifts of packages. */
export function holdersApi(app: App): void {
  const { expire, isRunning, outcome } = openProviders(app.settings, () => publicOriginOf(app, app.settings));
  serveTable(app, holderTable, {
    add: (tx, viewer, gift) =>
      giveGift(tx, viewer, gift, {
        expire: (order) => asking(undefined, () => expire(tx, order)),
        isRunning: (order) => asking(undefined, () => isRunning(tx, order)),
        outcome: (order) => asking(undefined, () => outcome(tx, order)),
      }),
    remove: endGift,
    bulk: holderBulk,
  });
}
