import type { Writable } from "node:stream";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyReply, type FastifyRequest, LogController, type RawServerDefault } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { type App, type AppOptions, VIEWER_HEADER } from "#server/app.server.ts";
import { artRoutes } from "#server/art/routes.server.ts";
import { describeError } from "#server/error-log.server.ts";
import { appErrorOf, handleFailures, refuseAddress } from "#server/failures.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { fileRoutes } from "#server/files/routes.server.ts";
import { METRICS_PATH, serveMetrics } from "#server/metrics.server.ts";
import { logRequests, operations } from "#server/operations.server.ts";
import { placeOf } from "#server/place.server.ts";
import { countingRequests } from "#server/rate-limit.server.ts";
import { contentSecurity } from "#server/security.server.ts";
import { openServices } from "#server/services.server.ts";
import { readViewer } from "#server/session.server.ts";
import { takeUploads } from "#server/uploads.server.ts";
import { DEFAULT_LOCALE, preferredLocale } from "#shared/locale.ts";
import { errorPage } from "./error-page.server.ts";
import { FEATURES } from "./features.server.ts";

/** No input of ours is larger; uploads have limits of their own. A filter with every choice ticked takes half of it. */
const BODY_LIMIT = 262_144;

/** A request that is not whole by then is ended, milliseconds: an upload over a slow line, not a line held open. */
const REQUEST_TIMEOUT = 120_000;

/** How long who asks, and what they may do, is taken for what it was when the request began; milliseconds. */
const WHO_STAYS_MS = 250;

/** The whole API without pages; what API tests build. It opens no port. `log`: where lines go instead of the output. */
export async function buildApi({ database, settings }: AppOptions, log?: Writable): Promise<App> {
  const app = Fastify<RawServerDefault>({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    trustProxy: settings.trustedProxies,
    frameworkErrors: refuseTarget,
    logger: {
      level: settings.logLevel,
      ...(log ? { stream: log } : {}),
      serializers: { req: ({ method, url }) => ({ method, path: url.split("?")[0] }), err: describeError },
    },
    // One line a request, without its query and headers: they may hold personal data.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const services = openServices(settings, () => placeOf(app, settings));
  app.decorate("database", database).decorate("settings", settings).decorate("services", services);
  app.decorate("knownViewers", new Map()).decorate("reads", new Map()).decorate("tableExports", new Map());
  app.addHook("onClose", services.close);
  app.decorateRequest("viewer").decorateRequest("viewerReadAt", 0).decorateRequest("locale", DEFAULT_LOCALE);
  handleFailures(app);
  logRequests(app);
  // Before anything is asked of the database. An embedded one works on this event loop: what it takes is no sign of too
  // many requests. Zero: not looked at.
  await app.register(underPressure, { maxEventLoopDelay: database.embedded ? 0 : 2_000, exposeStatusRoute: false });
  app.addHook("onRequest", async (request) => {
    request.locale = preferredLocale(request.headers["accept-language"]) ?? DEFAULT_LOCALE;
    // Its bearer token is no session's.
    if (request.routeOptions.url !== METRICS_PATH) await readWho(app, request);
  });
  // A body may take minutes to come: rights, a session or an account that ended meanwhile are none when it is there.
  app.addHook("preHandler", async (request) => {
    const { viewerReadAt: at } = request;
    if (at > 0 && performance.now() - at > WHO_STAYS_MS) await readWho(app, request);
  });
  // Answers differ by viewer and language: nobody on the way may keep what does not say so.
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
  });
  await app.register(helmet, contentSecurity(settings));
  await app.register(rateLimit, countingRequests(app));
  await app.register(swagger, openApi);
  await app.register(swaggerUi, { routePrefix: "/docs" });
  await app.register(operations);
  serveMetrics(app);
  await takeUploads(app);
  await app.register(artRoutes);
  await app.register(fileRoutes);
  for (const { api = [] } of FEATURES as readonly Feature[])
    for (const serveCalls of api) await app.register(async (scope) => serveCalls(scope));
  return app;
}

/** An address nobody can read is told in the envelope, to a browser that asks for a page as a page. */
function refuseTarget(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const wantsPage = request.headers.accept?.includes("text/html") && !/^\/api[A-Z]/.test(request.url);
  if (wantsPage) errorPage(request, reply, appErrorOf(error, request.log).code, "");
  else refuseAddress(error, request, reply);
}

async function readWho(app: App, request: FastifyRequest): Promise<void> {
  request.viewerReadAt = performance.now();
  request.viewer =
    app.knownViewers.get(String(request.headers[VIEWER_HEADER])) ??
    (await readViewer(app.database.db, request.headers.authorization));
}

const openApi = {
  transform: jsonSchemaTransform,
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "Kovan",
      version: "1",
      description: "Answers stand in `data`. A failure is `{ data, status: { code, value }, message }`.",
    },
    components: { securitySchemes: { bearer: { type: "http" as const, scheme: "bearer" } } },
  },
};
