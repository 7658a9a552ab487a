import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { bulkChanges } from "#server/table/bulk.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import * as commands from "./commands.server.ts";
import { checkText, refusedWords } from "./contract.ts";
import { bannedWords, bannedWordsChanged, bannedWordsIn, bannedWordTable } from "./queries.server.ts";

export const bannedWordBulk = bulkChanges(
  bannedWordTable,
  (tx, viewer, id, change) =>
    change.action === "delete"
      ? commands.removeBannedWord(tx, viewer, id)
      : commands.changeBannedWord(tx, viewer, id, { action: change.value }),
  { changed: bannedWordsChanged },
);

export function bannedWordsApi(app: App): void {
  serve(app, refusedWords, async ({ db }) => (await bannedWords(db)).filter(({ action }) => action === "refuse"));

  serve(app, checkText, ({ db, body }) => bannedWordsIn(db, body.text, body.locale));

  serveTable(app, bannedWordTable, {
    add: commands.addBannedWord,
    change: commands.changeBannedWord,
    remove: commands.removeBannedWord,
    bulk: bannedWordBulk,
    changed: bannedWordsChanged,
  });
}
