import { redirect } from "react-router";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { REFUSED_PARAM } from "../limits.ts";
import type { Route } from "./+types/report-file.resource";
import { downloadReport } from "./contract.ts";

/** The file of a report, fetched with the rights of the session. Who may not have it is sent to the report, which says why. */
export async function loader({ context, params: { seoUrl, fileName } }: Route.LoaderArgs) {
  const { file, locale } = pageContext(context);
  try {
    return await file(downloadReport, { params: { seoUrl, fileName } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw redirect(pathTo("report", locale, { seoUrl }, { [REFUSED_PARAM]: error.code }));
  }
}
