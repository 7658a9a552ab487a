import { checkTexts } from "#features/banned-words/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { setListing as set } from "./commands.server.ts";
import { setListing } from "./contract.ts";

export function listingApi(app: App): void {
  serve(app, setListing, async ({ db, body, viewer, locale, write }) => {
    const textCheck = await checkTexts(db, [["title", body.title]], locale);
    return write(
      (tx) => set(tx, { ...body, accountId: memberOnly(viewer).id, textCheck }),
      (_, { wantsListing, title }) => ({ wantsListing, title }),
    );
  });
}
