import type { RateLimitPluginOptions } from "@fastify/rate-limit";
import { Redis } from "ioredis";
import type { App } from "./app.server.ts";

/** How long a request waits for the shared counters before it goes on without them. */
const ANSWER_WITHIN_MS = 500;

/**
 * Where the limits of endpoints are counted: in Redis for all processes together when `REDIS_URL` names one, else per
 * process. While Redis is away limits do not hold; a portal that answers nobody would be worse. The log says so.
 */
export function countingRequests(app: App): RateLimitPluginOptions {
  const { redisUrl } = app.settings;
  if (!redisUrl) return { global: false };
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
