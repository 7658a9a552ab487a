import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#shared/locale.ts";

/** How long anyone may use a list without asking again; after that an unchanged one costs a 304. */
const FRESH_SECONDS = 60;

interface Asked {
  http: { request: FastifyRequest; reply: FastifyReply } | undefined;
  locale: Locale;
}

/** Marks an answer that is the same for everyone as cacheable, and answers 304 to those who have it already. */
export function cached<Answer>({ http, locale }: Asked, answer: Answer): Answer {
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
  const known = String(request.headers["if-none-match"] ?? "").split(",");
  // Compression marks the tag it sends as weak.
  if (known.some((entry) => entry.trim().replace(/^W\//, "") === tag)) reply.code(304).send();
  return answer;
}
