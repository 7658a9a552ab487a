import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { changeQuery, deleteQuery, saveQuery } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { namesOfFilter, segmentsIn, slugged } from "./parts/filter.server.ts";
import { changesToSave, queryIdOf, readList, ruleToSave } from "./parts/read-list.server.ts";
import { describedRules } from "./parts/saved-names.server.ts";
import * as queries from "./queries.server.ts";
import { isPremiumGroup, listRights } from "./rules.ts";

export function startupsApi(app: App): void {
  serve(app, contract.listStartups, async ({ db, body, viewer, locale }) => {
    const { reference, rights, filter, saved, query } = await readList(db, viewer, body);
    const { currentPage, pageSize, view } = body;
    const sort = body.sort ?? contract.SORTS[0];
    const request = { filter, saved, sort, locale, currentPage, pageSize, view, rowLimit: rights.rows };
    const [page, applied] = await Promise.all([
      queries.listOfStartups(db, reference, request),
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
      segments: { en: segmentsIn(reference, filter, "en"), tr: segmentsIn(reference, filter, "tr") },
      query: query ?? null,
      limit: limited ? { rows: rights.rows!, reason: "subscribeToContinue" as const } : null,
    };
  });

  serve(app, contract.availableValues, async ({ db, body, viewer, locale }) => {
    const { reference, rights, filter, saved } = await readList(db, viewer, body);
    const { premiumFilters } = rights;
    const facets = body.facets ?? contract.FACET_NAMES;
    const values = await queries.valuesOfStartups(db, reference, { filter, saved, facets, premiumFilters, locale });
    return { ...values, premiumFilters };
  });

  serve(app, contract.aggregateStartups, async ({ db, body, viewer, locale }) => {
    const { of, groupBy } = body;
    if (of === "startups" && (groupBy === "tour" || groupBy === "announcedYear"))
      throw new AppError("invalidInput", [{ field: "groupBy", reason: "a group of rounds: ask for fundings" }]);
    const { reference, filter, saved, rights } = await readList(db, viewer, body);
    if (!rights.premiumFilters && isPremiumGroup(groupBy))
      throw new AppError("premiumRequired", [{ field: "groupBy", reason: "counts of a premium filter" }]);
    return queries.aggregatesOfStartups(db, reference, { filter, saved, of, groupBy, locale });
  });

  serve(app, contract.startupsByIds, async ({ db, body, viewer, locale }) => {
    const [reference, settings] = await Promise.all([catalogue(db), premiumSettingsOf(db)]);
    if (listRights(viewer, settings).mustSignIn) throw new AppError("unauthorized");
    return queries.startupsById(db, reference, body.ids, { view: body.view, locale });
  });

  serve(app, contract.countByFullness, ({ db }) => queries.fullnessCounts(db));

  serve(app, contract.savedQueries, async ({ db, viewer, query, locale }) => {
    const page = await queries.savedQueriesOf(db, memberOnly(viewer).id, query.currentPage);
    const rules = page.rows.map(({ rule }) => rule);
    const described = await describedRules(db, await catalogue(db), rules, locale);
    return { ...page, rows: page.rows.map((row, at) => ({ ...row, described: described[at]! })) };
  });

  serve(app, contract.saveQuery, async ({ db, viewer, body, write }) => {
    const query = { ...(await ruleToSave(db, body)), accountId: memberOnly(viewer).id };
    return write(async (tx) => {
      const outcome = await saveQuery(tx, query);
      if (!outcome.ok) throw refusedQuery(outcome.reason);
      return (await queries.savedQueryOf(tx, outcome.id, query.accountId))!;
    });
  });

  serve(app, contract.changeQuery, async ({ db, viewer, query: { id }, body, write }) => {
    const queryId = queryIdOf(id);
    const query = { ...(await changesToSave(db, body)), accountId: memberOnly(viewer).id };
    return write(async (tx) => {
      const outcome = await changeQuery(tx, queryId, query);
      if (!outcome.ok) throw refusedQuery(outcome.reason);
      return (await queries.savedQueryOf(tx, queryId, query.accountId))!;
    });
  });

  serve(app, contract.deleteQuery, async ({ viewer, query: { id }, write }) => {
    const queryId = queryIdOf(id);
    return write(async (tx) => {
      await deleteQuery(tx, queryId, memberOnly(viewer).id);
      return null;
    });
  });
}

function refusedQuery(reason: "nameTaken" | "tooMany" | "notFound"): AppError {
  if (reason === "notFound") return new AppError("notFound");
  return new AppError("conflict", [
    reason === "nameTaken"
      ? { field: "name", reason: "taken by another of your saved filters" }
      : { field: "queries", reason: `at most ${contract.MAX_QUERIES}` },
  ]);
}
