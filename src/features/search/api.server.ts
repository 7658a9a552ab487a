import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import {
  HEADER_LIMIT,
  RESULT_TYPES,
  searchAll,
  searchExact,
  searchFullText,
  searchStartups,
  searchUsers,
} from "./contract.ts";
import { entryOfId, search, searchCatalogue } from "./queries.server.ts";

export function searchApi(app: App): void {
  serve(app, searchAll, ({ db, query }) => search(db, { text: query.text, types: RESULT_TYPES, limit: HEADER_LIMIT }));

  serve(app, searchUsers, ({ db, query: { text, size, searchType } }) =>
    search(db, { text, types: ["people"], limit: size, exact: searchType === "exact" }),
  );

  serve(app, searchStartups, ({ db, query: { text, size, searchType } }) =>
    search(db, { text, types: ["startups"], limit: size, exact: searchType === "exact" }),
  );

  serve(app, searchExact, ({ db, query }) => entryOfId(db, query.id, query.size));

  serve(app, searchFullText, ({ db, body }) => searchCatalogue(db, body.text, body.parentTypeIds));
}
