import type { App } from "#server/app.server.ts";
import { backupPlace } from "#server/backup/place.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { askForBackup } from "./commands.server.ts";
import { getBackupPlan, startBackup } from "./contract.ts";
import { backupTable, isMakingBackup } from "./queries.server.ts";

/** Backups of the house, for those who run it. */
export function backupsApi(app: App): void {
  const { settings } = app;
  serve(app, getBackupPlan, async ({ db }) => ({
    place: backupPlace(settings).text,
    hour: settings.backupHour ?? null,
    count: settings.backupCount,
    isMaking: await isMakingBackup(db),
  }));
  serve(app, startBackup, ({ viewer, write }) =>
    write(
      (tx) => askForBackup(tx, memberOnly(viewer)),
      () => ({ isMaking: true as const }),
    ),
  );
  serveTable(app, backupTable, {});
}
