import { type ReactNode, useEffect, useRef } from "react";
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { IntlProvider } from "use-intl";
import { Confirmation } from "#features/accounts/confirmation/card.tsx";
import { SignInAgain, SignInButton, SignInCard } from "#features/accounts/sign-in/card.tsx";
import { MenuButton } from "#features/dashboard/over-pages/card.tsx";
import { lookingOf } from "#features/looking/queries/html.server.ts";
import { SearchBox } from "#features/search/card.tsx";
import { getAnalytics, getBrand, getContact, getFooter, getHeader, getLogo } from "#features/site/identity/contract.ts";
import { brandTokens, originsIn } from "#features/site/identity/rules.ts";
import { memberLinks } from "#features/site/rules.ts";
import { ERROR_TEXTS, ErrorPage } from "#features/site/shell/error-page.tsx";
import { Frame } from "#features/site/shell/frame.tsx";
import { HeadLinks } from "#features/site/shell/head-links.tsx";
import { MemberMenu } from "#features/site/shell/member-menu.tsx";
import { useTheme } from "#features/site/shell/theme-switch.tsx";
import { isNamedInvestor } from "#features/startups/links/contract.ts";
import { CompletionPrompt } from "#features/talents/completion/card.tsx";
import { WaitingMenu } from "#features/waiting/badge/card.tsx";
import { whatWaits } from "#features/waiting/contract.ts";
import { summaryOf } from "#features/waiting/rules.ts";
import { isStaff } from "#shared/access.ts";
import { HOUSE_META, homeZone, houseOfPage } from "#shared/house.ts";
import { catchLostConnection } from "#shared/lost-connection.ts";
import { pageContext } from "#shared/page-context.ts";
import { pageTexts } from "#shared/page-texts.ts";
import { localeOfPath } from "#shared/paths.ts";
import { SHIPPED_NAME } from "#shared/site-name.ts";
import { hasRole } from "#shared/viewer.ts";
import { DraftsProvider } from "#ui/drafts.tsx";
import { fontLinks } from "#ui/font-links.ts";
import { LinkFollower } from "#ui/link.tsx";
import { LostConnection } from "#ui/lost-connection.tsx";
import { NoticeProvider } from "#ui/notice.tsx";
import stylesheet from "#ui/styles.css?url";
import type { Route } from "./+types/root";
import { guardPage } from "./guard.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url, request }) => {
    const page = pageContext(context);
    // A page whose reader's session or right has ended stays, with what was typed: the call that its action makes refuses it.
    if (page.isFetched && request.method !== "GET") return;
    const target = await guardPage(page, { url, headers: request.headers });
    if (target) throw redirect(target);
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [catchLostConnection];

export const links = () => fontLinks;

