import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { startWatching, stopWatching, writeNote } from "./commands.server.ts";
import { addWatch, getWatches, isWatched, noteWatch, removeWatch } from "./contract.ts";
import { watches, watchesOf } from "./queries.server.ts";

export function watchingApi(app: App): void {
  serve(app, getWatches, ({ db, viewer, locale, query }) => watchesOf(db, memberOnly(viewer).id, locale, query));

  serve(app, isWatched, ({ db, viewer, query }) => watches(db, memberOnly(viewer).id, query));

  serve(app, addWatch, ({ viewer, body, write }) =>
    write(
      (tx) => startWatching(tx, memberOnly(viewer).id, body),
      (_, { seoUrl }) => ({ seoUrl }),
    ),
  );

  serve(app, removeWatch, ({ viewer, body, write }) => write((tx) => stopWatching(tx, memberOnly(viewer).id, body)));

  serve(app, noteWatch, ({ viewer, body, write }) =>
    write(
      (tx) => writeNote(tx, memberOnly(viewer).id, body),
      (_, { note }) => note,
    ),
  );
}
