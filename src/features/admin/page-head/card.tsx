import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { useLocale } from "use-intl";
import { type PlainPathKey, pathTo } from "#shared/paths.ts";
import { ChevronRightIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { loader } from "../admin.layout.tsx";
import { ADMIN_LAYOUT } from "../rules.ts";
import { CsvButton } from "./parts/csv-button.tsx";

export { CsvButton };

interface AdminHeadProps {
  title: string;
  /** The page of the menu that this one belongs to. */
  below?: PlainPathKey;
  lead?: ReactNode;
  /** At the other end of the title's line. */
  actions?: ReactNode;
}

const CRUMB = "inline-flex min-h-6 items-center hover:text-ink hover:underline";

/** Breadcrumbs and heading of a page. */
export function AdminHead({ title, below, lead, actions }: AdminHeadProps) {
  const text = useTranslations("admin");
  const locale = useLocale();
  const links = useRouteLoaderData<typeof loader>(ADMIN_LAYOUT)?.groups.flatMap((group) => group.links);
  const linkAbove = links?.find(({ page }) => page === below);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:flex-nowrap">
      <div className="min-w-0">
        <nav aria-label={text("breadcrumbs")}>
          <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-muted">
            <li>
              <Link to={pathTo("admin", locale)} className={CRUMB}>
                {text("area")}
              </Link>
            </li>
            {linkAbove && (
              <li className="flex items-center gap-1">
                <ChevronRightIcon className="size-3.5" />
                <Link to={pathTo(linkAbove.page, locale)} className={CRUMB}>
                  {linkAbove.label}
                </Link>
              </li>
            )}
            <li className="flex items-center gap-1" aria-current="page">
              <ChevronRightIcon className="size-3.5" />
              {title}
            </li>
          </ol>
        </nav>
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-ink-muted text-pretty">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 md:max-w-2/3 md:shrink-0">{actions}</div>}
    </header>
  );
}
