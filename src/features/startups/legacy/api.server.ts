import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { isInsider } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { roundsOf } from "../detail/parts/lists.server.ts";
import { startupDetail } from "../detail/queries.server.ts";
import { getCompany, getCompanyForReview, searchCompanies } from "./contract.ts";
import { companyTable } from "./queries.server.ts";
import { companyOf } from "./rules.ts";

export function companyApi(app: App): void {
  serve(app, getCompany, ({ db, params, viewer, locale }) => open(db, params.seoUrlOrId, viewer, locale));

  serve(app, getCompanyForReview, async ({ db, params, viewer, locale }) => {
    const company = await open(db, params.id, viewer, locale);
    if (!isInsider(viewer, company.id)) throw new AppError("forbidden");
    return company;
  });

  serve(app, searchCompanies, ({ db, body, viewer, locale }) => companyTable(db, body, viewer, locale));
}

async function open(db: Db, seoUrlOrId: string, viewer: Viewer, locale: Locale) {
  const startup = await startupDetail(db, seoUrlOrId, viewer, locale);
  return companyOf(startup, await roundsOf(db, startup.id, viewer, locale));
}
