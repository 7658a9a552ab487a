import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { catalogueChanged } from "../queries.server.ts";
import { mergeDoubleCity } from "./commands.server.ts";
import { mergeDouble } from "./contract.ts";
import { doubleCityTable } from "./queries.server.ts";

/** Cities that imports have made twice, for those who run the platform. */
export function doubleCitiesApi(app: App): void {
  serveTable(app, doubleCityTable, {});
  serve(app, mergeDouble, async ({ db, params, viewer, write }) => {
    const { id } = await write((tx) => mergeDoubleCity(tx, memberOnly(viewer), params.id));
    catalogueChanged(db);
    return { id };
  });
}
