import type { Locale } from "./locale.ts";
import { pathTo } from "./paths.ts";
import { RETURN_PARAM } from "./return-path.ts";
import type { Viewer } from "./viewer.ts";

interface Person {
  /** Of their page, where the viewer may open it. */
  seoUrl: string | null;
}

/**
 * The page where one writes to a team: to the first person with a page. Visitors sign in on the way; undefined for the
 * team itself.
 */
export function contactPath(team: readonly Person[], viewer: Viewer, locale: Locale): string | undefined {
  const otherUserSeoUrl = team.find(({ seoUrl }) => seoUrl !== null)?.seoUrl;
  if (!otherUserSeoUrl) return undefined;
  const path = pathTo("conversation", locale, { otherUserSeoUrl });
  if (viewer.kind === "visitor") return pathTo("login", locale, {}, { [RETURN_PARAM]: path });
  return team.some(({ seoUrl }) => seoUrl === viewer.seoUrl) ? undefined : path;
}
