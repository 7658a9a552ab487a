import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";
import { type App, VIEWER_HEADER } from "./app.server.ts";
import { Counts } from "./counts.server.ts";

const MINUTE_MS = 60_000;

/** Answered whatever else an address asks: built files, which cost nothing, and what those ask who run the server. */
const UNLIMITED = /^\/(assets\/|livez$|readyz$|metrics$)/;

/** Refuses an address that reads too much in a minute. Each process counts for itself. */
export function limitReads(app: App): void {
  const counts = new Counts();
  app.addHook("onRequest", async (request, reply) => {
    const { method, headers, routeOptions } = request;
    if ((method !== "GET" && method !== "HEAD") || UNLIMITED.test(routeOptions.url ?? "")) return;
    // A call of a page, which was counted itself.
    if (app.pageViewers.has(String(headers[VIEWER_HEADER]))) return;
    const { current, ttl } = counts.add(subnetOf(request), MINUTE_MS);
    if (current <= app.settings.readsPerMinute) return;
    reply.header("retry-after", Math.ceil(ttl / 1_000));
    throw new AppError("tooManyRequests");
  });
}

/** Who has one address of version 6 has at least 2^64 of them. */
const subnetOf = ({ ip }: FastifyRequest): string =>
  isIPv6(ip) && !ip.startsWith("::ffff:")
    ? new URL(`http://[${ip.split("%")[0]}]`).hostname.split(":", 4).join(":")
    : ip;
