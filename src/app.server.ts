import { readFileSync } from "node:fs";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import serveStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  createRequestHandler,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from "react-router";
import { openEvents } from "#features/messages/api.server.ts";
import type { App, AppOptions } from "#server/app.server.ts";
import { readCookies, secretCookies } from "#server/cookies.server.ts";
import { appErrorOf } from "#server/failures.server.ts";
import { startWorker } from "#server/jobs/worker.server.ts";
import { startFolding } from "#server/list-index/folding.server.ts";
import { faviconIco } from "#server/mail/logo.server.ts";
import { BROTLI, COMPRESS_FROM } from "#server/page-cache/encoding.server.ts";
import { escapeHtml } from "#server/plain-page.server.ts";
import { originOf } from "#server/request-origin.server.ts";
import { readViewer } from "#server/session.server.ts";
import { showsMail } from "#server/settings.server.ts";
import { ERRORS, errorStatus, errorText } from "#shared/error-list.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { house, SHIPPED_HOUSE } from "#shared/house.ts";
import { type PageContext, pageContext, setPageContext } from "#shared/page-context.ts";
import { PATHS, type PathKey, pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { SHIPPED_NAME, siteName } from "#shared/site-name.ts";
import { FILE_LIMIT, IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { buildApi } from "./api.server.ts";
import { errorPage } from "./error-page.server.ts";
import { JOBS } from "./jobs.server.ts";
import { type PageAnswer, pageOfRequest, type SharedView, sendPage } from "./page.server.ts";
import { countVisits, pageNameOf } from "./page-visits.server.ts";
import { visitorPages } from "./visitor-pages.server.ts";

/** Bytes of a form: the largest upload and the fields beside it. */
const FORM_LIMIT = Math.max(IMAGE_LIMIT, FILE_LIMIT) + 1_048_576;

/** After so long a stream of events ends; the browser opens the next. */
const EVENTS_SECONDS = 3_600;

const COMPRESSION: FastifyCompressOptions = {
  threshold: COMPRESS_FROM,
  encodings: ["br", "gzip", "identity"],
  brotliOptions: BROTLI,
};

/** A year, because the name of a built file contains a digest of its content. */
const CACHE_FOREVER = { maxAge: 31_536_000_000, immutable: true };

/** API and pages on one server. Vite builds this file; `server.ts` passes the open database. */
export async function buildApp(options: AppOptions, assets: string | undefined): Promise<App> {
  const app = await buildApi(options);
  await app.register(compress, COMPRESSION);
  if (assets) await registerAssets(app, assets);
  registerEvents(app);
  app.pageNameOf = (request) => pageNameOf(app, request);
  await app.register(async (scope) => registerPages(scope));
  runJobs(app);
  return app;
}

/** Every process that serves requests also does a share of the background work. */
function runJobs(app: App): void {
  const { database, settings, services, log, tracing } = app;
  let worker: ReturnType<typeof startWorker> | undefined;
  let folding: ReturnType<typeof startFolding> | undefined;
  app.addHook("onReady", async () => {
    const { db, embedded } = database;
    worker = startWorker(JOBS, { db, outside: embedded ? undefined : db, settings, services, log, tracing });
    folding = startFolding({ pool: database.pool, log });
  });
  // While requests under way are still answered.
  let stopped: Promise<unknown> | undefined;
  app.addHook("preClose", async () => {
    stopped = Promise.all([worker?.stop(), folding?.stop()]);
  });
  app.addHook("onClose", async () => void (await stopped));
}

async function registerAssets(app: App, folder: string): Promise<void> {
  await app.register(serveStatic, {
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    ...CACHE_FOREVER,
  });
  const icon = readFileSync(path.join(folder, "favicon.svg"), "utf8");
  const titled = () =>
    icon
      .replace(`<title>${SHIPPED_NAME}<`, () => `<title>${escapeHtml(siteName())}<`)
      .replace(SHIPPED_HOUSE.colour, house().colour);
  app.get("/favicon.svg", { schema: { hide: true } }, (_request, reply) =>
    reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(titled()),
  );
  // For browsers and programs that ask for this address whatever a page says.
  app.get("/favicon.ico", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("image/x-icon")
      .header("cache-control", "public, max-age=86400")
      .send(await faviconIco()),
  );
}

/** The events of `/apiMessage/Events` for browsers, which send the cookie of the session rather than its token. */
function registerEvents(app: App): void {
  app.get(RESOURCE_PATHS.messageEvents, { schema: { hide: true } }, async (request, reply) => {
    const secret = secretCookies(originOf(app.settings, request).startsWith("https:"));
    const token = readCookies(request.headers.cookie)[secret.session];
    const viewer = await readViewer(app.database.db, token && `Bearer ${token}`, request);
    if (viewer.looking) throw new AppError("lookingOnly");
    if (viewer.kind === "visitor") throw new AppError("unauthorized");
    await openEvents(app, viewer, { request, reply }, EVENTS_SECONDS);
    return reply;
  });
}

async function registerPages(app: App): Promise<void> {
  const handle = createRequestHandler(withFailures(build), process.env.NODE_ENV);
  const pages = pagesOf(Object.keys(build.routes), showsMail(app.settings));
  const outside = pagesOf(Object.keys(build.routes), false);
  // Actions parse their forms themselves; here only the size is limited.
  app.removeAllContentTypeParsers();
  const render = async (request: FastifyRequest, reply: FastifyReply, view?: SharedView) => {
    const { page, webRequest, answerOf, mayShare, madeOf } = await pageOfRequest(
      app,
      request.showsDemo ? pages : outside,
      request,
      reply,
      view,
    );
    const context = new RouterContextProvider();
    setPageContext(context, page);
    const response = await handle(webRequest, context);
    return isLastResort(response)
      ? { failure: await response.text() }
      : { answer: await answerOf(response), mayShare: mayShare(), madeOf: madeOf() };
  };
  const fromCache = visitorPages(app, render);
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const { code } = appErrorOf(error, request.log, "page");
    return errorPage(request, reply, code, app.settings.production ? "" : String(error));
  });
  countVisits(app);
  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/*",
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (/^\/api[A-Z/]|^\/assets\//.test(request.url)) return reply.callNotFound();
      if (await fromCache(request, reply)) return reply;
      const { failure, answer } = await render(request, reply);
      const refused = answer && refusedFile(request, answer);
      if (refused) return errorPage(request, reply, refused, "");
      if (answer) return sendPage(reply, answer);
      return errorPage(request, reply, "internal", app.settings.production ? "" : failure);
    },
  });
}

/**
 * Leads from an address that a call refuses to the not-found page, and shows the sentence of another failure on the error page,
 * where a guard, loader or action does not catch it.
 */
function withFailures(pages: ServerBuild): ServerBuild {
  const routes = Object.entries(pages.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    return [
      id,
      {
        ...route,
        module: {
          ...route.module,
          middleware: middleware?.map(failing),
          loader: loader && failing(loader),
          action: action && failing(ofOurPages(readingForms(action))),
        },
      },
    ];
  });
  return { ...pages, routes: Object.fromEntries(routes) };
}

