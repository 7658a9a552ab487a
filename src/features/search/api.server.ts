import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { otherReadings } from "#shared/lexicon/other-readings.ts";
import { RESULT_TYPES } from "#shared/search-kinds.ts";
import {
  searchAll,
  searchCounts,
  searchExact,
  searchFullText,
  searchLists,
  searchStartups,
  searchUsers,
  understandText,
} from "./contract.ts";
import { HEADER_LIMIT } from "./limits.ts";
import { understand } from "./queries/understanding.server.ts";
import { countByNoun, entryOfId, listsNamed, search, searchCatalogue } from "./queries.server.ts";

export function searchApi(app: App): void {
  serve(app, searchAll, async ({ db, query, viewer, locale }) => {
    for (const text of [query.text, ...otherReadings(query.text)]) {
      const found = await search(db, { text, types: RESULT_TYPES, limit: HEADER_LIMIT, inTexts: true, viewer, locale });
      if (found.length > 0) return found;
    }
    app.usage.countMissed(query.text);
    return [];
  });

  serve(app, searchCounts, ({ db, query, viewer }) => countByNoun(db, query.text, viewer));

  serve(app, searchUsers, ({ db, query: { text, size, searchType }, viewer, locale }) =>
    search(db, { text, types: ["people"], limit: size, exact: searchType === "exact", viewer, locale }),
  );

  serve(app, searchStartups, ({ db, query: { text, size, searchType }, viewer, locale }) =>
    search(db, { text, types: ["startups"], limit: size, exact: searchType === "exact", viewer, locale }),
  );

  serve(app, searchLists, async ({ db, query, locale }) => listsNamed(await catalogue(db), query.text, locale));

  const lists = () => app.features.flatMap(({ lists = [] }) => lists);
  serve(app, understandText, ({ db, query, viewer, locale }) =>
    understand(db, lists(), query.text, { viewer, locale }),
  );

  serve(app, searchExact, ({ db, query, viewer, locale }) => entryOfId(db, query.id, query.size, { viewer, locale }));

  serve(app, searchFullText, ({ db, body }) => searchCatalogue(db, body.text, body.parentTypeIds));
}
