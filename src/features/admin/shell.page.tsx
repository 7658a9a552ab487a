import { Outlet, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ChevronDownIcon, MenuIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/shell.page";
import { AdminMenu } from "./parts/admin-menu.tsx";
import { adminMenu } from "./rules.ts";

/** Around every page of the admin area: the menu at the left, wider than other pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { pages, viewer } = pageContext(context);
  return { groups: adminMenu(pages, viewer) };
}

/** Nothing of the menu changes while one works. */
export const shouldRevalidate = () => false;

export default function AdminShell({ loaderData: { groups } }: Route.ComponentProps) {
  const text = useTranslations("admin");
  const locale = useLocale();
  const { pathname } = useLocation();
  const links = groups.flatMap((group) => group.links);
  const current = links.find((link) => pathTo(link, locale) === pathname);
  return (
    <div className="mx-auto grid w-full max-w-[110rem] gap-x-8 gap-y-5 px-4 py-5 sm:px-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:px-8 lg:py-7">
      <nav aria-label={text("menu")} className="max-lg:hidden">
        <div className="lg:sticky lg:top-25">
          <AdminMenu groups={groups} />
        </div>
      </nav>
      <nav aria-label={text("menu")} className="lg:hidden">
        <details key={pathname} className="group/menu rounded-card border border-line bg-surface">
          <summary className="flex min-h-control items-center gap-3 px-4 py-1">
            <MenuIcon className="size-5 text-ink-muted" />
            <span className="min-w-0 flex-1 truncate">
              <span className="font-semibold">{text("menu")}</span>
              {current && <span className="text-ink-muted"> · {text(`links.${current}`)}</span>}
            </span>
            <ChevronDownIcon className="size-4 text-ink-muted transition-transform group-open/menu:-scale-y-100" />
          </summary>
          <div className="border-t border-line px-2 py-3">
            <AdminMenu groups={groups} />
          </div>
        </details>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
