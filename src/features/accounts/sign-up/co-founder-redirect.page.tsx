import { redirect } from "react-router";
import { getStartupPublic } from "#features/startups/detail/contract.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import type { Route } from "./+types/co-founder-redirect.page";

/** A co-founder's link: sign in, then the startup. An unknown startup is told before anyone signs in for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, viewer } = pageContext(context);
  const { seoUrl } = await api(getStartupPublic, { params: { seoUrlOrId: params.seoUrl } });
  if (viewer.kind === "member") throw redirect(pathTo("startup", locale, { seoUrl }));
  throw redirect(pathTo("login", locale, {}, { [RETURN_PARAM]: pathTo("coFounderRedirect", locale, { seoUrl }) }));
}
