import type { FastifyRateLimitStoreCtor, RateLimitPluginOptions } from "@fastify/rate-limit";
import type { Redis } from "ioredis";
import type { App } from "./app.server.ts";
import { Counts } from "./counts.server.ts";

/** How long a request waits for Redis before it is counted by this process alone. */
const ANSWER_WITHIN_MS = 500;
/** After no answer in time Redis is not asked for so long: a Redis that hangs would slow down every request. */
const LEFT_ALONE_MS = 2_000;

/**
 * Counts requests for the limits of endpoints: in Redis for all processes when `REDIS_URL` is set, otherwise per process. While Redis is
 * away each process goes by what it has counted itself; the log says so.
 */
export async function countingRequests(app: App): Promise<RateLimitPluginOptions> {
  const { redisUrl } = app.settings;
  if (!redisUrl) return { global: false };
  const { Redis } = await import("ioredis");
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    maxRetriesPerRequest: 1,
  });
  let away = false;
  redis.on("error", (error) => {
    if (!away) app.log.error({ err: error }, "Redis is away: each process counts requests for itself");
    away = true;
  });
  redis.on("ready", () => {
    if (away) app.log.info("Redis is back: all processes count requests together");
    away = false;
  });
  app.addHook("onClose", async () => redis.disconnect());
  await redis.connect().catch(() => {});
  return { global: false, store: sharedCounts(redis) };
}

/** One more, and how long it counts; the window begins with the first. */
const ADD = `local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`;

function sharedCounts(redis: Redis): FastifyRateLimitStoreCtor {
  const own = new Counts();
  let leftAloneUntil = 0;
  const ask = async (key: string, windowMs: number) => {
    // Counted here in any case, so that nobody begins anew when Redis goes away.
    const counted = own.add(key, windowMs);
    if (redis.status !== "ready" || Date.now() < leftAloneUntil) return counted;
    try {
      const [current, ttl] = (await redis.eval(ADD, 1, key, windowMs)) as [number, number];
      return { current, ttl: Math.max(ttl, 0) };
    } catch {
      leftAloneUntil = Date.now() + LEFT_ALONE_MS;
      return counted;
    }
  };
  return class Store {
    readonly #prefix: string;

    constructor(_options: object, prefix = "kovan-limit-") {
      this.#prefix = prefix;
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ) {
      ask(this.#prefix + key, windowMs).then((result) => done(null, result), done);
    }

    child(options: object) {
      const { method, url } = (options as { routeInfo?: { method?: unknown; url?: string } }).routeInfo ?? {};
      return new Store(options, `${this.#prefix}${method ?? ""}${url ?? ""}-`);
    }
  };
}
