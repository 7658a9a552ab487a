import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { sheetColumns, spreadsheet } from "#server/spreadsheet.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import {
  addBannedWord,
  changeBannedWord,
  checkText,
  exportBannedWords,
  getBannedWord,
  listBannedWords,
  refusedWords,
  removeBannedWord,
} from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import {
  allBannedWords,
  bannedWordById,
  bannedWords,
  bannedWordsChanged,
  bannedWordsIn,
  bannedWordsPage,
} from "./queries.server.ts";
import { BANNED_WORD_COLUMNS } from "./rules.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };

export function bannedWordsApi(app: App): void {
  serve(app, refusedWords, async ({ db }) => (await bannedWords(db)).filter(({ action }) => action === "refuse"));

  serve(app, listBannedWords, async ({ db, locale, query }) => ({
    fieldNames: Object.keys(listBannedWords.answer.shape.rows.element.shape),
    ...(await bannedWordsPage(db, locale, query)),
  }));

  serve(app, exportBannedWords, ({ db, locale, body: { query, columns, ...chosen } }) => {
    const texts = TEXTS[locale];
    const rows = allBannedWords(db, locale, query, chosen);
    return spreadsheet({ name: texts.title, locale, columns: sheetColumns(BANNED_WORD_COLUMNS, columns, texts), rows });
  });

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

  serve(app, removeBannedWord, async ({ db, viewer, params, write }) => {
    await write(async (tx) => {
      await commands.removeBannedWord(tx, memberOnly(viewer), params.id);
      return null;
    });
    bannedWordsChanged(db);
    return null;
  });
}
