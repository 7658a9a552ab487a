import type { FastifyRequest } from "fastify";
import type { App } from "#server/app.server.ts";
import { isEntryPage } from "#server/usage.server.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { pathOfRequest } from "./page.server.ts";

/** Programs that read pages say so; those that do not are counted. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python/i;

/** Counts the pages that people open outside of the admin area, and the filters that lists are opened with. */
export function countVisits(app: App): void {
  const lists = new Map(app.features.flatMap(({ lists = [] }) => lists).map(({ list }) => [list.page as string, list]));
  app.addHook("onResponse", async (request, reply) => {
    if (!isVisit(request) || (reply.statusCode !== 200 && reply.statusCode !== 304)) return;
    const { url, path, seoUrl } = pathOfRequest(app, request);
    // With `_routes` only a part of the page that is open already.
    if (!path || Object.hasOwn(ADMIN_PATHS, path) || url.searchParams.has("_routes")) return;
    app.usage.count("page", path);
    if (seoUrl && isEntryPage(path)) app.usage.countVisit(path, seoUrl, request.memberId);
    const list = lists.get(path);
    if (!list || url.searchParams.has("page")) return;
    const fields = [...url.searchParams.keys()].flatMap((name) => list.fieldsByQuery.get(name.toLowerCase()) ?? []);
    for (const field of new Set(fields)) app.usage.count("filter", `${list.kind}.${field}`);
  });
}

/** The name of a page in logs and numbers, "startup"; undefined for what is no page. */
export function pageNameOf(app: App, request: FastifyRequest): string | undefined {
  if (request.routeOptions.url !== "/*") return undefined;
  return pathOfRequest(app, request).path ?? "no page";
}

/** True for a page that a browser opens, or that the router loads; not ahead of a click. */
function isVisit({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" || PROGRAM.test(headers["user-agent"] ?? "")) return false;
  if (String(headers["sec-purpose"] ?? "").includes("prefetch")) return false;
  return /\.data(\?|$)/.test(url) || (headers.accept ?? "").includes("text/html");
}
