import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { App } from "./app.server.ts";

/**
 * True if members may make only so many of these writes in a minute. Writes that are open to anyone have limits of
 * their own.
 */
export const isLimitedWrite = ({ kind, access }: Pick<Endpoint, "kind" | "access">): boolean =>
  kind === "write" && access !== "anyone";

/** Counts the writes of each account, over all calls, so that nobody fills the database or the mailboxes of others. */
export function countWrites(app: App): void {
  const count = app.createRateLimit({
    max: app.settings.writesPerMinute,
    timeWindow: "1 minute",
    keyGenerator: ({ viewer }) => (viewer.kind === "member" ? viewer.id : ""),
  });
  app.decorate("countWrite", async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.viewer.kind !== "member") return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new AppError("tooManyWrites");
  });
}
