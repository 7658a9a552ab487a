import type { PageContext } from "#shared/page-context.ts";
import { PATHS, type PathRow } from "#shared/path-table.ts";
import { pathTo } from "#shared/paths.ts";
import { hasRole } from "#shared/viewer.ts";

/** Where a request for a page is sent instead, by the guard of its row in the path table; undefined: it may be shown. */
export function guardPage({ path, viewer, locale }: PageContext, _url: URL): string | undefined {
  if (!path) return undefined;
  const { guard, roles }: PathRow = PATHS[path];
  const signedIn = viewer.kind === "member";
  if (guard === "open" || guard === "list") return undefined;
  if (guard === "guest") return signedIn ? pathTo("home", locale) : undefined;
  if (!signedIn) return pathTo("notFound", locale);
  if (guard === "perm") return hasRole(viewer, ...(roles ?? [])) ? undefined : pathTo("notFound", locale);
  if (guard === "type" && !viewer.userTypeId) return pathTo("userType", locale);
  return undefined;
}
