import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { inBulk } from "#server/table/bulk.server.ts";
import { serveExport } from "#server/table/serve-export.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { changeFlaggedText as change } from "./commands.server.ts";
import {
  changeFlaggedText,
  changeFlaggedTexts,
  exportFlaggedTexts,
  getFlaggedText,
  listFlaggedTexts,
} from "./contract.ts";
import { flaggedTextsSheet } from "./jobs.server.ts";
import { chosenFlaggedTexts, flaggedTextById, flaggedTextsPage } from "./queries.server.ts";

/** Texts with a watched word, for those who run the platform. */
export function flaggedTextsApi(app: App): void {
  serve(app, listFlaggedTexts, async ({ db, locale, query }) => ({
    fieldNames: Object.keys(listFlaggedTexts.answer.shape.rows.element.shape),
    ...(await flaggedTextsPage(db, locale, query)),
  }));

  serveExport(app, exportFlaggedTexts, flaggedTextsSheet);

  serve(app, getFlaggedText, async ({ db, params }) => {
    const found = await flaggedTextById(db, params.id);
    if (!found) throw new AppError("notFound");
    return found;
  });

  serve(app, changeFlaggedText, ({ viewer, params: { id }, body, write }) =>
    write(async (tx) => {
      const outcome = await change(tx, memberOnly(viewer), id, body.state);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return (await flaggedTextById(tx, id))!;
    }),
  );

  serve(app, changeFlaggedTexts, ({ viewer, locale, body: { query, change: wanted, ...chosen }, write }) => {
    const member = memberOnly(viewer);
    return write(async (tx) =>
      inBulk(tx, {
        ids: await chosenFlaggedTexts(tx, query, chosen),
        locale,
        nameOf: async (row, id) => (await flaggedTextById(row, id))?.person,
        change: (row, id) => change(row, member, id, wanted.action),
      }),
    );
  });
}
