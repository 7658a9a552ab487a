import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { classes } from "#ui/classes.ts";
import { MenuIcon, SearchIcon } from "#ui/icon.tsx";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { NavigationLink } from "#ui/link.tsx";
import { NoticeList } from "#ui/notice-list.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ShellLink, SiteLogo } from "../identity/contract.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface HeaderProps {
  logo: SiteLogo;
  /** Sections. */
  links: readonly ShellLink[];
  /** The global search. */
  search?: ReactNode;
  /** Opens the menu of a member's own pages. */
  menu?: ReactNode;
  /** The sign-in button, or the member's menu. */
  account?: ReactNode;
}

const PANEL = "header-panel";
/** How many sections have room beside a search box one can type in, from 768 and from 1024 px; the footer leads to all. */
const SHOWN_ON_TABLETS = 2;
const SHOWN_ON_LAPTOPS = 4;
const hiddenOn = (index: number) =>
  index >= SHOWN_ON_LAPTOPS ? "md:max-xl:hidden" : index >= SHOWN_ON_TABLETS ? "md:max-lg:hidden" : undefined;

/**
 * Mark, sections, search, theme, language, account. Below 510 px an icon opens everything but mark and account (specification,
 * "Breakpoints"); up to 768 px the sections have a line of their own.
 */
export function Header({ logo, links, search, menu, account }: HeaderProps) {
  const text = useTranslations("site");
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes after a navigation.
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);
  return (
    <header className="z-30 border-b border-line bg-paper lg:sticky lg:top-0">
      <div
        className={classes(
          PAGE_WIDTH,
          "flex min-h-15 items-center gap-x-2 md:min-h-17 sm:gap-x-3 min-[510px]:max-md:flex-wrap",
        )}
      >
        {menu}
        <Mark logo={logo} />
        <div ref={panel} id={PANEL} popover="auto" className="sheet header-panel open:grid min-[510px]:contents">
          <Sections links={links} />
          {search && (
            <div className="min-[510px]:ms-auto min-[510px]:min-w-10 min-[510px]:flex-1 lg:max-w-72.5 max-[510px]:order-first">
              {search}
            </div>
          )}
          <div className={classes("flex items-center gap-1 max-[510px]:justify-between", !search && "ms-auto")}>
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
        <div className="flex items-center gap-1 max-[510px]:ms-auto" data-print="no">
          <NoticeList />
          {account}
          {search && (
            <PanelButton label={text("search")} onClick={() => focusWhenOpen(panel.current)}>
              <SearchIcon />
            </PanelButton>
          )}
          <PanelButton label={text("menu")}>
            <MenuIcon />
          </PanelButton>
        </div>
      </div>
    </header>
  );
}

function Sections({ links }: { links: readonly ShellLink[] }) {
  const text = useTranslations("site");
  const locale = useLocale();
  return (
    <nav
      aria-label={text("mainMenu")}
      className="min-w-0 min-[510px]:max-md:order-last min-[510px]:max-md:basis-full min-[510px]:max-md:overflow-x-auto"
    >
      <ul className="flex gap-x-1 max-[510px]:flex-col">
        <SectionLink to={pathTo("home", locale)}>{text("home")}</SectionLink>
        {links.map(({ name, path }, index) => (
          <SectionLink key={path} to={path} within className={hiddenOn(index)}>
            {name}
          </SectionLink>
        ))}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  to: string;
  within?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const SectionLink = ({ to, within, className, children }: SectionLinkProps) => (
  <li className={className}>
    <NavigationLink
      to={to}
      reloadDocument={!to.startsWith("/")}
      within={within}
      className="flex min-h-control items-center rounded-control px-2.5 text-sm font-medium whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:bg-sunken hover:text-ink aria-[current=page]:text-ink max-[510px]:text-base"
    >
      {children}
    </NavigationLink>
  </li>
);

interface PanelButtonProps {
  label: string;
  onClick?: () => void;
  children: ReactNode;
}

const PanelButton = ({ label, onClick, children }: PanelButtonProps) => (
  <button
    type="button"
    popoverTarget={PANEL}
    aria-label={label}
    onClick={onClick}
    className="button button-quiet button-icon min-[510px]:hidden"
  >
    {children}
  </button>
);

/** In the next frame, because the browser opens the panel after the click handler. */
function focusWhenOpen(panel: HTMLElement | null): void {
  requestAnimationFrame(() => panel?.querySelector("input")?.focus());
}
