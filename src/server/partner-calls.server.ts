import { hash } from "node:crypto";
import { isPartnerPath, PARTNER_PATH } from "#shared/partners.ts";
import type { App } from "./app.server.ts";

/** Seconds for which a browser remembers that a page may call. */
const PREFLIGHT_SECONDS = 86_400;
const READ_BY_PAGES = "etag, retry-after, x-request-id, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset";

/**
 * What calls for programs of partners have besides: pages of other sites may make them, since no cookie is read, and an answer that the
 * caller has already is not sent again.
 */
export function servePartnerCalls(app: App): void {
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
    // Weak: the answer may be compressed on its way.
    reply.header("etag", `W/${tag}`).header("vary", "accept-language, authorization");
    if (!request.headers["if-none-match"]?.includes(tag)) return payload;
    reply.code(304).removeHeader("content-type");
    reply.removeHeader("content-length");
    return "";
  });
}
