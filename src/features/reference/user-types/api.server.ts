import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { catalogueChanged } from "../queries.server.ts";
import { addUserType, changeUserType, placeUserType, removeUserType } from "./commands.server.ts";
import { userTypeTable } from "./queries.server.ts";

/** The list of user types, for those who run the platform. */
export const userTypesApi = (app: App): void =>
  serveTable(app, userTypeTable, {
    add: addUserType,
    change: changeUserType,
    remove: removeUserType,
    place: placeUserType,
    changed: catalogueChanged,
  });
