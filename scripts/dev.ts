// npm run dev: the same server with Vite inside: changes show at once, errors show where they come from.
import http from "node:http";
import { createServer as createVite } from "vite";
import { migrate } from "#db/migrate.server.ts";
import type { App, AppOptions } from "#server/app.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { checkPorts } from "../server.ts";
import { fill } from "./fill.ts";
import { endOnSignal, run } from "./run.ts";

interface AppModule {
  buildApp(options: AppOptions, assets: string | undefined): Promise<App>;
}

await run(async () => {
  process.env.NODE_ENV = "development";
  const settings = readSettings({ LOG_LEVEL: "warn", ...process.env });
  await checkPorts(settings);
  const database = await openDatabase(settings);
  await migrate(database);
  await fill(database, settings);
  const server = http.createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });

  /** The app of the present sources: Vite loads the module again after a change. */
  let current: { module: AppModule; app: Promise<App> } | undefined;
  const appOfNow = async () => {
    const module = (await vite.ssrLoadModule("/src/app.server.ts")) as AppModule;
    if (current?.module !== module) {
      const old = current;
      current = { module, app: module.buildApp({ database, settings }, undefined) };
      old?.app.then((app) => app.close()).catch(() => {});
    }
    const app = await current.app;
    await app.ready();
    return app;
  };

  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => {
      appOfNow().then(
        (app) => app.routing(request, response),
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(error.stack);
        },
      );
    }),
  );
  server.listen(settings.port, settings.host, () =>
    console.log(`Kovan is ready for changes on http://${settings.host}:${(server.address() as { port: number }).port}`),
  );
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await (await current?.app)?.close();
    await vite.close();
    await database.close();
  };
  endOnSignal({ close });
});
