import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { changeAliases } from "../commands/aliases.server.ts";
import { catalogueChanged } from "../queries.server.ts";
import { addType, changeType, mergeType, moveType, offerType, placeType, removeType } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { listsOfValues, typeValueTable, usesOf } from "./queries.server.ts";

export const typeBulk = bulkChanges(typeValueTable, offerType, { changed: catalogueChanged });

/** The whole catalogue, for those who run the platform. */
export function typesApi(app: App): void {
  serveTable(app, typeValueTable, {
    add: addType,
    change: changeType,
    remove: removeType,
    place: placeType,
    bulk: typeBulk,
    changed: catalogueChanged,
  });

  serve(app, contract.typeLists, ({ db, locale }) => listsOfValues(db, locale));

  serve(app, contract.typeUses, async ({ db, params }) => (await usesOf(db, params.id)) ?? refuse("notFound"));

  serve(app, contract.mergeType, async ({ db, viewer, params, body, write }) => {
    const { id } = await write((tx) => mergeType(tx, memberOnly(viewer), params.id, body));
    catalogueChanged(db);
    return { id };
  });

  serve(app, contract.changeAliases, async ({ db, viewer, params, body, write }) => {
    const { id } = await write((tx) => changeAliases(tx, memberOnly(viewer), params.id, body));
    catalogueChanged(db);
    return { id };
  });

  serve(app, contract.moveType, async ({ db, viewer, params, body, write }) => {
    const { id } = await write((tx) => moveType(tx, memberOnly(viewer), params.id, body));
    catalogueChanged(db);
    return { id };
  });
}
