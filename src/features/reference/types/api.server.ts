import type { App } from "#server/app.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { catalogueChanged } from "../queries.server.ts";
import { addType, changeType, offerType } from "./commands.server.ts";
import { typeValueTable } from "./queries.server.ts";

export const typeBulk = bulkChanges(typeValueTable, offerType, { changed: catalogueChanged });

/** The whole catalogue, for those who run the platform. */
export const typesApi = (app: App): void =>
  serveTable(app, typeValueTable, {
    add: addType,
    change: changeType,
    bulk: typeBulk,
    changed: catalogueChanged,
  });
