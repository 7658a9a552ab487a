import { type ReactNode, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { DashboardLayout } from "#ui/dashboard-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Leaving } from "./parts/leaving.tsx";
import { DashboardMenu, FoldedMenu, MenuOpener } from "./parts/menu.tsx";
import { MENU_CLOSED, MENU_COOKIE, type MenuData } from "./rules.ts";

interface DashboardProps {
  /** The page's heading. */
  title: ReactNode;
  lead?: ReactNode;
  /** Opposite the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Around a member's own page: menu at the left, heading, content. The page renders `<Dashboard title={…}>…</Dashboard>`, and its
 * link in the menu stands in `rules.ts`.
 */
export function Dashboard(props: DashboardProps) {
  const text = useTranslations("dashboard");
  const { member, menu } = (useRouteLoaderData("root") ?? {}) as MenuData;
  const [open, setOpen] = useState(menu?.open ?? true);
  const who = member && { ...member, person: menu?.person };
  const entries = { groups: menu?.groups ?? [], counts: menu?.counts ?? {}, member: who };
  const turn = (next: boolean) => {
    setOpen(next);
    remember(next);
    // The pressed button disappears, so the focus moves to the one that opens the menu again.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-menu-turn]:not([hidden])")?.focus());
  };
  return (
    <DashboardLayout
      {...props}
      notice={menu?.deleteAt && <Leaving deleteAt={menu.deleteAt} />}
      menuLabel={text("menu")}
      menu={open ? <DashboardMenu {...entries} onClose={() => turn(false)} /> : undefined}
      folded={<FoldedMenu {...entries} />}
      opener={!open && <MenuOpener onOpen={() => turn(true)} />}
    />
  );
}

/** For a year. A browser without the Cookie Store API shows the menu open the next time. */
function remember(open: boolean): void {
  const inAYear = Date.now() + 365 * 86_400_000;
  const value = open ? "open" : MENU_CLOSED;
  void globalThis.cookieStore?.set({ name: MENU_COOKIE, value, path: "/", expires: inAYear, sameSite: "lax" });
}
