import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { catalogueChanged } from "../queries.server.ts";
import { addRate, changeRate, importRateFile, removeRate } from "./commands.server.ts";
import { importRates } from "./contract.ts";
import { exchangeRateTable } from "./queries.server.ts";

/** Exchange rates, for those who run the platform. */
export function exchangeRatesApi(app: App): void {
  serveTable(app, exchangeRateTable, {
    add: addRate,
    change: changeRate,
    remove: removeRate,
    changed: catalogueChanged,
  });
  serve(app, importRates, async ({ db, viewer, body, write }) => {
    const counts = await write(
      (tx) => importRateFile(tx, memberOnly(viewer), body.text),
      (_, { added, corrected, same }) => ({ added, corrected, same }),
    );
    catalogueChanged(db);
    return counts;
  });
}
