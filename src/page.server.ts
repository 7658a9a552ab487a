import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MENU_CLOSED, MENU_COOKIE } from "#features/dashboard/rules.ts";
import type { App } from "#server/app.server.ts";
import { RANGE_HEADERS } from "#server/byte-range.server.ts";
import { cookieHeader, readCookies, secretCookies } from "#server/cookies.server.ts";
import { inProcessApi, inProcessFiles } from "#server/in-process-api.server.ts";
import { houseNow, type MadeOf, type NotedCall, notedCall } from "#server/page-cache/made-of.server.ts";
import { noteRefusedPage } from "#server/refusals.server.ts";
import { addressOfRequest, originOf } from "#server/request-origin.server.ts";
import { readViewer } from "#server/session.server.ts";
import { bytesOf } from "#server/whole-response.server.ts";
import { errorStatus } from "#shared/error-list.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { extraOf } from "#shared/extra.ts";
import { firstListView, LIST_VIEW_COOKIE, readListView, writeListView } from "#shared/list/list-view.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { isTheme, type PageContext } from "#shared/page-context.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { localeOfPath, matchPath, type PathKey } from "#shared/paths.ts";
import { NO_SESSION, SESSION_HEADER, UNCONFIRMED } from "#shared/retrying-fetch.ts";
import { LOGIN_PARAM } from "#shared/return-path.ts";
import { toMeantOrNotFound, toNotFound } from "#shared/to-not-found.ts";
import { VISITOR } from "#shared/viewer.ts";
import { textGroup, textsOf } from "./texts.server.ts";

/** The inputs of a visitor's page besides its address (record 41): its loaders see nothing else of the request. */
export interface SharedView {
  cookies: Readonly<{
    theme?: string | undefined;
    analytics?: string | undefined;
    locale: string;
    /** The view of lists; written out where nobody has chosen one. */
    [LIST_VIEW_COOKIE]: string;
  }>;
}

/** A page as it is sent. */
export interface PageAnswer {
  status: number;
  headers: [name: string, value: string][];
  cookies: string[];
  body: Buffer | undefined;
}

/**
 * The context of a page, its request as the router takes it, and `answerOf`, which makes of the router's response what is sent.
 * With a `view` the page is one of many visitors; `mayShare` says afterwards whether it was made without anything of this one, and
 * `madeOf` what it was made of: loaders know nothing but what their calls answer.
 */
