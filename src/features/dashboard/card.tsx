import { type ReactNode, useCallback, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardLayout } from "#ui/dashboard-layout.tsx";
import { MenuIcon } from "#ui/icon.tsx";
import { LoadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Leaving } from "./parts/leaving.tsx";
import { DashboardMenu, FoldedMenu, MenuOpener } from "./parts/menu.tsx";
import { MENU_CLOSED, MENU_COOKIE, type MenuContent, type MenuGroup } from "./rules.ts";

/** The root loader's data of the menu. */
interface RootData {
  member?: { name: string; photo: string | null } | undefined;
  menu?: ({ groups: MenuGroup[]; open: boolean } & MenuContent) | undefined;
}

interface DashboardProps {
  /** The page's heading. */
  title: ReactNode;
  lead?: ReactNode;
  /** Opposite the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Around a member's own page: menu at the left, heading, content. The page renders `<Dashboard title={…}>…</Dashboard>`, its
 * `pageTexts` name "dashboard", and its link in the menu stands in `rules.ts`.
 */
export function Dashboard(props: DashboardProps) {
  const text = useTranslations("dashboard");
  const { member, menu } = (useRouteLoaderData("root") ?? {}) as RootData;
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

const loadDrawer = () => import("./parts/menu-drawer.tsx");

/** In the header of pages that are everybody's: opens the menu. Without scripts a link to the first page of one's own. */
export function MenuButton() {
  const title = useTranslations("site")("myMenu");
  const locale = useLocale();
  const { member, menu } = (useRouteLoaderData("root") ?? {}) as RootData;
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const close = useCallback(() => setDrawer("closed"), []);
  if (!member || !menu) return null;
  return (
    <>
      <ButtonLink
        kind="quiet"
        square
        className="max-lg:hidden"
        to={pathTo("profile", locale)}
        aria-label={title}
        onPointerEnter={() => loadDrawer().catch(() => {})}
        onClick={(event) => {
          event.preventDefault();
          setDrawer("open");
        }}
      >
        <MenuIcon />
      </ButtonLink>
      {drawer !== "never" && (
        <LoadedLater
          load={loadDrawer}
          waiting={null}
          props={{ open: drawer === "open", title, groups: menu.groups, member, onClose: close }}
        />
      )}
    </>
  );
}
