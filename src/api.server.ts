import type { Writable } from "node:stream";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyReply, type FastifyRequest, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { API_DOCUMENT_PATH, schemaTranslations, serveApiDocument } from "#server/api-document.server.ts";
import { type App, type AppOptions, VIEWER_HEADER } from "#server/app.server.ts";
import { artRoutes } from "#server/art/routes.server.ts";
import { closeConnections } from "#server/closing.server.ts";
import { showsDemo } from "#server/demo.server.ts";
import { feedRoutes } from "#server/discovery/feed-routes.server.ts";
import { pictureRoutes } from "#server/discovery/pictures.server.ts";
import { describeError } from "#server/error-log.server.ts";
import { collectErrors } from "#server/error-rows.server.ts";
import { openStreams } from "#server/events/streams.server.ts";
import { handleFailures, refuseAddress } from "#server/failures.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { fileRoutes } from "#server/files/routes.server.ts";
import { keepAnswers } from "#server/kept-documents.server.ts";
import { savedSearchUnsubscribing } from "#server/list-index/unsubscribe-routes.server.ts";
import { BOUNCE_PATH, bounceRoutes } from "#server/mail/bounce-routes.server.ts";
import { METRICS_PATH, serveMetrics } from "#server/metrics.server.ts";
import { openApi } from "#server/openapi.server.ts";
import { logRequests, operations, requestIdOf } from "#server/operations.server.ts";
import { servePartnerCalls, setKey } from "#server/partner-calls.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { countingRequests } from "#server/rate-limit.server.ts";
import { limitReads } from "#server/read-limit.server.ts";
import { contentSecurity } from "#server/security.server.ts";
import { openServices } from "#server/services.server.ts";
import { readViewer, setSessionRules } from "#server/session.server.ts";
import { limitRequests } from "#server/time-limit.server.ts";
import { openTracing } from "#server/tracing.server.ts";
import { takeUploads } from "#server/uploads.server.ts";
import { collectUsage } from "#server/usage.server.ts";
import { countWrites } from "#server/write-limit.server.ts";
import { AppError } from "#shared/errors.ts";
import { defaultLocale } from "#shared/house.ts";
import { DEFAULT_LOCALE, preferredLocale } from "#shared/locale.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { FEATURES } from "./features.server.ts";

/** Bytes. A list filter with every choice selected takes half of it; uploads have limits of their own. */
const BODY_LIMIT = 262_144;

/** Milliseconds in which a request must have arrived: long enough to upload over a slow line. */
const REQUEST_TIMEOUT = 120_000;

/** Of pino. */
const ERROR_LEVEL = 50;

/** Milliseconds after which the viewer of a request is read again before the handler runs. */
const VIEWER_VALID_MS = 250;

/** Addresses with a token of their own. */
const OWN_TOKENS: readonly string[] = [METRICS_PATH, BOUNCE_PATH];

