import type { FastifyInstance } from "fastify";
import type { Database } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { Settings } from "./settings.server.ts";

/** What the API is built with. */
export interface AppOptions {
  database: Database;
  settings: Settings;
}

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
  }
  interface FastifyRequest {
    viewer: Viewer;
    locale: Locale;
  }
}
