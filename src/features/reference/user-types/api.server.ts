import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveExport } from "#server/table/serve-export.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { catalogueChanged } from "../queries.server.ts";
import * as commands from "./commands.server.ts";
import {
  addUserType,
  changeUserType,
  exportUserTypes,
  getUserType,
  listUserTypes,
  removeUserType,
} from "./contract.ts";
import { userTypesSheet } from "./jobs.server.ts";
import { userTypeById, userTypesPage } from "./queries.server.ts";

/** The list of user types, for those who run the platform. */
export function userTypesApi(app: App): void {
  serve(app, listUserTypes, async ({ db, query }) => ({
    fieldNames: Object.keys(listUserTypes.answer.shape.rows.element.shape),
    ...(await userTypesPage(db, query)),
  }));

  serveExport(app, exportUserTypes, userTypesSheet);

  serve(app, getUserType, async ({ db, params }) => {
    const found = await userTypeById(db, params.id);
    if (!found) throw new AppError("notFound");
    return found;
  });

  serve(app, addUserType, async ({ db, viewer, body, write }) => {
    const row = await write(async (tx) => {
      const outcome = await commands.addUserType(tx, memberOnly(viewer), body);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return (await userTypeById(tx, outcome.id))!;
    });
    catalogueChanged(db);
    return row;
  });

  serve(app, changeUserType, async ({ db, viewer, params, body, write }) => {
    const row = await write(async (tx) => {
      const outcome = await commands.changeUserType(tx, memberOnly(viewer), params.id, body);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return (await userTypeById(tx, params.id))!;
    });
    catalogueChanged(db);
    return row;
  });

  serve(app, removeUserType, async ({ db, viewer, params, write }) => {
    await write(async (tx) => {
      const outcome = await commands.removeUserType(tx, memberOnly(viewer), params.id);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return null;
    });
    catalogueChanged(db);
    return null;
  });
}