/** The API without pages. It opens no port. `log` takes the log lines instead of the standard output. */
export async function buildApi(options: AppOptions, log?: Writable): Promise<App> {
  const { database, settings } = options;
  const errors = collectErrors(() => app.database.db);
  const app = Fastify<RawServerDefault>({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    trustProxy: settings.trustedProxies,
    frameworkErrors: refuseTarget,
    genReqId: requestIdOf,
    logger: {
      level: settings.logLevel,
      ...(log ? { stream: log } : {}),
      serializers: { req: ({ method, url }) => ({ method, path: url.split("?")[0] }), err: describeError },
      hooks: {
        // Errors of the log stand in the admins' list too.
        logMethod(args, method, level) {
          const [first] = args as [unknown];
          if (level >= ERROR_LEVEL && first instanceof Object && "err" in first) {
            const place = "place" in first ? first.place : this.bindings().job;
            errors.add(first.err, typeof place === "string" ? place : undefined);
          }
          method.apply(this, args);
        },
      },
    },
    // One line a request, without its query and headers: they may hold personal data.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const services = openServices(settings, () => publicOriginOf(app, settings), options.makeBackup);
  app.decorate("database", database).decorate("settings", settings).decorate("services", services);
  app.decorate("buildNumber", options.buildNumber);
  app
    .decorate("pageViewers", new Map())
    .decorate("reads", new Map())
    .decorate("features", FEATURES)
    .decorate("endpoints", [])
    .decorate("tableExports", new Map())
    .decorate("tableLists", new Map());
  app.decorate("errors", errors).decorate("pageNameOf", undefined);
  const usage = collectUsage(() => app.database.db);
  app.decorate("usage", usage);
  app.addHook("onClose", usage.close);
  app.addHook("onClose", errors.close);
  app.addHook("onClose", services.close);
  setSessionRules(database.db, settings.sessionRules);
  app.decorateRequest("viewer").decorateRequest("viewerReadAt", 0).decorateRequest("locale", DEFAULT_LOCALE);
  app.decorateRequest("showsDemo", false).decorateRequest("memberId").decorateRequest("usedKey");
  handleFailures(app);
  await openTracing(app);
  logRequests(app);
  closeConnections(app);
  app.decorate("streams", openStreams(app));
  limitRequests(app);
  // Registered before the hook that reads the database. An embedded database works on this event loop, so a busy loop
  // does not mean too many requests there; zero turns the check off.
  const maxEventLoopDelay = database.embedded ? 0 : settings.lagLimitMs;
  // Measured over as long as it may be late: the plugin takes a time in which the loop did not turn at all for endless.
  const sampleInterval = settings.lagLimitMs;
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval, exposeStatusRoute: false });
  app.addHook("onRequest", async (request) => {
    refuseSecondHost(request);
    refuseOtherCharset(request);
    request.showsDemo = ofPage(app, request)?.showsDemo ?? showsDemo(settings, request);
    request.locale = preferredLocale(request.headers["accept-language"]) ?? defaultLocale();
  });
  // Before the database is asked for a session or a key.
  limitReads(app);
  app.addHook("onRequest", async (request) => {
    // The bearer tokens of metrics and of bounces are not a session's.
    if (!OWN_TOKENS.includes(request.routeOptions.url ?? "")) await setViewer(app, request);
  });
  // A body may take minutes to arrive. Rights, session or account may have ended meanwhile.
  app.addHook("preHandler", async (request) => {
    const { viewerReadAt: at } = request;
    if (at > 0 && performance.now() - at > VIEWER_VALID_MS) await setViewer(app, request);
  });
  // Answers differ by viewer and language, so shared caches may store only what says so.
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
  });
  await app.register(helmet, contentSecurity(settings));
  await app.register(rateLimit, await countingRequests(app));
  countWrites(app);
  servePartnerCalls(app);
  const { translate, all: translateAll } = schemaTranslations(app);
  await app.register(swagger, openApi(app.endpoints, translate));
  serveApiDocument(app, translateAll);
  await app.register(docs);
  await app.register(operations);
  serveMetrics(app);
  await takeUploads(app);
  await app.register(artRoutes);
  await app.register(bounceRoutes);
  await app.register(fileRoutes);
  await app.register(pictureRoutes);
  await app.register(feedRoutes);
  await app.register(savedSearchUnsubscribing);
  // In one scope: a scope for each of a hundred takes a third of the time.
  await app.register(async (scope) => {
    for (const { api = [], lists = [] } of FEATURES as readonly Feature[])
      for (const serveCalls of [...api, ...lists.map(({ serve }) => serve)]) serveCalls(scope);
  });
  return app;
}

/** The pages about the API. JSON is YAML, too: there is one document. */
async function docs(app: App): Promise<void> {
  app.addHook("onRequest", async ({ url }, reply) => {
    if (/^\/docs\/(json|yaml)\b/.test(url)) await reply.redirect(API_DOCUMENT_PATH);
  });
  keepAnswers(app);
  await app.register(swaggerUi, { routePrefix: "/docs" });
}

/** Answers an address that cannot be parsed: with an error page where a browser wants a page, else with the envelope. */
function refuseTarget(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const isPage = !/^\/(api[A-Z]|api\/|art\/|assets\/|files\/)/.test(request.url);
  if (isPage) reply.redirect(pathTo("notFound", localeOfPath(request.url)));
  else refuseAddress(error, request, reply);
}

/** Node reads the first of several, a proxy perhaps the last: they would disagree about whom a request is for. */
function refuseSecondHost({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) throw new AppError("invalidInput", [{ field: "Host", reason: "oneValueOnly" }]);
}

/** Bodies are read as UTF-8: letters of another encoding would be stored as others. */
function refuseOtherCharset({ headers }: FastifyRequest): void {
  const charset = /;\s*charset="?([^";]*)/i.exec(headers["content-type"] ?? "")?.[1]?.trim();
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) throw new AppError("unsupportedMediaType");
}

async function setViewer(app: App, request: FastifyRequest): Promise<void> {
  request.viewerReadAt = performance.now();
  if (await setKey(app, request)) return;
  const { headers, showsDemo } = request;
  request.viewer =
    ofPage(app, request)?.viewer ?? (await readViewer(app.database.db, headers.authorization, { showsDemo }));
}

/** What is known of the page whose call this is; undefined for calls from outside. */
const ofPage = (app: App, { headers }: FastifyRequest) => app.pageViewers.get(String(headers[VIEWER_HEADER]));
