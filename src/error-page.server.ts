import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookies } from "#server/cookies.server.ts";
import { errorStatus, errorText } from "#shared/error-list.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { localeOfPath, matchPath, pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

const TEXTS = {
  en: {
    title: "An error occurred while showing this page",
    details: "Details",
    home: "Go to the home page",
    signIn: "Sign in",
  },
  tr: {
    title: "Bu sayfa gösterilirken bir hata oluştu",
    details: "Ayrıntılar",
    home: "Ana sayfaya dön",
    signIn: "Giriş yap",
  },
} as const;

/**
 * The page for failures outside the router, or of its error page: plain HTML without our scripts and styles. It shows the
 * number of the request, by which the log is searched. `trace` is for development, never for production.
 */
export function errorPage(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, trace: string) {
  const locale = localeOf(request);
  const { title, details, home, signIn } = TEXTS[locale];
  return reply
    .code(errorStatus(code))
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${siteName()}</title>
<main>
<h1>${title}</h1>
<p>${details}: (${code}) - ${errorText(code, locale)}</p>
<p><code>${escapeHtml(request.id)}</code></p>
${trace && `<pre>${escapeHtml(trace)}</pre>`}
${errorStatus(code) === 401 ? `<p><a href="${pathTo("login", locale)}">${signIn}</a></p>` : ""}
<p><a href="${pathTo("home", locale)}">${home}</a></p>
</main>
</html>`);
}

/** A page says its language with its address; a file has none, and its reader's is that of the cookie. */
function localeOf({ url, headers }: FastifyRequest): Locale {
  const [pathname = ""] = url.split("?");
  const { locale } = readCookies(headers.cookie);
  return !matchPath(pathname) && isLocale(locale) ? locale : localeOfPath(url);
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
