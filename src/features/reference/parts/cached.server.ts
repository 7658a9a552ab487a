import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#shared/locale.ts";

/** Seconds a cache may use a list; after that it asks again and mostly gets a 304. */
const FRESH_SECONDS = 60;

interface Call {
  http: { request: FastifyRequest; reply: FastifyReply } | undefined;
  locale: Locale;
}

/** Lets shared caches store an answer that is the same for everyone; who has it already gets a 304 without it. */
export function cached<Answer>({ http, locale }: Call, answer: Answer): Answer {
  if (!http) return answer;
  const { request, reply } = http;
  const digest = createHash("sha1")
    .update(JSON.stringify([locale, answer]))
    .digest("base64url");
  const tag = `"${digest}"`;
  reply
    .header("etag", tag)
    .header("cache-control", `public, max-age=${FRESH_SECONDS}, must-revalidate`)
    .header("vary", "Accept-Language");
  const tags = String(request.headers["if-none-match"] ?? "").split(",");
  // Compression makes the tag weak.
  if (tags.some((entry) => entry.trim().replace(/^W\//, "") === tag)) reply.code(304);
  return answer;
}
