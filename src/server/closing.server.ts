import type { App } from "./app.server.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The process is about to end: it is not ready, and asks those who keep connections to open others. */
    isDraining: boolean;
  }
}

/** How long requests under way may take once the process should end. */
const GRACE_MS = 2_000;
/** How often connections are looked for that have become idle. */
const LOOK_EVERY_MS = 50;

/**
 * While the app drains, everything is answered, with `Connection: close`. When it closes, requests on open connections are still answered;
 * idle connections are closed, and all that are left when the time is over. Otherwise a client that keeps its connection keeps the
 * process.
 */
export function closeConnections(app: App): void {
  let idle: NodeJS.Timeout | undefined;
  let all: NodeJS.Timeout | undefined;
  app.decorate("isDraining", false);
  app.addHook("onSend", async (_request, reply) => {
    if (app.isDraining) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    app.isDraining = true;
    idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    all = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  });
  // Runs when the server has closed.
  app.addHook("onClose", async () => {
    clearInterval(idle);
    clearTimeout(all);
  });
}
