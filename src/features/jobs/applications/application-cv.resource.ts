import { redirect } from "react-router";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/application-cv.resource";
import { applicationCv } from "./contract.ts";

/** The CV of an application, with the rights of who is signed in. Where it was taken back meanwhile, the board says so. */
export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const { file, locale } = pageContext(context);
  try {
    return await file(applicationCv, { query: { jobApplyId: query.get("id") ?? "" } });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "cvTakenBack")) throw error;
    const jobId = query.get("jobId");
    throw redirect(pathTo("dashboardJobApplications", locale, {}, { ...(jobId && { jobId }), cv: "gone" }));
  }
}