/** Why there is no file for who opens its address; scripts that ask for it read the failure as JSON. */
function refusedFile({ method, headers }: FastifyRequest, answer: PageAnswer): ErrorCode | undefined {
  const isOpened = method === "GET" && /\btext\/html\b/.test(headers.accept ?? "");
  const isData = answer.headers.some(([name, value]) => name === "content-type" && /^application\/json/.test(value));
  if (!isOpened || !isData || answer.status < 400) return undefined;
  const { code } = (JSON.parse(String(answer.body)) ?? {}) as { code?: unknown };
  return typeof code === "string" && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
}

type LoaderOrAction = (args: LoaderFunctionArgs) => unknown;

function failing<Args extends [LoaderFunctionArgs, ...unknown[]], Result>(run: (...args: Args) => Result) {
  return async (...args: Args): Promise<Awaited<Result>> => {
    try {
      return await run(...args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const page = pageContext(args[0].context);
      const { locale } = page;
      const refused = args[0].request.method === "GET" ? afterRefusedAddress(error, page, args[0].url) : undefined;
      if (refused) throw redirect(refused);
      throw data({ code: error.code, value: errorText(error.code, locale) }, errorStatus(error.code));
    }
  };
}

/** Statuses with which calls refuse what only the address of a page has asked for: no such value, no right to it, no such row. */
const ADDRESS_STATUSES = [400, 401, 403, 404, 410];

/** The not-found page, which offers visitors to sign in and come back; undefined where the failure says something else. */
function afterRefusedAddress({ code }: AppError, { path, viewer, locale }: PageContext, { pathname, search }: URL) {
  if (!path || path === "notFound" || viewer.looking || !ADDRESS_STATUSES.includes(errorStatus(code))) return undefined;
  const query = errorStatus(code) === 401 ? { [RETURN_PARAM]: pathname + search } : {};
  return pathTo("notFound", locale, {}, query);
}

/** An action runs for forms of our pages alone. */
function ofOurPages<Run extends LoaderOrAction>(action: Run): Run {
  const run = (args: LoaderFunctionArgs) => {
    const { refusedForm } = pageContext(args.context);
    if (refusedForm) throw new AppError(refusedForm);
    return action(args);
  };
  return run as Run;
}

/** A body that is no form is answered as the sender's mistake, not as a fault of ours. */
function readingForms<Run extends LoaderOrAction>(action: Run): Run {
  const read = (args: LoaderFunctionArgs) => {
    const formData = args.request.formData.bind(args.request);
    args.request.formData = () =>
      formData().catch(() => {
        throw new AppError("invalidInput");
      });
    return action(args);
  };
  return read as Run;
}

/** The router answers plain text when its error page failed too; no page of ours is plain text. */
const isLastResort = ({ status, headers }: Response): boolean =>
  status === 500 && headers.get("content-type") === "text/plain";

/** Pages that have a route; `routes.ts` names routes `key@locale`. */
function pagesOf(routeIds: string[], withMail: boolean): ReadonlySet<PathKey> {
  const keys = routeIds.map((id) => id.split("@")[0]!).filter((key): key is PathKey => Object.hasOwn(PATHS, key));
  return new Set(keys.filter((key) => key !== "devMail" || withMail));
}
