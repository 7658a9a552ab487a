import type { FastifyRequest } from "fastify";
import type { App } from "./app.server.ts";

/** Where spans of requests, statements and background work go. */
export interface Tracing {
  /** The id of the trace that a request is in. */
  traceOf(request: FastifyRequest): string | undefined;
  /** Background work is a span, and what it asks of the database lies below it. */
  traced<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Sends traces to the receiver of the settings. Without one nothing is loaded, and nothing is done for any request. */
export async function openTracing(app: App): Promise<void> {
  const endpoint = app.settings.tracesTo;
  app.decorate("tracing", endpoint ? (await import("./tracing-spans.server.ts")).sendSpans(app, endpoint) : undefined);
}