export async function pageOfRequest(
  app: App,
  pages: ReadonlySet<PathKey>,
  request: FastifyRequest,
  reply: FastifyReply,
  view?: SharedView,
) {
  const target = pathOfRequest(app, request);
  const { url, locale, path } = target;
  const cookies: ReturnType<typeof readCookies> = view ? { ...view.cookies } : readCookies(request.headers.cookie);
  const secure = url.protocol === "https:";
  const secret = secretCookies(secure);
  const setCookies: string[] = [];
  const set = (name: string, value: string, options: { expires?: Date; httpOnly?: boolean }) =>
    setCookies.push(cookieHeader(name, value, { ...options, secure }));

  const { viewer, stale } = await viewerOf(app, cookies[secret.session], {
    showsDemo: request.showsDemo,
    startup: target.startup,
  });
  if (viewer.kind === "member") request.memberId = viewer.id;
  if (stale) set(secret.session, "", { expires: new Date(0), httpOnly: true });
  if (!view) rememberLanguage(app, request, reply, languageChosen(target));
  const viewerKey = randomUUID();
  app.pageViewers.set(viewerKey, { viewer, showsDemo: request.showsDemo });
  const forget = () => app.pageViewers.delete(viewerKey);
  // A rendering that waited for another one goes on for those who wait with it, when whoever came first has gone.
  if (reply.raw.destroyed) setTimeout(forget, RENDERING_MS).unref();
  else reply.raw.once("close", forget);
  const userAgent = request.headers["user-agent"];
  const ranges = request.method === "GET" ? rangesOf(request) : {};
  const caller = { viewer, viewerKey, locale, address: request.ip, host: url.host, userAgent, ranges };
  const api = inProcessApi(app, caller);
  const file = inProcessFiles(app, caller);
  const keys = keysOfWrites(request);
  const calls: NotedCall[] = [];
  const house = view ? houseNow() : "";
  let mayShare = true;
  let hasEnded = false;
  let isUnconfirmed = false;
  const noteDoubt = (error: unknown) => {
    isUnconfirmed ||= error instanceof AppError && error.code === "confirmationNeeded";
  };
  const isPersonal = () => {
    mayShare = false;
  };
  const logFault = (error: unknown) =>
    request.log.error({ err: error, place: `page ${path ?? "unknown"}` }, "page failed");
  // Links of ours are written as addresses are: only what somebody typed may mean another one.
  const isTyped = request.method === "GET" && !url.pathname.endsWith(".data");
  const missing = () => (isTyped ? toMeantOrNotFound(locale, url) : toNotFound(locale));
  const page: PageContext = {
    api: (endpoint, input, options) => {
      const answer = api(endpoint, input, endpoint.kind === "write" ? { idempotencyKey: keys(), ...options } : options);
      // Writes, what is counted by the sender, and what failed for this one.
      if (!app.reads.has(endpoint)) isPersonal();
      else if (view)
        answer.then((answered) => calls.push(notedCall(endpoint, input, locale, answered))).catch(isPersonal);
      answer.catch(isPersonal);
      answer.catch(noteDoubt);
      return options?.handlesNotFound ? answer : orNotFound(answer, missing);
    },
    file: (endpoint, input) => {
      isPersonal();
      const answer = file(endpoint, input);
      answer.catch(noteDoubt);
      return orNotFound(answer, missing);
    },
    noteRefused: () => noteRefusedPage(app, viewer, path, request.ip).catch(logFault),
    extra: extraOf(logFault),
    tableExport: (key) => app.tableExports.get(key)?.endpoint,
    tableList: (key) => app.tableLists.get(key),
    listCalls: (kind) => app.features.flatMap(({ lists = [] }) => lists).find(({ list }) => list.kind === kind)?.calls,
    locale,
    path,
    pages,
    guards: GUARDS,
    menuLinks: {
      member: app.features.flatMap(({ memberMenu = [] }) => memberMenu),
      admin: app.features.flatMap(({ adminMenu = [] }) => adminMenu),
    },
    textsOfPage: () => textsOf(path, locale),
    textsOf: (name, language = locale) => textGroup(name, language),
    viewer,
    isFetched: url.pathname.endsWith(".data"),
    origin: url.origin,
    refusedForm: refusalOfForm(app, request),
    nonce: reply.cspNonce.script,
    loadFrom: (origins) => allowOrigins(reply, origins),
    theme: isTheme(cookies.theme) ? cookies.theme : undefined,
    setTheme: (theme) => set("theme", theme, { expires: inDays(365), httpOnly: true }),
    listView: readListView(cookies[LIST_VIEW_COOKIE]) ?? firstListView(request.headers),
    setListView: (chosen) => set(LIST_VIEW_COOKIE, writeListView(chosen), { expires: inDays(365), httpOnly: true }),
    countsVisits: cookies.analytics === "yes" || cookies.analytics === "no" ? cookies.analytics : undefined,
    setCountsVisits: (choice) => set("analytics", choice, { expires: inDays(180), httpOnly: true }),
    menuOpen: cookies[MENU_COOKIE] !== MENU_CLOSED,
    preferred: isLocale(cookies.locale) ? cookies.locale : undefined,
    session: {
      start: (token, expires) => set(secret.session, token, { expires, httpOnly: true }),
      end: () => {
        set(secret.session, "", { expires: new Date(0), httpOnly: true });
        hasEnded = true;
      },
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
    starred: {
      value: cookies.starred ?? "",
      // As long as signing in takes.
      set: (value) =>
        set("starred", value ?? "", { expires: value ? inDays(15 / 24 / 60) : new Date(0), httpOnly: true }),
    },
    logFault,
    isEmbedded: app.database.embedded,
    demo: request.showsDemo,
  };
  const answerOf = async (response: Response): Promise<PageAnswer> => {
    for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
    // Pages differ by viewer, theme and language cookie: no shared cache may store them. Without PUBLIC_URL a page
    // names the host of its request, which the sender may have invented.
    const cacheControl = response.headers.get("cache-control");
    // The page asks its member to sign in again, and goes on with what was to be saved. A form to sign in is no such page.
    if (path && response.status === 401 && viewer.kind === "visitor") response.headers.set(SESSION_HEADER, NO_SESSION);
    // The same page asks who they are, and goes on.
    if (isUnconfirmed && response.status === errorStatus("confirmationNeeded"))
      response.headers.set(SESSION_HEADER, UNCONFIRMED);
    // Of who signs out, nothing stays in the browser. Cookies do: they say how the site looks, and that the browser is known.
    if (hasEnded) response.headers.set("clear-site-data", CLEARED_DATA);
    if (viewer.looking) response.headers.set("cache-control", "no-store");
    else if (!cacheControl || (!app.settings.publicUrl && /^public\b/.test(cacheControl)))
      response.headers.set("cache-control", "private, no-cache");
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
      cookies: response.headers.getSetCookie(),
      // Pages are not streamed (record 17).
      body: await bytesOf(response),
    };
  };
  const webRequest = view ? new Request(url) : toWebRequest(request, url);
  const madeOf = (): MadeOf => ({ calls, house });
  return { page, webRequest, answerOf, mayShare: () => mayShare, madeOf };
}

