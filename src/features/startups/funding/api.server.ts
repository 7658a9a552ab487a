import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { maySeeFinancials } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { openStartup } from "../detail/queries.server.ts";
import { fundingByAssociation, fundingByInvestor, privateFundingByInvestor, searchFunding } from "./contract.ts";
import { fundingsOf, fundingsOfInvestor, fundingsOfStartup } from "./queries.server.ts";

export function fundingApi(app: App): void {
  serve(app, searchFunding, ({ db, locale, body: { filter, ...paging } }) => fundingsOf(db, filter, paging, locale));

  serve(app, fundingByInvestor, ({ db, locale, body: { investorId, ...paging } }) =>
    fundingsOfInvestor(db, investorId, "public", paging, locale),
  );

  serve(app, fundingByAssociation, async ({ db, locale, viewer, body: { associationId, ...paging } }) => {
    const { id } = await openStartup(db, associationId, viewer);
    return fundingsOfStartup(db, id, maySeeFinancials(viewer, "startup", id) ? "all" : "public", paging, locale);
  });

  serve(app, privateFundingByInvestor, ({ db, locale, viewer, body: { investorId, ...paging } }) => {
    if (!maySeeFinancials(viewer, "organization", investorId)) throw new AppError("forbidden");
    return fundingsOfInvestor(db, investorId, "private", paging, locale);
  });
}
