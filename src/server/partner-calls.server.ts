import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";
import { areaOfPath, isPartnerPath, PARTNER_PATH } from "#shared/partner-areas.ts";
import type { App } from "./app.server.ts";
import { isKeyHeader, readKey, type UsedKey } from "./keys.server.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The key that a program of a partner has sent. */
    usedKey: UsedKey | undefined;
  }
}

/** Seconds for which a browser remembers that a page may call. */
const PREFLIGHT_SECONDS = 86_400;
const READ_BY_PAGES = "etag, retry-after, x-request-id, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset";

/**
 * What calls for programs of partners have besides: pages of other sites may make them, since no cookie is read, and an answer that the
 * caller has already is not sent again.
 */
export function servePartnerCalls(app: App): void {
  const count = app.createRateLimit({
    max: ({ usedKey }: FastifyRequest) => usedKey?.perMinute ?? Infinity,
    timeWindow: "1 minute",
    keyGenerator: ({ usedKey }) => `key ${usedKey?.id}`,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!request.usedKey) return;
    const counted = await count(request);
    if (counted.isAllowed) return requireArea(request);
    reply
      .header("x-ratelimit-limit", counted.max)
      .header("x-ratelimit-remaining", counted.remaining)
      .header("x-ratelimit-reset", counted.ttlInSeconds);
    if (!counted.isExceeded) return requireArea(request);
    reply.header("retry-after", counted.ttlInSeconds);
    throw new AppError("tooManyRequests");
  });

  app.options(`${PARTNER_PATH}*`, { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "GET")
      .header("access-control-allow-headers", "authorization, accept-language, if-none-match")
      .header("access-control-max-age", PREFLIGHT_SECONDS)
      .send(),
  );

  app.addHook("onSend", async (request, reply, payload) => {
    if (!isPartnerPath(request.url)) return payload;
    reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", READ_BY_PAGES);
    if (request.method !== "GET" || reply.statusCode !== 200 || typeof payload !== "string") return payload;
    const tag = `"${hash("sha256", payload, "base64url").slice(0, 27)}"`;
    // Whoever has a key stores answers for itself; no other cache does.
    if (request.usedKey) reply.header("cache-control", "private, no-cache");
    // Weak: the answer may be compressed on its way.
    reply.header("etag", `W/${tag}`).header("vary", "accept-language, authorization");
    if (!request.headers["if-none-match"]?.includes(tag)) return payload;
    reply.code(304).removeHeader("content-type");
    reply.removeHeader("content-length");
    return "";
  });
}

/** Throws `keyLacksArea`; the request was counted. */
function requireArea({ usedKey, routeOptions }: FastifyRequest): void {
  const area = areaOfPath(routeOptions.url ?? "");
  if (area && !usedKey?.areas.includes(area)) throw new AppError("keyLacksArea");
}

/** Reads the key of a call for partners, in place of a session; false: it has none. Keys open nothing else. */
export async function setKey(app: App, request: FastifyRequest): Promise<boolean> {
  const { headers, url, showsDemo } = request;
  if (!isPartnerPath(url) || !headers.authorization || !isKeyHeader(headers.authorization)) return false;
  const { viewer, key } = await readKey(app.database.db, headers.authorization, { showsDemo });
  request.viewer = viewer;
  request.usedKey = key;
  return true;
}
