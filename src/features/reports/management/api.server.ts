import { catalogueChanged } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { referringTo, storeImage, storeReport } from "#server/files/intake.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { addPicture, removePicture, saveCategory, setCover } from "./commands/categories.server.ts";
import {
  addReport,
  bringBackReport,
  changeReport,
  placeReport,
  removeReport,
  setReportFile,
} from "./commands/reports.server.ts";
import * as calls from "./contract.ts";
import { categoryContent, managedReportTable } from "./queries.server.ts";
import { fileNameFor } from "./rules.ts";

/** Reports and their categories, for those who run the platform. */
export function reportManagementApi(app: App): void {
  const { files } = app.services;
  serveTable(app, managedReportTable, {
    add: addReport,
    change: changeReport,
    remove: removeReport,
    place: placeReport,
  });

  serve(app, calls.restoreReport, ({ viewer, locale, params: { id }, write }) =>
    write(
      (tx) => bringBackReport(tx, memberOnly(viewer), id),
      async (tx) => (await managedReportTable.byId(tx, { viewer, locale }, id))!,
    ),
  );

  serve(app, calls.putReportFile, async ({ db, viewer, locale, params: { id }, body, write }) => {
    if (!(await managedReportTable.byId(db, { viewer, locale }, id))) return refuse("notFound");
    const { key, extension } = await storeReport(files, id, Buffer.from(await body.file.arrayBuffer()));
    const name = fileNameFor(body.file.name, extension);
    return referringTo(files, [key], () =>
      write(
        (tx) => setReportFile(tx, memberOnly(viewer), id, { key, name }),
        async (tx) => (await managedReportTable.byId(tx, { viewer, locale }, id))!,
      ),
    );
  });

  serve(app, calls.getCategoryContent, async ({ db, params }) => {
    return (await categoryContent(db, params.id)) ?? refuse("notFound");
  });

  serve(app, calls.putCategoryContent, async ({ db, viewer, params: { id }, body, write }) => {
    const answer = await write(
      (tx) => saveCategory(tx, memberOnly(viewer), id, body),
      async (tx) => (await categoryContent(tx, id))!,
    );
    catalogueChanged(db);
    return answer;
  });

  const stored = async (id: string, file: File) => {
    const bytes = Buffer.from(await file.arrayBuffer());
    const variants = await storeImage(files, { ownerId: id, kind: "cover", bytes });
    return { address: variants.High!, all: Object.values(variants) };
  };

  serve(app, calls.putCategoryCover, async ({ db, viewer, params, body, write }) => {
    if (!(await categoryContent(db, params.id))) return refuse("notFound");
    const { address, all } = await stored(params.id, body.file);
    return referringTo(files, all, () =>
      write(
        (tx) => setCover(tx, memberOnly(viewer), params, address),
        async (tx) => (await categoryContent(tx, params.id))!,
      ),
    );
  });

  serve(app, calls.deleteCategoryCover, ({ viewer, params, write }) =>
    write(
      (tx) => setCover(tx, memberOnly(viewer), params, null),
      async (tx) => (await categoryContent(tx, params.id))!,
    ),
  );

  serve(app, calls.addGalleryPicture, async ({ db, viewer, params, body, write }) => {
    if (!(await categoryContent(db, params.id))) return refuse("notFound");
    const { address, all } = await stored(params.id, body.file);
    return referringTo(files, all, () =>
      write(
        (tx) => addPicture(tx, memberOnly(viewer), params, address),
        async (tx) => (await categoryContent(tx, params.id))!,
      ),
    );
  });

  serve(app, calls.deleteGalleryPicture, ({ viewer, params, query, write }) =>
    write(
      (tx) => removePicture(tx, memberOnly(viewer), params, query.address),
      async (tx) => (await categoryContent(tx, params.id))!,
    ),
  );
}
