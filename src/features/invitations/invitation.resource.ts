import { redirect } from "react-router";
import { AppError } from "#shared/errors.ts";
import { defaultLocale } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import type { Route } from "./+types/invitation.resource";
import { openInvitation } from "./contract.ts";

/** The link of a mail. Leads to the invitation, after signing in, or signing up if the address has no account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, pages } = pageContext(context);
  const code = url.searchParams.get("code") ?? "";
  const wanted = url.searchParams.get("locale");
  const locale = isLocale(wanted) ? wanted : defaultLocale();
  const target = pathTo("profileInvitations", locale, {}, { code });
  if (viewer.kind === "member") throw redirect(target);
  const opened = await api(openInvitation, { body: { Code: code } }, { handlesNotFound: true }).catch((error) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (opened && !opened.hasAccount && pages.has("register"))
    throw redirect(pathTo("register", locale, {}, { email: opened.email, [RETURN_PARAM]: target }));
  throw redirect(pathTo("login", locale, {}, { [RETURN_PARAM]: target }));
}
