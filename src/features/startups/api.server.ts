import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import {
  aggregateStartups,
  availableValues,
  countByFullness,
  FACET_NAMES,
  listStartups,
  SORTS,
  startupsByIds,
} from "./contract.ts";
import { namesOfFilter, readFilter, slugged } from "./parts/filter.server.ts";
import {
  aggregatesOfStartups,
  fullnessCounts,
  listOfStartups,
  startupsById,
  valuesOfStartups,
} from "./queries.server.ts";
import { listRights } from "./rules.ts";

export function startupsApi(app: App): void {
  serve(app, listStartups, async ({ db, body, viewer, locale }) => {
    const [reference, settings] = await Promise.all([catalogue(db), premiumSettingsOf(db)]);
    const rights = listRights(viewer, settings);
    if (rights.mustSignIn) throw new AppError("unauthorized");
    const filter = await readFilter(db, reference, body, rights);
    const { currentPage, pageSize, view } = body;
    const sort = body.sort ?? SORTS[0];
    const [page, applied] = await Promise.all([
      listOfStartups(db, reference, { filter, sort, locale, currentPage, pageSize, view, rowLimit: rights.rows }),
      namesOfFilter(db, reference, filter, locale),
    ]);
    const limited = rights.rows !== undefined && page.totalCount > rights.rows;
    return {
      ...page,
      currentPage,
      pageSize,
      sort,
      filter: slugged(filter, applied),
      applied,
      limit: limited ? { rows: rights.rows!, reason: "subscribeToContinue" as const } : null,
    };
  });

  serve(app, availableValues, async ({ db, body, viewer, locale }) => {
    const [reference, settings] = await Promise.all([catalogue(db), premiumSettingsOf(db)]);
    const rights = listRights(viewer, settings);
    if (rights.mustSignIn) throw new AppError("unauthorized");
    const filter = await readFilter(db, reference, body, rights);
    return valuesOfStartups(db, reference, {
      filter,
      facets: body.facets ?? FACET_NAMES,
      premiumFilters: rights.premiumFilters,
      locale,
    });
  });

  serve(app, aggregateStartups, async ({ db, body, viewer, locale }) => {
    const { of, groupBy } = body;
    if (of === "startups" && (groupBy === "tour" || groupBy === "announcedYear"))
      throw new AppError("invalidInput", [{ field: "groupBy", reason: "a group of rounds: ask for fundings" }]);
    const [reference, settings] = await Promise.all([catalogue(db), premiumSettingsOf(db)]);
    const rights = listRights(viewer, settings);
    if (rights.mustSignIn) throw new AppError("unauthorized");
    const filter = await readFilter(db, reference, body, rights);
    return aggregatesOfStartups(db, reference, { filter, of, groupBy, locale });
  });

  serve(app, startupsByIds, async ({ db, body, viewer, locale }) => {
    const [reference, settings] = await Promise.all([catalogue(db), premiumSettingsOf(db)]);
    if (listRights(viewer, settings).mustSignIn) throw new AppError("unauthorized");
    return startupsById(db, reference, body.ids, { view: body.view, locale });
  });

  serve(app, countByFullness, ({ db }) => fullnessCounts(db));
}
