import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { SITE_NAME } from "#shared/site-name.ts";
import { Logo } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Logo and name, the way home; smaller below 675 px (specification, "Breakpoints"). */
export function Mark() {
  const text = useTranslations("site");
  const locale = useLocale();
  return (
    <Link
      to={pathTo("home", locale)}
      aria-label={`${SITE_NAME}, ${text("home")}`}
      className="me-1 flex min-h-control items-center gap-2.5 rounded-tag font-display text-base font-bold tracking-tight min-[675px]:text-lg lg:me-3"
    >
      <Logo className="size-6.5 min-[675px]:size-8" />
      {SITE_NAME}
    </Link>
  );
}
