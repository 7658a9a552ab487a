import type { ReactNode } from "react";
import { Links, Meta, Outlet, redirect, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { IntlProvider } from "use-intl";
import { DEFAULT_LOCALE } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/root";
import { guardPage } from "./guard.server.ts";
import { textsOf } from "./texts.server.ts";
import "#ui/styles.css";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    const target = guardPage(pageContext(context), new URL(request.url));
    if (target) throw redirect(target);
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const { locale, path, theme, viewer } = pageContext(context);
  return { locale, theme, texts: textsOf(path, locale), viewer: viewer.kind === "member" ? viewer : null };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={data?.locale ?? DEFAULT_LOCALE} data-theme={data?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <IntlProvider locale={loaderData.locale} messages={loaderData.texts} timeZone="Europe/Istanbul">
      <Outlet />
    </IntlProvider>
  );
}
