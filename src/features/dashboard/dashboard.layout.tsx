import { useState } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { pageContext } from "#shared/page-context.ts";
import { DashboardLayout } from "#ui/dashboard-layout.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard.layout";
import { Leaving } from "./parts/leaving.tsx";
import { loadMenu } from "./parts/load-menu.ts";
import { DashboardMenu, FoldedMenu, MenuOpener } from "./parts/menu.tsx";
import { MENU_CLOSED, MENU_COOKIE } from "./rules.ts";

/** The menu beside a member's own pages; none for who looks with somebody else's eyes. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const hasMenu = page.viewer.kind === "member" && !page.viewer.looking;
  return { open: page.menuOpen, menu: hasMenu ? await loadMenu(page) : undefined };
}

export const handle: PageHandle = { frame: "work" };

/** Around a member's own pages, which render a `DashboardPage`: menu at the left, page at the right. */
export default function MemberDashboard({ loaderData: { open: startsOpen, menu } }: Route.ComponentProps) {
  const text = useTranslations("dashboard");
  const { member } = (useRouteLoaderData("root") ?? {}) as { member?: { name: string } };
  const [open, setOpen] = useState(startsOpen);
  const entries = { name: member?.name, menu };
  const turn = (next: boolean) => {
    setOpen(next);
    remember(next);
    // The pressed button disappears, so the focus moves to the one that opens the menu again.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-menu-turn]:not([hidden])")?.focus());
  };
  return (
    <DashboardLayout
      notice={menu?.deleteAt && <Leaving deleteAt={menu.deleteAt} />}
      menuLabel={text("menu")}
      menu={open ? <DashboardMenu {...entries} onClose={() => turn(false)} /> : undefined}
      folded={<FoldedMenu {...entries} />}
      opener={!open && <MenuOpener onOpen={() => turn(true)} />}
    >
      <Outlet />
    </DashboardLayout>
  );
}

/** For a year. A browser without the Cookie Store API shows the menu open the next time. */
function remember(open: boolean): void {
  const inAYear = Date.now() + 365 * 86_400_000;
  const value = open ? "open" : MENU_CLOSED;
  void globalThis.cookieStore?.set({ name: MENU_COOKIE, value, path: "/", expires: inAYear, sameSite: "lax" });
}
