import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { whatWaits } from "./contract.ts";
import { waitingOf } from "./queries.server.ts";

export function waitingApi(app: App): void {
  const kinds = app.features.flatMap(({ waiting = [] }) => waiting);
  // The header, the menu and the page of one request read the same.
  serve(app, whatWaits, ({ db, viewer, locale, memo }) =>
    memo.once("waiting", () => waitingOf(db, kinds, memberOnly(viewer), locale)),
  );
}
