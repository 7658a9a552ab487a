import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { catalogueChanged } from "../queries.server.ts";
import { addType, changeType, offerType } from "./commands.server.ts";
import { typeValueTable } from "./queries.server.ts";

/** The whole catalogue, for those who run the platform. */
export const typesApi = (app: App): void =>
  serveTable(app, typeValueTable, {
    add: addType,
    change: changeType,
    bulk: offerType,
    changed: catalogueChanged,
  });
