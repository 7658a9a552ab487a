import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { inBulk } from "#server/table/bulk.server.ts";
import { serveExport } from "#server/table/serve-export.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import {
  addBannedWord,
  changeBannedWord,
  changeBannedWords,
  checkText,
  exportBannedWords,
  getBannedWord,
  listBannedWords,
  refusedWords,
  removeBannedWord,
} from "./contract.ts";
import { bannedWordsSheet } from "./jobs.server.ts";
import {
  bannedWordById,
  bannedWords,
  bannedWordsChanged,
  bannedWordsIn,
  bannedWordsPage,
  chosenBannedWords,
} from "./queries.server.ts";

export function bannedWordsApi(app: App): void {
  serve(app, refusedWords, async ({ db }) => (await bannedWords(db)).filter(({ action }) => action === "refuse"));

  serve(app, listBannedWords, async ({ db, locale, query }) => ({
    fieldNames: Object.keys(listBannedWords.answer.shape.rows.element.shape),
    ...(await bannedWordsPage(db, locale, query)),
  }));

  serveExport(app, exportBannedWords, bannedWordsSheet);

  serve(app, checkText, ({ db, body }) => bannedWordsIn(db, body.text, body.locale));

  serve(app, getBannedWord, async ({ db, params }) => {
    const found = await bannedWordById(db, params.id);
    if (!found) throw new AppError("notFound");
    return found;
  });

  serve(app, addBannedWord, async ({ db, viewer, body, write }) => {
    const row = await write(async (tx) => {
      const outcome = await commands.addBannedWord(tx, memberOnly(viewer), body);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return (await bannedWordById(tx, outcome.id))!;
    });
    bannedWordsChanged(db);
    return row;
  });

  serve(app, changeBannedWord, async ({ db, viewer, params, body, write }) => {
    const row = await write(async (tx) => {
      const outcome = await commands.changeBannedWord(tx, memberOnly(viewer), params.id, body);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return (await bannedWordById(tx, params.id))!;
    });
    bannedWordsChanged(db);
    return row;
  });

  serve(app, changeBannedWords, async ({ db, viewer, locale, body: { query, change, ...chosen }, write }) => {
    const member = memberOnly(viewer);
    const answer = await write(async (tx) =>
      inBulk(tx, {
        ids: await chosenBannedWords(tx, query, chosen),
        locale,
        nameOf: async (row, id) => (await bannedWordById(row, id))?.word,
        change: (row, id) =>
          change.action === "delete"
            ? commands.removeBannedWord(row, member, id)
            : commands.changeBannedWord(row, member, id, { action: change.value }),
      }),
    );
    bannedWordsChanged(db);
    return answer;
  });

  serve(app, removeBannedWord, async ({ db, viewer, params, write }) => {
    await write(async (tx) => {
      await commands.removeBannedWord(tx, memberOnly(viewer), params.id);
      return null;
    });
    bannedWordsChanged(db);
    return null;
  });
}
