import { premiumSettings } from "#features/accounts/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { PATHS, type PathRow } from "#shared/path-table.ts";
import { pathTo } from "#shared/paths.ts";
import { LOGIN_PARAM, RETURN_PARAM } from "#shared/return-path.ts";
import { hasRole } from "#shared/viewer.ts";

type Page = Pick<PageContext, "api" | "path" | "viewer" | "locale">;

/** Where a request for a page is sent instead, by the guard of its row in the path table; undefined: it may be shown. */
export async function guardPage(page: Page, url: URL): Promise<string | undefined> {
  const { path, viewer, locale } = page;
  if (!path) return undefined;
  const { guard, roles }: PathRow = PATHS[path];
  const signedIn = viewer.kind === "member";
  if (guard === "open") return undefined;
  if (guard === "list") return signedIn ? undefined : guardList(page, url);
  if (guard === "guest") return signedIn ? pathTo("home", locale) : undefined;
  if (!signedIn) return pathTo("notFound", locale);
  if (guard === "perm") return hasRole(viewer, ...(roles ?? [])) ? undefined : pathTo("notFound", locale);
  if (guard === "type" && !viewer.userTypeId) return pathTo("userType", locale);
  return undefined;
}

/** Decision 1: the Turkish home page with the sign-in dialog open, which knows where the visitor wanted to go. */
async function guardList({ api }: Page, { pathname, search }: URL): Promise<string | undefined> {
  const { model } = await api(premiumSettings, {});
  if (!model.userNeedtoSingForSeeData) return undefined;
  return pathTo("home", "tr", {}, { [LOGIN_PARAM]: 1, [RETURN_PARAM]: pathname + search });
}
