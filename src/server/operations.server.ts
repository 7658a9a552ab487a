import type { App } from "./app.server.ts";

/** Calls for whoever runs the server. */
export async function operations(app: App): Promise<void> {
  // A busy process is alive: whoever monitors it must not restart it.
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
