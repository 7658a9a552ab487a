import { type ReactNode, useRef } from "react";
import { useMatches, useNavigation } from "react-router";
import { classes } from "#ui/classes.ts";
import { PAGE_WIDTH, type PageHandle } from "#ui/layouts.tsx";
import { LoadingBar } from "#ui/loading-bar.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Contact, ShellLink, SiteFooter, SiteLogo } from "../identity/contract.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";
import { ownContentOf, useNewPageFocus } from "./new-page-focus.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { VisitsBanner } from "./visits-banner.tsx";

interface FrameProps {
  logo: SiteLogo;
  links: readonly ShellLink[];
  footer: SiteFooter;
  contact: Contact;
  /** Asks whether visits may be counted. */
  asksVisits: boolean;
  search?: ReactNode;
  /** Opens the menu of a member's own pages. */
  menu?: ReactNode;
  account?: ReactNode;
  /** After the content; for visitors the card that offers signing in. */
  after?: ReactNode;
  children: ReactNode;
}

const CONTENT = "content";

/** Header and footer of every page. A page chooses another frame by `export const handle: PageHandle = { frame: … }`. */
export function Frame({
  logo,
  links,
  footer,
  contact,
  asksVisits,
  search,
  menu,
  account,
  after,
  children,
}: FrameProps) {
  const text = useTranslations("site");
  const frame = useFrame();
  const content = useRef<HTMLElement>(null);
  useNewPageFocus(content);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT}`}
        onClick={(event) => {
          const own = ownContentOf(content.current);
          if (own === content.current) return;
          event.preventDefault();
          own?.focus();
        }}
        className="button button-primary fixed start-4 top-3 z-50 -translate-y-20 transition-transform focus-visible:translate-y-0"
      >
        {text("skip")}
      </a>
      {(frame === "default" || frame === "work") && (
        <Header logo={logo} links={links} search={search} menu={menu} account={account} />
      )}
      {frame === "auth" && <QuietHeader logo={logo} />}
      <main ref={content} id={CONTENT} tabIndex={-1} className="flex-1">
        <LoadingBar busy={busy} />
        {children}
      </main>
      {frame === "default" && after}
      {asksVisits && <VisitsBanner />}
      {frame === "default" && <Footer logo={logo} footer={footer} contact={contact} />}
    </div>
  );
}

function useFrame(): PageHandle["frame"] {
  const handles = useMatches().map((match) => match.handle as Partial<PageHandle> | undefined);
  return handles.findLast((handle) => handle?.frame)?.frame ?? "default";
}

/** Header of pages with a single form: home, language and theme, without other links. */
function QuietHeader({ logo }: { logo: SiteLogo }) {
  return (
    <header className={classes(PAGE_WIDTH, "flex min-h-17 items-center justify-between gap-3")}>
      <Mark logo={logo} />
      <div className="flex items-center gap-1" data-print="no">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </header>
  );
}
