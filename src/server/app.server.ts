import type { FastifyInstance } from "fastify";
import type { Database } from "#db/open.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { Services } from "./services.server.ts";
import type { Settings } from "./settings.server.ts";
import type { TableExport } from "./table/export.server.ts";

/** What the API is built with. */
export interface AppOptions {
  database: Database;
  settings: Settings;
}

export type App = FastifyInstance;

/** Names a viewer of `knownViewers`. From outside it names nobody: its keys are random and live for one page. */
export const VIEWER_HEADER = "x-viewer";

/** Answers a read for a page of this process. Rejects with an `AppError`. */
export type Read = (
  input: { params?: unknown; query?: unknown; body?: unknown },
  caller: { viewer: Viewer; locale: Locale },
) => Promise<unknown>;

declare module "fastify" {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
    services: Services;
    /** Viewers of the pages being made, by a key that only their own calls carry: a session is looked up once a page. */
    knownViewers: Map<string, Viewer>;
    reads: Map<Endpoint, Read>;
    /** Lists that are served as spreadsheets, by the key of their table. */
    tableExports: Map<string, { table: TableExport; endpoint: Endpoint }>;
  }
  interface FastifyRequest {
    viewer: Viewer;
    /** By `performance.now()`; 0: not read. */
    viewerReadAt: number;
    locale: Locale;
  }
}
