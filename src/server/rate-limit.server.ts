import type { RateLimitPluginOptions } from "@fastify/rate-limit";
import type { App } from "./app.server.ts";

/** How long a request waits for Redis before it goes on without its counters. */
const ANSWER_WITHIN_MS = 500;

/**
 * Counts requests for the limits of endpoints: in Redis for all processes when `REDIS_URL` is set, otherwise per
 * process. While Redis is down limits do not apply, which is better than refusing everyone; the log says so.
 */
export async function countingRequests(app: App): Promise<RateLimitPluginOptions> {
  const { redisUrl } = app.settings;
  if (!redisUrl) return { global: false };
  const { Redis } = await import("ioredis");
  const redis = new Redis(redisUrl, {
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    maxRetriesPerRequest: 1,
  });
  let away = false;
  redis.on("error", (error) => {
    if (!away) app.log.error({ err: error }, "Redis is away: limits on requests do not hold");
    away = true;
  });
  redis.on("ready", () => {
    away = false;
  });
  app.addHook("onClose", async () => redis.disconnect());
  return { global: false, redis, nameSpace: "kovan-limit-", skipOnError: true };
}