export function sendPage(reply: FastifyReply, { status, headers, cookies, body }: PageAnswer): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.code(status).send(body);
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

/** Adds origins to what the security policy of this answer lets its page load and send to. */
function allowOrigins(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  const wider = policy.replace(/(?<=^|;)(script-src|connect-src|img-src) /g, (name) => `${name}${origins.join(" ")} `);
  if (origins.length > 0) reply.header("content-security-policy", wider);
}

/** Longer than a page takes to be rendered. */
const RENDERING_MS = 60_000;
/** What a browser forgets when its member signs out. */
const CLEARED_DATA = '"cache", "storage"';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The address of a request, its language, and the page it is of; undefined for addresses of no page. */
export function pathOfRequest(app: App, request: FastifyRequest) {
  const url = addressOfRequest(app.settings, request);
  // The router loads data from the path of the page with ".data" behind it.
  const pathname = url.pathname.replace(/(\/_root|\/_)?\.data$/, "") || "/";
  const match = matchPath(pathname);
  const startup = match?.key === "startup" ? match.params.seoUrl : undefined;
  return { url, locale: localeOfPath(pathname), path: match?.key, startup, seoUrl: match?.params.seoUrl };
}

/**
 * The language that a visitor chooses by opening an address. None with data for a part of a page (`_routes`), and where a guard or
 * a provider of sign-in has redirected to: the visitor did not choose that language.
 */
export function languageChosen({ url, locale, path }: ReturnType<typeof pathOfRequest>): Locale | undefined {
  if (!path || url.searchParams.has("_routes") || url.searchParams.has(LOGIN_PARAM)) return undefined;
  return path === "oauthLogin" && url.searchParams.has("state") ? undefined : locale;
}

/** Remembers the language of a page that was opened, which a prefetched one was not. */
export function rememberLanguage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  chosen: Locale | undefined,
): void {
  if (!chosen || request.method !== "GET" || String(request.headers["sec-purpose"] ?? "").includes("prefetch")) return;
  if (readCookies(request.headers.cookie).locale === chosen) return;
  const secure = originOf(app.settings, request).startsWith("https:");
  reply.header("set-cookie", cookieHeader("locale", chosen, { expires: inDays(365), secure }));
}

/**
 * Why a request that changes something is refused: it does not come from a page of ours (decision 21). Every browser sends one of two
 * headers then. It may be our page behind a proxy that hides our address: whoever runs the server learns what is missing.
 */
function refusalOfForm({ settings }: App, request: FastifyRequest): ErrorCode | undefined {
  const { headers, protocol, host, method } = request;
  const { origin, "sec-fetch-site": site } = headers;
  if (method !== "POST") return undefined;
  if (origin === undefined) return site === "same-origin" ? undefined : "forbidden";
  if (origin === originOf(settings, request)) return undefined;
  if (!URL.canParse(origin) || (site !== undefined && site !== "same-origin")) return "forbidden";
  if (settings.publicUrl) return "otherPublicUrl";
  return new URL(origin).host === host && origin !== `${protocol}://${host}`
    ? "protocolNotPassedOn"
    : "hostNotPassedOn";
}

/** The viewer of a session cookie; `stale` where the session has ended, so that the cookie is removed. */
async function viewerOf(app: App, token: string | undefined, about: Parameters<typeof readViewer>[2]) {
  if (!token) return { viewer: VISITOR, stale: false };
  try {
    return { viewer: await readViewer(app.database.db, `Bearer ${token}`, about), stale: false };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { viewer: VISITOR, stale: true };
  }
}

/** A 404 of a call redirects, as to the not-found page (decision 4). */
async function orNotFound<Result>(answer: Promise<Result>, missing: () => Response): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === "notFound") throw missing();
    throw error;
  }
}

function toWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && !name.startsWith(":")) headers.append(name, item);
  // `refusedForm` says why; the router would refuse it without a reason.
  headers.delete("origin");
  const body = request.method === "GET" ? undefined : (request.body as Buffer<ArrayBuffer> | undefined);
  return new Request(url, { method: request.method, headers, ...(body ? { body } : {}) });
}
