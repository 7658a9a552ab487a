import { AppError } from "#shared/errors.ts";
import type { App } from "./app.server.ts";

/**
 * A request that has arrived is answered within the limit of the settings, if need be that it cannot be served now. What
 * it began goes on; a write may still be stored, as when a connection is lost. An answer that has begun is not cut.
 */
export function limitRequests(app: App): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  app.addHook("preHandler", async (request, reply) => {
    const refuse = () => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new AppError("unavailable"));
    };
    timers.set(request, setTimeout(refuse, app.settings.requestLimitMs));
  });
  app.addHook("onSend", async (request) => clearTimeout(timers.get(request)));
  app.addHook("onRequestAbort", async (request) => clearTimeout(timers.get(request)));
}
