import type { App } from "./app.server.ts";

/** How long requests under way may take once the process should end. */
const GRACE_MS = 2_000;
/** How often connections are looked for that have become idle. */
const LOOK_EVERY_MS = 50;

/**
 * When the app closes, requests on open connections are still answered, with `Connection: close`; idle connections are
 * closed, and all that are left when the time is over. Otherwise a client that keeps its connection keeps the process.
 */
export function closeConnections(app: App): void {
  let closing = false;
  let idle: NodeJS.Timeout | undefined;
  let all: NodeJS.Timeout | undefined;
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    closing = true;
    idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    all = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  });
  // Runs when the server has closed.
  app.addHook("onClose", async () => {
    clearInterval(idle);
    clearTimeout(all);
  });
}
