import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { useLocale } from "use-intl";
import { useWaitingCount } from "#features/waiting/badge/card.tsx";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { OWN_CONTENT, type PageHandle } from "#ui/layouts.tsx";
import { FoldedSectionMenu } from "#ui/section-menu.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin.layout";
import { usePageFinder } from "./parts/page-finder.tsx";
import { SideMenu } from "./parts/side-menu.tsx";
import { adminMenu } from "./rules.ts";

/** The menu beside every page of the admin area, which is wider than other pages. */
export function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  return {
    groups: adminMenu(page).map(({ name, links }) => ({
      name,
      links: links.map((link) => ({ page: link.page, label: link.label(page.textsOf) })),
    })),
  };
}

/** The menu does not change by anything that is done in the area, but for its language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);

export const handle: PageHandle = { frame: "work" };

export default function AdminShell({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("admin");
  const locale = useLocale();
  const waitingCount = useWaitingCount();
  const badge = (count: number) => <CountBadge count={count} label={text("waitingBehind")} />;
  const groups = loaderData.groups.map(({ name, links }) => ({
    name: text(`groups.${name}`),
    links: links.map(({ page, label }) => ({ to: pathTo(page, locale), label, end: badge(waitingCount(page)) })),
    end: badge(links.reduce((sum, { page }) => sum + waitingCount(page), 0)),
  }));
  const finder = usePageFinder(groups);
  return (
    <div className="mx-auto grid w-full max-w-[110rem] grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 px-4 py-5 sm:px-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:px-8 lg:py-7">
      <nav aria-label={text("menu")} className="max-lg:hidden">
        <SideMenu {...finder} />
      </nav>
      <nav aria-label={text("menu")} className="lg:hidden">
        <FoldedSectionMenu
          dense
          withPagesBelow
          label={text("menu")}
          pages={groups}
          folds={finder.folds}
          isOpen={finder.isOpen}
          groups={finder.groups}
          above={finder.box}
        />
      </nav>
      <div id={OWN_CONTENT} tabIndex={-1} className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