/** The data of the shell, and the texts of the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, extra, locale, theme, viewer, origin, pages, countsVisits, nonce, loadFrom } = page;
  // No page fails for want of its frame.
  const [brand, logo, header, footer, contact, { analyticsCode }] = await Promise.all([
    extra(api(getBrand, {}), { name: SHIPPED_NAME, colour: null }),
    extra(api(getLogo, {}), { desktopLogo: null, mobileLogo: null }),
    extra(api(getHeader, {}), { links: [] }),
    extra(api(getFooter, {}), { text: "", groups: [] }),
    extra(api(getContact, {}), { email: null, phone: null, address: null }),
    extra(api(getAnalytics, {}), { analyticsCode: null }),
  ]);
  // Not where the script could do what those who run the site may, and not on pages that a mail's one-time code opens.
  const isPrivate = isStaff(viewer) || viewer.looking !== undefined || url.searchParams.has("code");
  const counts = analyticsCode !== null && countsVisits === "yes" && !isPrivate;
  if (counts) loadFrom(originsIn(analyticsCode));
  const looking = await lookingOf(page, url);
  const hasMenu = viewer.kind === "member" && !viewer.looking;
  const [waiting, isInvestor] = hasMenu
    ? await Promise.all([extra(api(whatWaits, {}), undefined), extra(api(isNamedInvestor, {}), false)])
    : [undefined, false];
  return {
    locale,
    theme,
    origin,
    texts: page.textsOfPage(),
    house: houseOfPage(),
    siteName: brand.name === SHIPPED_NAME ? undefined : brand.name,
    colours: brandTokens(brand.colour),
    logo,
    links: header.links,
    footer,
    contact,
    asksVisits: analyticsCode !== null && countsVisits === undefined,
    analytics: counts ? { code: analyticsCode, nonce } : undefined,
    showsMail: pages.has("devMail"),
    member:
      viewer.kind === "member"
        ? {
            id: viewer.id,
            name: looking?.name ?? `${viewer.name} ${viewer.surname}`,
            photo: viewer.photo,
            links: memberLinks(pages, { isAdmin: hasRole(viewer, "admin"), isInvestor }),
          }
        : undefined,
    looking,
    hasMenu,
    waiting: waiting && summaryOf(waiting),
  };
}

/** Pages have titles of their own; this one is for a page that failed. */
export const meta = ({ error, location }: Route.MetaArgs) => {
  const { title, description } = ERROR_TEXTS[localeOfPath(location.pathname)];
  return error
    ? [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }]
    : [];
};

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const theme = useTheme(data?.theme);
  const locale = localeOfPath(useLocation().pathname);
  return (
    <html lang={locale} data-theme={theme} style={data?.colours}>
      <head>
        <meta charSet="utf-8" />
        {/* With a precedence React writes it before fonts and scripts, because nothing shows without it. */}
        <link rel="stylesheet" href={stylesheet} precedence="first" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {data?.house && <meta name={HOUSE_META} content={data.house} />}
        {data?.siteName && <meta name="application-name" content={data.siteName} />}
        <Meta />
        {data && <HeadLinks origin={data.origin} />}
        {/* Our styles need no nonce, and browsers hide a nonce from scripts, so React would report a mismatch. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        {data?.analytics && (
          <script
            nonce={data.analytics.nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by an admin, and run for who has agreed.
            dangerouslySetInnerHTML={{ __html: data.analytics.code }}
          />
        )}
      </body>
    </html>
  );
}

const Html = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server, by React.
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

type RootData = Route.ComponentProps["loaderData"];

/** A script that counts lives as long as its document: where it may no longer be, the page is loaded anew. */
function useUncounted(isCounted: boolean) {
  const wasCounted = useRef(isCounted);
  useEffect(() => {
    if (wasCounted.current && !isCounted) location.reload();
    wasCounted.current = isCounted;
  }, [isCounted]);
}

/** Header, page and footer; the parts of other features come from here. */
function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  const { locale, logo, links, footer, member, hasMenu, looking } = data;
  useUncounted(data.analytics !== undefined);
  const texts = pageTexts(data.texts);
  return (
    <IntlProvider locale={locale} messages={texts} timeZone={homeZone()}>
      <LinkFollower>
        <DraftsProvider owner={member?.id} isLooking={looking !== undefined}>
          <NoticeProvider owner={member?.id}>
            <LostConnection />
            {looking && <Html className="top-0 z-40 sm:sticky" html={looking.bar} />}
            <Frame
              logo={logo}
              links={links}
              footer={footer}
              contact={data.contact}
              asksVisits={data.asksVisits}
              search={<SearchBox hasShortcut />}
              menu={hasMenu && <MenuButton />}
              after={!member && <SignInCard />}
              account={
                member ? (
                  <>
                    <WaitingMenu />
                    <MemberMenu name={member.name} photo={member.photo} links={member.links} />
                    {hasMenu && <CompletionPrompt />}
                    <SignInAgain memberId={member.id} />
                    <Confirmation />
                  </>
                ) : (
                  <SignInButton>{texts.site?.signIn}</SignInButton>
                )
              }
            >
              {children}
            </Frame>
          </NoticeProvider>
        </DraftsProvider>
      </LinkFollower>
    </IntlProvider>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell data={loaderData}>
      {loaderData.looking?.refused ? <Html html={loaderData.looking.refused} /> : <Outlet />}
    </Shell>
  );
}

/** The error page, in the shell where the shell's data could be loaded. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) return <ErrorPage />;
  return <Shell data={data}>{data.looking ? <Html html={data.looking.closed} /> : <ErrorPage />}</Shell>;
}
