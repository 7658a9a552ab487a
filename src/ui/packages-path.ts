import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

/** The page of packages; whoever buys one comes back to the page that stands here. */
export function usePackagesPath(): string {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return pathTo("membershipPackages", locale, {}, { [RETURN_PARAM]: pathname + search });
}
