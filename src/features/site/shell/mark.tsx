import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SiteLogo } from "../identity/contract.ts";
import { SiteMark } from "./site-mark.tsx";

/** Logo and name, the way home; smaller below 675 px (specification, "Breakpoints"). */
export function Mark({ logo }: { logo: SiteLogo }) {
  const text = useTranslations("site");
  const locale = useLocale();
  return (
    <Link
      to={pathTo("home", locale)}
      aria-label={`${siteName()}, ${text("home")}`}
      className="me-1 flex min-h-control items-center gap-2.5 rounded-tag font-display text-base font-bold tracking-tight min-[675px]:text-lg lg:me-3"
    >
      <SiteMark logo={logo} className="size-6.5 min-[675px]:size-8" />
    </Link>
  );
}
