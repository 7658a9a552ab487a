import { AppError } from "#shared/errors.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import type { TableExport } from "./export.server.ts";

/** The table of a key, for who may read it. */
export function readableTable(app: App, viewer: Viewer, key: string): TableExport {
  const table = app.tableExports.get(key)?.table;
  if (!table) throw new AppError("notFound");
  if (!table.isAllowed(memberOnly(viewer))) throw new AppError("forbidden");
  return table;
}
