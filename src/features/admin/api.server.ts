import type { App } from "#server/app.server.ts";
import { typeOfKey } from "#server/files/keys.server.ts";
import { serve } from "#server/serve.server.ts";
import { stopChange } from "#server/table/bulk-jobs.server.ts";
import { latestBulkChange } from "#server/table/bulk-queries.server.ts";
import { finishedExport, latestExport } from "#server/table/export-queries.server.ts";
import { readableTable } from "#server/table/readable-table.server.ts";
import { isSiteAdmin, isStaff } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import {
  getColumnValues,
  getExportFile,
  getLatestBulkChange,
  getLatestExport,
  getTableSettings,
  putTableSettings,
  stopBulkChange,
} from "#shared/table/viewer-calls.ts";
import { hasRole, memberOnly, type Viewer } from "#shared/viewer.ts";
import { saveTableSettings } from "./commands.server.ts";
import { adminCheck, adminStatistics } from "./contract.ts";
import { statisticsOf, tableSettingsOf } from "./queries.server.ts";
import { fieldsOfUnknown, withoutUnknown } from "./rules.ts";

export function adminApi(app: App): void {
  serve(app, adminCheck, ({ viewer }) => ({
    admin: hasRole(viewer, "admin"),
    moderator: hasRole(viewer, "moderator"),
    specialAdmin: hasRole(viewer, "specialAdmin"),
    siteWideAdmin: isSiteAdmin(viewer),
  }));

  serve(app, adminStatistics, ({ db, viewer, locale, query }) => {
    if (!isStaff(viewer)) throw new AppError("forbidden");
    return statisticsOf(db, { period: query.period, locale, site: isSiteAdmin(viewer) });
  });

  const tableFor = (viewer: Viewer, key: string) => readableTable(app, viewer, key);

  serve(app, getTableSettings, async ({ db, viewer, params }) => {
    const { columns } = tableFor(viewer, params.key);
    return withoutUnknown(await tableSettingsOf(db, memberOnly(viewer).id, params.key), columns);
  });

  serve(app, getColumnValues, ({ db, viewer, params, query, locale }) => {
    const { values, valueColumns } = tableFor(viewer, params.key);
    if (!valueColumns.includes(params.column)) throw new AppError("notFound");
    return values(db, locale, { key: params.column, ...query });
  });

  serve(app, getLatestExport, ({ db, viewer, params }) => {
    const { key } = tableFor(viewer, params.key);
    return latestExport(db, memberOnly(viewer).id, key);
  });

  serve(app, getLatestBulkChange, ({ db, viewer, params }) => {
    const { key } = tableFor(viewer, params.key);
    return latestBulkChange(db, memberOnly(viewer).id, key);
  });

  serve(app, stopBulkChange, ({ viewer, params, write }) =>
    write(
      (tx) => stopChange(tx, memberOnly(viewer).id, params.id),
      (_tx, { work }) => work,
    ),
  );

  serve(app, getExportFile, async ({ db, viewer, params }) => {
    const member = memberOnly(viewer);
    const found = await finishedExport(db, member.id, params.id);
    // The viewer may have lost the right since the request.
    const isAllowed = found && app.tableExports.get(found.tableKey)?.table.isAllowed(member);
    const bytes = isAllowed && (await app.services.files.get(found.key));
    if (!bytes) throw new AppError("notFound");
    return { bytes, type: typeOfKey(found.key), name: found.name };
  });

  serve(app, putTableSettings, ({ viewer, params, body, write }) => {
    const { key, columns } = tableFor(viewer, params.key);
    const wrong = fieldsOfUnknown(body, columns);
    if (wrong.length > 0)
      throw new AppError(
        "invalidInput",
        wrong.map((field) => ({ field, reason: "noSuchColumn" })),
      );
    return write(async (tx) => {
      await saveTableSettings(tx, { accountId: memberOnly(viewer).id, tableKey: key, settings: body });
      return null;
    });
  });
}
