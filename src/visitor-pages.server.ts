import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/app.server.ts";
import { readCookies, secretCookies } from "#server/cookies.server.ts";
import { encodedAs, encodingOf } from "#server/page-cache/encoding.server.ts";
import { type MadeOf, sameAnswers } from "#server/page-cache/made-of.server.ts";
import { PageCache } from "#server/page-cache/page-cache.server.ts";
import { pageChanges, pageRevision } from "#server/page-cache/page-revision.server.ts";
import { sharedText } from "#server/page-cache/shared-text.server.ts";
import { originOf } from "#server/request-origin.server.ts";
import { defaultLocale } from "#shared/house.ts";
import { firstListView, LIST_VIEW_COOKIE, readListView, writeListView } from "#shared/list/list-view.ts";
import { DEFAULT_LOCALE, isLocale, type Locale, preferredLocale } from "#shared/locale.ts";
import { isTheme } from "#shared/page-context.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import {
  languageChosen,
  type PageAnswer,
  pathOfRequest,
  rememberLanguage,
  type SharedView,
  sendPage,
} from "./page.server.ts";

/** Some hundred pages as they are sent. */
const CACHE_BYTES = 16 * 1_048_576;

/** As pages are sent whose route says nothing else, and sitemaps, which take longest. */
const CACHE_CONTROLS = ["private, no-cache", "public, max-age=3600"];

/** The page that differs by the chosen view. */
const LIST_WITH_TABLE = "startups";

/** A page as it is sent to every visitor. */
interface SharedPage {
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  etag: string;
  language: Locale | undefined;
  madeOf: MadeOf;
}

type Render = (
  request: FastifyRequest,
  reply: FastifyReply,
  view: SharedView,
) => Promise<{ answer?: PageAnswer; mayShare?: boolean; madeOf?: MadeOf }>;

/**
 * Answers visitors with open pages that are cached as they are sent (record 41). Returns whether it has answered: not where somebody
 * is signed in, and not with other pages.
 */
export function visitorPages(app: App, render: Render) {
  const { database, settings } = app;
  const isSame = sameAnswers(app);
  const cache = new PageCache<SharedPage>({
    maxBytes: CACHE_BYTES,
    revision: pageRevision(app),
    changesAt: pageChanges(database),
    isSame: ({ madeOf }, revision) => isSame(madeOf, revision),
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const view = settings.production ? viewOf(app, request) : undefined;
    if (!view || !(cache.has(view.key) || isOpen(app, request))) return false;
    let own: PageAnswer | undefined;
    const shared = await cache
      .get(view.key, async () => {
        const { answer, mayShare, madeOf } = await render(request, reply, view);
        own = answer;
        return answer && mayShare && madeOf ? sharedPage(app, request, reply, { answer, madeOf }) : undefined;
      })
      // Answered without the cache, which says what is wrong.
      .catch(() => undefined);
    if (shared) sendShared(app, request, reply, shared);
    else if (own) {
      rememberLanguage(app, request, reply, languageChosen(pathOfRequest(app, request)));
      sendPage(reply, own);
    }
    return shared !== undefined || own !== undefined;
  };
}

function isOpen(app: App, request: FastifyRequest): boolean {
  const { path, url } = pathOfRequest(app, request);
  return url.pathname === RESOURCE_PATHS.sitemap || (path !== undefined && GUARDS[path] === "open");
}

/**
 * The part of a request that a page may depend on, with its key; undefined for members and for requests that change
 * something.
 */
function viewOf(app: App, request: FastifyRequest): (SharedView & { key: string }) | undefined {
  const { method, headers } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  const origin = originOf(app.settings, request);
  const cookies = readCookies(headers.cookie);
  if (cookies[secretCookies(origin.startsWith("https:")).session] !== undefined) return undefined;
  const theme = isTheme(cookies.theme) ? cookies.theme : undefined;
  const analytics = cookies.analytics === "yes" || cookies.analytics === "no" ? cookies.analytics : undefined;
  const locale = languageOf(headers, cookies.locale);
  const listView = writeListView(readListView(cookies[LIST_VIEW_COOKIE]) ?? firstListView(headers));
  const shown = request.showsDemo ? "demo" : "";
  // Other pages are the same whatever the view of lists.
  const drawn = pathOfRequest(app, request).path === LIST_WITH_TABLE ? listView : "";
  const key = [origin, request.url, theme, analytics, locale, encodingOf(headers), shown, drawn].join("\n");
  return { key, cookies: { theme, analytics, locale, [LIST_VIEW_COOKIE]: listView } };
}

/** By which the home page redirects: the visitor's language, but English where a link of ours was followed. */
function languageOf(headers: FastifyRequest["headers"], remembered: string | undefined): Locale {
  if (headers["sec-fetch-site"] === "same-origin") return DEFAULT_LOCALE;
  return (isLocale(remembered) ? remembered : preferredLocale(headers["accept-language"])) ?? defaultLocale();
}

async function sharedPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, madeOf }: { answer: PageAnswer; madeOf: MadeOf },
): Promise<SharedPage | undefined> {
  const { status, headers, cookies, body } = answer;
  const cacheControl = new Map(headers).get("cache-control");
  if (status !== 200 || cookies.length > 0 || !body || !CACHE_CONTROLS.includes(cacheControl ?? "")) return undefined;
  const { text, policy } = sharedText(body.toString(), reply);
  const encoded = await encodedAs(encodingOf(request.headers), Buffer.from(text));
  const etag = `"${hash("sha256", encoded.body, "base64url").slice(0, 27)}"`;
  const added = Object.entries({ "content-security-policy": policy, vary: "accept-encoding", etag });
  return {
    headers: [...headers, ...added, ...encoded.headers],
    body: encoded.body,
    etag,
    language: languageChosen(pathOfRequest(app, request)),
    madeOf,
  };
}

function sendShared(app: App, request: FastifyRequest, reply: FastifyReply, page: SharedPage): void {
  rememberLanguage(app, request, reply, page.language);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (request.headers["if-none-match"]?.includes(page.etag)) reply.code(304).send();
  else reply.send(page.body);
}
