import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { compareStartups } from "./contract.ts";
import { compared } from "./queries.server.ts";

/** Two startups side by side, for who is about to merge them. */
export const startupMergingApi = (app: App): void =>
  serve(app, compareStartups, ({ db, locale, query }) => compared(db, [query.first, query.second], locale));
