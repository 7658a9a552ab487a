import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { maySeeFinancials } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { listRights } from "#shared/list/rights.ts";
import { openStartup } from "../detail/queries.server.ts";
import { startupList } from "../filters.ts";
import { fundingByAssociation, fundingByInvestor, privateFundingByInvestor, searchFunding } from "./contract.ts";
import { fundingsOf, fundingsOfInvestor, fundingsOfStartup } from "./queries.server.ts";

export function fundingApi(app: App): void {
  serve(app, searchFunding, async ({ db, locale, viewer, body: { filter, ...paging } }) => {
    const { mustSignIn, opensPremium, rows } = listRights(startupList, viewer, await premiumSettingsOf(db));
    if (mustSignIn) throw new AppError("unauthorized");
    const premium = Object.keys(filter).filter((field) => field !== "startup");
    if (premium.length > 0 && !opensPremium)
      throw new AppError(
        "premiumRequired",
        premium.map((field) => ({ field, reason: "premiumOnly" })),
      );
    const page = await fundingsOf(db, filter, { ...paging, last: rows }, { viewer, locale });
    const isLimited = rows !== undefined && page.totalCount > rows;
    return { ...page, limit: isLimited ? { rows, reason: "subscribeToContinue" as const } : null };
  });

  serve(app, fundingByInvestor, ({ db, locale, viewer, body: { investorId, ...paging } }) =>
    fundingsOfInvestor(db, investorId, "public", paging, { viewer, locale }),
  );

  serve(app, fundingByAssociation, async ({ db, locale, viewer, body: { associationId, ...paging } }) => {
    const { id } = await openStartup(db, associationId, viewer);
    return fundingsOfStartup(db, id, maySeeFinancials(viewer, "startup", id) ? "all" : "public", paging, {
      viewer,
      locale,
    });
  });

  serve(app, privateFundingByInvestor, ({ db, locale, viewer, body: { investorId, ...paging } }) => {
    if (!maySeeFinancials(viewer, "organization", investorId)) throw new AppError("forbidden");
    return fundingsOfInvestor(db, investorId, "private", paging, { viewer, locale });
  });
}
