import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { pagePublished } from "#server/unpublished-pages.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { discardDraft, publishDraft, saveDraft } from "./commands.server.ts";
import {
  discardContentDraft,
  getContentVersion,
  getEditedContent,
  listContent,
  publishContent,
  saveContentDraft,
} from "./contract.ts";
import { contentRows, contentVersionOf, editedContent } from "./queries.server.ts";

/** Texts of pages, for admins to edit. */
export function contentEditingApi(app: App): void {
  serve(app, listContent, ({ db, locale }) => contentRows(db, locale));

  serve(app, getEditedContent, async ({ db, params }) => (await editedContent(db, params.key)) ?? refuse("notFound"));

  serve(app, saveContentDraft, ({ params: { key }, body, viewer, write }) =>
    write(
      (tx) => saveDraft(tx, memberOnly(viewer), key, body),
      async (tx) => (await editedContent(tx, key))!,
    ),
  );

  serve(app, discardContentDraft, ({ params: { key }, query: { version }, viewer, write }) =>
    write(
      (tx) => discardDraft(tx, memberOnly(viewer), key, version),
      async (tx) => (await editedContent(tx, key))!,
    ),
  );

  serve(app, publishContent, async ({ db, params: { key }, body: { at, ...body }, viewer, write }) => {
    const answer = await write(
      (tx) => publishDraft(tx, memberOnly(viewer), key, { ...body, at: at === null ? null : new Date(at) }),
      async (tx) => (await editedContent(tx, key))!,
    );
    pagePublished(db);
    return answer;
  });

  serve(
    app,
    getContentVersion,
    async ({ db, params: { key, number } }) => (await contentVersionOf(db, key, number)) ?? refuse("notFound"),
  );
}
