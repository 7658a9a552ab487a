import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers of a request that ask for a part of a file, or only for a changed one. */
export const RANGE_HEADERS = ["range", "if-range", "if-none-match"] as const;

/**
 * The part of a file that a request asks for, so that a download that broke off goes on where it ended (RFC 9110, 14): sets
 * status and headers, answers the bytes to send. Several parts at a time are answered with the whole file, as the RFC allows.
 */
export function rangeOf({ method, headers }: FastifyRequest, reply: FastifyReply, bytes: Buffer): Buffer | undefined {
  const tag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  reply.header("accept-ranges", "bytes").header("etag", tag);
  if (headers["if-none-match"]?.includes(tag)) {
    reply.code(304);
    return undefined;
  }
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "");
  // A file changed since is sent whole.
  const isSame = headers["if-range"] === undefined || headers["if-range"] === tag;
  if (method !== "GET" || !range || !isSame || range[0] === "bytes=-") return bytes;
  const [, first = "", last = ""] = range;
  const size = bytes.length;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  // Not a range at all.
  if (first !== "" && last !== "" && Number(last) < Number(first)) return bytes;
  if (start > end) {
    reply.code(416).header("content-range", `bytes */${size}`);
    return undefined;
  }
  reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
  return bytes.subarray(start, end + 1);
}
