import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { readableTable } from "#server/table/readable-table.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { deleteTableView, getTableViews, saveTableView } from "#shared/table/viewer-calls.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { fieldsOfUnknown, withoutUnknown } from "../rules.ts";
import { deleteView, saveView } from "./commands.server.ts";
import { viewsOf } from "./queries.server.ts";

interface OfTable {
  viewer: Viewer;
  params: { key: string };
}

export function tableViewsApi(app: App): void {
  const ownerIn = ({ viewer, params }: OfTable) => ({
    accountId: memberOnly(viewer).id,
    tableKey: readableTable(app, viewer, params.key).key,
  });
  const viewsFor = async (db: Db, call: OfTable & { locale: Locale }) => {
    const { columns } = readableTable(app, call.viewer, call.params.key);
    const views = await viewsOf(db, { ...ownerIn(call), locale: call.locale });
    return { views: views.map((view) => ({ ...view, settings: withoutUnknown(view.settings, columns) })) };
  };

  serve(app, getTableViews, (call) => viewsFor(call.db, call));

  serve(app, saveTableView, (call) => {
    const owner = ownerIn(call);
    const wrong = fieldsOfUnknown(call.body.settings, readableTable(app, call.viewer, call.params.key).columns);
    if (wrong.length > 0)
      throw new AppError(
        "invalidInput",
        wrong.map((field) => ({ field: `settings.${field}`, reason: "noSuchColumn" })),
      );
    return call.write(
      (tx) => saveView(tx, owner, call.body),
      (tx) => viewsFor(tx, call),
    );
  });

  serve(app, deleteTableView, (call) => {
    const owner = ownerIn(call);
    return call.write(
      (tx) => deleteView(tx, owner, call.params.id),
      (tx) => viewsFor(tx, call),
    );
  });
}
