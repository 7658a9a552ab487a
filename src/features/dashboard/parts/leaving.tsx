import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Says that the account will be deleted, and links to the page that cancels it; not shown on that page. */
export function Leaving({ deleteAt }: { deleteAt: string }) {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const wayBack = pathTo("deleteAccount", locale);
  if (useLocation().pathname === wayBack) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line border-s-4 border-s-bad bg-surface px-4 py-2.5 text-sm">
      <span>{text("leaving", { date: formatDate(deleteAt, locale) })}</span>
      <Link to={wayBack} className="inline-flex min-h-row items-center font-semibold underline">
        {text("keep")}
      </Link>
    </p>
  );
}
