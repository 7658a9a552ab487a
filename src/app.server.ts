import { readFileSync } from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";
import * as build from "virtual:react-router/server-build";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import serveStatic from "@fastify/static";
import {
  createRequestHandler,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { App, AppOptions } from "#server/app.server.ts";
import { appErrorOf } from "#server/failures.server.ts";
import { startWorker } from "#server/jobs/worker.server.ts";
import { showsMail } from "#server/settings.server.ts";
import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext, setPageContext } from "#shared/page-context.ts";
import { PATHS, type PathKey } from "#shared/paths.ts";
import { FILE_LIMIT, IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { buildApi } from "./api.server.ts";
import { errorPage } from "./error-page.server.ts";
import { JOBS } from "./jobs.server.ts";
import { isFromOurPage, pageOfRequest } from "./page.server.ts";

/** Bytes of a form: the largest upload and what stands beside it. */
const FORM_LIMIT = Math.max(IMAGE_LIMIT, FILE_LIMIT) + 1_048_576;

/**
 * Brotli of this quality takes a millisecond longer than what browsers offer besides, and a tenth fewer bytes: a page then
 * comes with the first burst of a fresh connection (ten packets), a round trip earlier.
 */
const PACKING: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ["br", "gzip", "identity"],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

/** A year: names of built files carry a digest of their content. */
const FOREVER = { maxAge: 31_536_000_000, immutable: true };

/** API and pages on one server. Built by Vite; the host passes the open database in. */
export async function buildApp(options: AppOptions, assets: string | undefined): Promise<App> {
  const app = await buildApi(options);
  await app.register(compress, PACKING);
  if (assets) await registerAssets(app, assets);
  await app.register(async (scope) => registerPages(scope));
  runJobs(app);
  return app;
}

/** Every process that serves also takes its share of the background work. */
function runJobs(app: App): void {
  const { database, settings, services, log } = app;
  let worker: ReturnType<typeof startWorker> | undefined;
  app.addHook("onReady", async () => {
    worker = startWorker(JOBS, { db: database.db, settings, services, log });
  });
  app.addHook("preClose", async () => worker?.stop());
}

async function registerAssets(app: App, folder: string): Promise<void> {
  await app.register(serveStatic, {
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    ...FOREVER,
  });
  const icon = readFileSync(path.join(folder, "favicon.svg"));
  app.get("/favicon.svg", { schema: { hide: true } }, (_request, reply) =>
    reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(icon),
  );
}

async function registerPages(app: App): Promise<void> {
  const handle = createRequestHandler(withHonestStatus(build), process.env.NODE_ENV);
  const pages = pagesOf(Object.keys(build.routes), showsMail(app.settings));
  // Page actions read their forms themselves, from what was held to a size.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const { code } = appErrorOf(error, request.log);
    return errorPage(request, reply, code, app.settings.production ? "" : String(error));
  });
  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/*",
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (/^\/api[A-Z]|^\/assets\//.test(request.url)) return reply.callNotFound();
      if (request.method === "POST" && !isFromOurPage(app, request)) throw new AppError("forbidden");
      const { page, webRequest, finish } = await pageOfRequest(app, pages, request, reply);
      const context = new RouterContextProvider();
      setPageContext(context, page);
      const response = await handle(webRequest, context);
      if (isLastResort(response))
        return errorPage(request, reply, "internal", app.settings.production ? "" : await response.text());
      return finish(response);
    },
  });
}

/** A refusal by the API that a loader or action lets pass shows the error page with the refusal's own status and sentence. */
function withHonestStatus(pages: ServerBuild): ServerBuild {
  const routes = Object.entries(pages.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    return [
      id,
      {
        ...route,
        module: {
          ...route.module,
          loader: loader && refusing(loader),
          action: action && refusing(readingForms(action)),
        },
      },
    ];
  });
  return { ...pages, routes: Object.fromEntries(routes) };
}

type Work = (args: LoaderFunctionArgs) => unknown;

function refusing<W extends Work>(work: W): W {
  const refuse = async (args: LoaderFunctionArgs) => {
    try {
      return await work(args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { locale } = pageContext(args.context);
      throw data({ code: error.code, value: errorText(error.code, locale) }, errorStatus(error.code));
    }
  };
  return refuse as W;
}

/** A body that is no form is the sender's mistake, not a fault of the action that reads it. */
function readingForms<W extends Work>(action: W): W {
  const read = (args: LoaderFunctionArgs) => {
    const formData = args.request.formData.bind(args.request);
    args.request.formData = () =>
      formData().catch(() => {
        throw new AppError("invalidInput");
      });
    return action(args);
  };
  return read as W;
}

/** What the router answers when showing its error page failed too; no page of ours is plain text. */
const isLastResort = ({ status, headers }: Response): boolean =>
  status === 500 && headers.get("content-type") === "text/plain";

/** Pages have one route a language, named `key@locale` by `shared/page-routes.ts`. */
function pagesOf(routeIds: string[], withMail: boolean): ReadonlySet<PathKey> {
  const keys = routeIds.map((id) => id.split("@")[0]!).filter((key): key is PathKey => Object.hasOwn(PATHS, key));
  return new Set(keys.filter((key) => key !== "devMail" || withMail));
}
