import { redirect } from "react-router";
import { AppError } from "#shared/errors.ts";
import { defaultLocale } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/my-data.resource";
import { allowExport, exportAccount } from "./contract.ts";
import { EXPORT_REFUSED } from "./limits.ts";

/**
 * Passes the archive on, because browsers have no token to fetch it; the password comes with the form. A refusal is shown where the
 * form stands.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, file, viewer } = pageContext(context);
  const form = await request.formData();
  const wanted = form.get("locale");
  const locale = isLocale(wanted) ? wanted : defaultLocale();
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", locale));
  try {
    const { code } = await api(allowExport, { body: { password: String(form.get("password") ?? "") } });
    return await file(exportAccount, { query: { code } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return redirect(pathTo("dashboardSettings", locale, {}, { [EXPORT_REFUSED]: error.code }));
  }
}

/** A link downloads nothing. */
export const loader = () => redirect(pathTo("dashboardSettings", defaultLocale()));
