import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { redirect } from "react-router";
import { MENU_CLOSED, MENU_COOKIE } from "#features/dashboard/rules.ts";
import type { App } from "#server/app.server.ts";
import { RANGE_HEADERS } from "#server/byte-range.server.ts";
import { cookieHeader, readCookies, secretCookies } from "#server/cookies.server.ts";
import { inProcessApi, inProcessFiles } from "#server/in-process-api.server.ts";
import { addressOfRequest, originOf } from "#server/request-origin.server.ts";
import { readViewer } from "#server/session.server.ts";
import { bytesOf } from "#server/whole-response.server.ts";
import { AppError } from "#shared/errors.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { isTheme, type PageContext } from "#shared/page-context.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { localeOfPath, matchPath, type PathKey, pathTo } from "#shared/paths.ts";
import { LOGIN_PARAM } from "#shared/return-path.ts";
import { VISITOR } from "#shared/viewer.ts";
import { textGroup } from "./texts.server.ts";

/** The context of a page, its request as the router takes it, and `finish`, which sends the router's response. */
export async function pageOfRequest(
  app: App,
  pages: ReadonlySet<PathKey>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const url = addressOfRequest(app.settings, request);
  // The router loads data from the path of the page with ".data" behind it.
  const pathname = url.pathname.replace(/(\/_root|\/_)?\.data$/, "") || "/";
  const locale = localeOfPath(pathname);
  const path = matchPath(pathname)?.key;
  const cookies = readCookies(request.headers.cookie);
  const secure = url.protocol === "https:";
  const secret = secretCookies(secure);
  const setCookies: string[] = [];
  const set = (name: string, value: string, options: { expires?: Date; httpOnly?: boolean }) =>
    setCookies.push(cookieHeader(name, value, { ...options, secure }));

  const { viewer, stale } = await viewerOf(app, cookies[secret.session]);
  if (stale) set(secret.session, "", { expires: new Date(0), httpOnly: true });
  if (path && cookies.locale !== locale && isPageView(request, url, path))
    set("locale", locale, { expires: inDays(365) });
  const viewerKey = randomUUID();
  app.pageViewers.set(viewerKey, viewer);
  reply.raw.once("close", () => app.pageViewers.delete(viewerKey));
  const userAgent = request.headers["user-agent"];
  const ranges = request.method === "GET" ? rangesOf(request) : {};
  const caller = { viewer, viewerKey, locale, address: request.ip, host: url.host, userAgent, ranges };
  const api = inProcessApi(app, caller);
  const file = inProcessFiles(app, caller);
  const keys = keysOfWrites(request);
  const page: PageContext = {
    api: (endpoint, input, options) => {
      const answer = api(endpoint, input, endpoint.kind === "write" ? { idempotencyKey: keys(), ...options } : options);
      return options?.handlesNotFound ? answer : orNotFound(answer, locale);
    },
    file: (endpoint, input) => orNotFound(file(endpoint, input), locale),
    tableExport: (key) => app.tableExports.get(key)?.endpoint,
    locale,
    path,
    pages,
    guards: GUARDS,
    textsOf: (name, language = locale) => textGroup(name, language),
    viewer,
    origin: url.origin,
    nonce: reply.cspNonce.script,
    theme: isTheme(cookies.theme) ? cookies.theme : undefined,
    setTheme: (theme) => set("theme", theme, { expires: inDays(365), httpOnly: true }),
    countsVisits: cookies.analytics === "yes" || cookies.analytics === "no" ? cookies.analytics : undefined,
    setCountsVisits: (choice) => set("analytics", choice, { expires: inDays(180), httpOnly: true }),
    menuOpen: cookies[MENU_COOKIE] !== MENU_CLOSED,
    preferred: isLocale(cookies.locale) ? cookies.locale : undefined,
    session: {
      start: (token, expires) => set(secret.session, token, { expires, httpOnly: true }),
      end: () => set(secret.session, "", { expires: new Date(0), httpOnly: true }),
    },
    device: {
      value: cookies[secret.device] ?? "",
      set: (value) => value && set(secret.device, value, { expires: inDays(365), httpOnly: true }),
    },
    socialAttempt: {
      value: cookies[secret.social] ?? "",
      set: (value) =>
        set(secret.social, value ?? "", { expires: value ? inDays(1 / 24) : new Date(0), httpOnly: true }),
    },
    demo: app.settings.demo,
  };
  const finish = async (response: Response) => {
    for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
    // Pages differ by viewer, theme and language cookie: no shared cache may store them. Without PUBLIC_URL a page
    // names the host of its request, which the sender may have invented.
    const cacheControl = response.headers.get("cache-control");
    if (!cacheControl || (!app.settings.publicUrl && /^public\b/.test(cacheControl)))
      response.headers.set("cache-control", "private, no-cache");
    for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
    const cookiesSet = response.headers.getSetCookie();
    if (cookiesSet.length > 0) reply.header("set-cookie", cookiesSet);
    // Pages are not streamed (record 17).
    return reply.code(response.status).send(await bytesOf(response));
  };
  return { page, webRequest: toWebRequest(request, url), finish };
}

const rangesOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    RANGE_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/**
 * Idempotency keys for the writes of a page's action, in their order: a browser that sends the action again sends the same
 * header with it (`shared/retrying-fetch.ts`).
 */
function keysOfWrites({ headers }: FastifyRequest): () => string {
  const [sent] = /^[\w-]{8,80}$/.exec(String(headers["idempotency-key"] ?? "")) ?? [randomUUID()];
  let writes = 0;
  return () => `${sent}.${++writes}`;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/**
 * Whether the visitor opened a page, whose language is then remembered. Not so with a prefetch, with data for a part of a
 * page (`_routes`), and where a guard or a provider of sign-in has redirected to: the visitor did not choose that language.
 */
function isPageView(request: FastifyRequest, url: URL, path: PathKey): boolean {
  if (request.method !== "GET" || url.searchParams.has("_routes")) return false;
  if (url.searchParams.has(LOGIN_PARAM)) return false;
  if (path === "oauthLogin" && url.searchParams.has("state")) return false;
  return !String(request.headers["sec-purpose"] ?? "").includes("prefetch");
}

/**
 * Whether a request that changes something comes from a page of ours (decision 21). Every browser sends one of these two
 * headers then.
 */
export function isFromOurPage(app: App, request: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return origin === undefined ? site === "same-origin" : origin === originOf(app.settings, request);
}

/** The viewer of a session cookie; `stale` where the session has ended, so that the cookie is removed. */
async function viewerOf(app: App, token: string | undefined) {
  if (!token) return { viewer: VISITOR, stale: false };
  try {
    return { viewer: await readViewer(app.database.db, `Bearer ${token}`), stale: false };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { viewer: VISITOR, stale: true };
  }
}

/** A 404 of a call redirects to the not-found page (decision 4). */
async function orNotFound<Result>(answer: Promise<Result>, locale: Locale): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === "notFound") throw redirect(pathTo("notFound", locale));
    throw error;
  }
}

function toWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && !name.startsWith(":")) headers.append(name, item);
  const body = request.method === "GET" ? undefined : (request.body as Buffer<ArrayBuffer> | undefined);
  return new Request(url, { method: request.method, headers, ...(body ? { body } : {}) });
}
