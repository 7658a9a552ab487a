import type { App } from "./app.server.ts";

/** Calls for whoever runs the server. */
export async function operations(app: App): Promise<void> {
  // Under load the process still lives: whoever watches must not restart it for being busy.
  const alive = { schema: { hide: true }, config: { pressureHandler: () => {} } };
  app.get("/livez", alive, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const ready = await app.database.pool.query("select 1").then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ok" : "database unreachable" });
  });
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}

/** One line a request: what was asked, as a pattern without its parameters, and how it ended; nothing of who asked. */
export function logRequests(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.routeOptions.url ?? "unknown";
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
}
