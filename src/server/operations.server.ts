import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#db/open.server.ts";
import { siteName } from "#shared/site-name.ts";
import type { App } from "./app.server.ts";
import { isDiskFull } from "./disk-space.server.ts";

/** Probes usually wait two seconds for the answer. */
const READY_WITHIN_MS = 1_500;

/** Calls for whoever runs the server. */
export async function operations(app: App): Promise<void> {
  // A busy process is alive: whoever monitors it must not restart it.
  const alive = { schema: { hide: true }, config: { pressureHandler: () => {} } };
  app.get("/livez", alive, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const status = await readiness(app);
    return reply.code(status === "ok" ? 200 : 503).send({ status });
  });
  app.get("/openapi.json", { schema: { hide: true } }, async () => {
    const document = app.swagger();
    return { ...document, info: { ...document.info, title: siteName() } };
  });
}

async function readiness(app: App): Promise<"ok" | "database unreachable" | "disk full"> {
  if (!(await answers(app.database))) return "database unreachable";
  return (await isDiskFull(app)) ? "disk full" : "ok";
}

/** True if the database answers in time. A statement without an answer does not go on occupying its connection. */
function answers({ pool, embedded }: Database): Promise<boolean> {
  const answer = pool.query({ text: "select 1", ...(embedded ? {} : { query_timeout: READY_WITHIN_MS }) }).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(READY_WITHIN_MS, false, { ref: false })]);
}

/** Logs one line a request: the route without its parameters, and how it ended; nothing about the person. */
export function logRequests(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.routeOptions.url ?? "unknown";
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
}
