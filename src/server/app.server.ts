import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#db/open.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { MakeBackup } from "./backup/made.server.ts";
import type { ErrorRows } from "./error-rows.server.ts";
import type { Streams } from "./events/streams.server.ts";
import type { Feature } from "./feature.server.ts";
import type { RequestMemo } from "./request-memo.server.ts";
import type { Services } from "./services.server.ts";
import type { Settings } from "./settings.server.ts";
import type { TableExport } from "./table/export.server.ts";
import type { Tracing } from "./tracing.server.ts";
import type { Usage } from "./usage.server.ts";

/** The options that the API is built with. */
export interface AppOptions {
  database: Database;
  settings: Settings;
  /** The newest migration of this build; without it `/readyz` does not tell of newer tables. */
  buildNumber?: number;
  /** Makes backups; without it admins cannot have one made. */
  makeBackup?: MakeBackup;
}

export type App = FastifyInstance;

/**
 * Header with a key of `pageViewers`. Keys are random and live for one page, so a client from outside cannot guess
 * one.
 */
export const VIEWER_HEADER = "x-viewer";

/** Runs a read for a page of this process. Rejects with an `AppError`. */
export type Read = (
  input: { params?: unknown; query?: unknown; body?: unknown },
  caller: { viewer: Viewer; locale: Locale; memo?: RequestMemo },
) => Promise<unknown>;

declare module "fastify" {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
    buildNumber: number | undefined;
    services: Services;
    /** Faults for the admins' list. */
    errors: ErrorRows;
    /** Counts what is used. */
    usage: Usage;
    /** Sends traces; undefined where there is no receiver. */
    tracing: Tracing | undefined;
    /** Open streams of events. */
    streams: Streams;
    /**
     * Viewers of the pages being rendered, by the key that the calls of one page carry: the session is read once a
     * page. With them stands whether the request of the page may see the demo.
     */
    pageViewers: Map<string, { viewer: Viewer; showsDemo: boolean }>;
    reads: Map<Endpoint, Read>;
    /** The name of the page that a request asks for; undefined for calls and files. Set where pages are served. */
    pageNameOf: ((request: FastifyRequest) => string | undefined) | undefined;
    /** The features of the portal. */
    features: readonly Feature[];
    /** All calls that are served, for the document of the API. */
    endpoints: Endpoint[];
    /** Tables that can be exported as spreadsheets, by their key. */
    tableExports: Map<string, { table: TableExport; endpoint: Endpoint }>;
    /** The calls that answer the rows of tables, by the same key. */
    tableLists: Map<string, Endpoint>;
    /** Refuses a write of a member who has made too many in the last minute. */
    countWrite(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface FastifyRequest {
    viewer: Viewer;
    /** Time of `performance.now()`; 0 means not read yet. */
    viewerReadAt: number;
    locale: Locale;
    /** The accounts and mails of the demo answer this request. */
    showsDemo: boolean;
    /** Of a page that is made for a member. */
    memberId?: string;
  }
}
