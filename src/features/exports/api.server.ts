import type { App } from "#server/app.server.ts";
import { typeOfKey } from "#server/files/keys.server.ts";
import type { ListExport } from "#server/list-index/list-export.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly, type PremiumList } from "#shared/viewer.ts";
import { noteDownload, requestExport } from "./commands.server.ts";
import { exportsOfMe, ownExports } from "./contract.ts";
import { allowanceOf, exportedFile, exportsHolding, exportsOf } from "./queries.server.ts";

export function exportsApi(app: App): void {
  for (const { lists = [] } of app.features)
    for (const { exporting } of lists) if (exporting) serveExports(app, exporting);

  serve(app, ownExports, async ({ db, viewer, query: { currentPage } }) => {
    const member = memberOnly(viewer);
    const [page, allowance] = await Promise.all([exportsOf(db, member.id, currentPage), allowanceOf(db, member)]);
    return { ...page, allowance };
  });

  serve(app, exportsOfMe, ({ db, viewer, query: { currentPage } }) =>
    exportsHolding(db, memberOnly(viewer), currentPage),
  );
}

/** The calls of one list. */
function serveExports(app: App, { calls, read }: ListExport): void {
  const list = calls.list.kind as PremiumList;

  serve(app, calls.exportRows, async ({ db, viewer, body, locale, write }) => {
    const member = memberOnly(viewer);
    // Before the rows are counted: nobody learns from a refusal how many there are.
    if (!(await allowanceOf(db, member)).lists.includes(list)) throw new AppError("exportNeedsPackage");
    const who = { viewer, locale, origin: publicOriginOf(app, app.settings) };
    const { totalCount } = await read(db, who, body);
    return write(
      (tx) => requestExport(tx, member, { list, request: body, locale, totalCount }),
      async (_tx, { state }) => state,
    );
  });

  serve(app, calls.listExports, ({ db, viewer, query: { currentPage } }) =>
    exportsOf(db, memberOnly(viewer).id, currentPage, list),
  );

  serve(app, calls.exportFile, async ({ db, viewer, params, http, write }) => {
    const found = await exportedFile(db, memberOnly(viewer).id, list, params.id);
    const bytes = found && (await app.services.files.get(found.key));
    if (!bytes) throw new AppError("notFound");
    await write((tx) => noteDownload(tx, params.id));
    http!.reply.header("cache-control", "private, no-store");
    return { bytes, type: typeOfKey(found.key), name: found.name };
  });
}
