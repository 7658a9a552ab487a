import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.server.ts";
import { type Encoding, encodedAs, encodingOf } from "./page-cache/encoding.server.ts";

/** A long document that is the same for everybody, compressed once for each encoding. */
export interface KeptDocument {
  type: string;
  etag: string;
  encodedAs(encoding: Encoding): ReturnType<typeof encodedAs>;
}

export function keptDocument(type: string, content: string | Buffer): KeptDocument {
  const body = Buffer.from(content);
  const made = new Map<Encoding, ReturnType<typeof encodedAs>>();
  return {
    type,
    etag: `"${hash("sha256", body, "base64url").slice(0, 27)}"`,
    encodedAs(encoding) {
      const encoded = made.get(encoding) ?? encodedAs(encoding, body);
      made.set(encoding, encoded);
      return encoded;
    },
  };
}

/** Sends it, or that the caller has it already. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, document: KeptDocument) {
  const { body, headers } = await document.encodedAs(encodingOf(request.headers));
  reply.header("etag", document.etag).header("vary", "accept-encoding").header("cache-control", "public, no-cache");
  if (request.headers["if-none-match"]?.includes(document.etag)) return reply.code(304).send();
  for (const [name, value] of headers) reply.header(name, value);
  return reply.type(document.type).send(body);
}

/** Keeps what routes of this scope answer. They must answer everybody alike, whatever the query. */
export function keepAnswers(scope: App): void {
  const kept = new Map<string, KeptDocument>();
  const keyOf = ({ url }: FastifyRequest) => url.split("?")[0]!;
  scope.addHook("onRequest", async (request, reply) => {
    const found = kept.get(keyOf(request));
    if (found) await sendKept(request, reply, found);
  });
  scope.addHook("onSend", async (request, reply, payload: string | Buffer | NodeJS.ReadableStream) => {
    const key = keyOf(request);
    if (kept.has(key) || reply.statusCode !== 200 || request.method !== "GET") return payload;
    const content = typeof payload === "string" || Buffer.isBuffer(payload) ? payload : await buffer(payload);
    const document = keptDocument(String(reply.getHeader("content-type")), content);
    kept.set(key, document);
    const { body, headers } = await document.encodedAs(encodingOf(request.headers));
    for (const name of ["content-length", "last-modified", "accept-ranges"]) reply.removeHeader(name);
    reply.header("etag", document.etag).header("vary", "accept-encoding").header("cache-control", "public, no-cache");
    for (const [name, value] of headers) reply.header(name, value);
    return body;
  });
}
