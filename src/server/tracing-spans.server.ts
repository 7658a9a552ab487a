// Spans by OpenTelemetry. Loaded where a receiver is set.
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { SHIPPED_NAME } from "#shared/site-name.ts";
import type { App } from "./app.server.ts";
import { routeOf } from "./operations.server.ts";
import { statementWithoutValues } from "./statement-text.server.ts";
import type { Tracing } from "./tracing.server.ts";

/** How long one sending may take, and how long a closing process waits for the last one. */
const SEND_MS = 5_000;
const LAST_SEND_MS = 1_000;

/** What is under way, of which everything that is asked for meanwhile is a part. */
type Active = AsyncLocalStorage<Context>;

export function sendSpans(app: App, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME ?? SHIPPED_NAME.toLowerCase() }),
    // Spans beyond some thousands are dropped while nobody takes them.
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_MS })],
  });
  const tracer = provider.getTracer(SHIPPED_NAME.toLowerCase());
  const active: Active = new AsyncLocalStorage();
  const spanOf = traceRequests(app, tracer, active);
  traceStatements(app.database.pool, tracer, active);
  app.addHook("onClose", async () => {
    await Promise.race([provider.shutdown().catch(() => {}), pause(LAST_SEND_MS, undefined, { ref: false })]);
  });
  return {
    traceOf: (request) => spanOf(request)?.spanContext().traceId,
    traced: (name, work) => {
      const span = tracer.startSpan(
        `job ${name}`,
        { kind: SpanKind.CONSUMER, attributes: { "job.name": name } },
        ROOT_CONTEXT,
      );
      return active.run(trace.setSpan(ROOT_CONTEXT, span), () => endWith(span, work()));
    },
  };
}

/** A span for each request, named by its page or the pattern of its call; nothing of it says who asked or for which entry. */
function traceRequests(app: App, tracer: Tracer, active: Active): (request: FastifyRequest) => Span | undefined {
  const underWay = new WeakMap<FastifyRequest, { span: Span; context: Context }>();
  app.addHook("onRequest", (request, _reply, done) => {
    // What a page asks of the API in this process is a part of the page.
    const parent = active.getStore() ?? contextOf(request);
    const kind = active.getStore() ? SpanKind.INTERNAL : SpanKind.SERVER;
    const span = tracer.startSpan(request.method, { kind, attributes: { "request.id": request.id } }, parent);
    const context = trace.setSpan(parent, span);
    underWay.set(request, { span, context });
    active.run(context, done);
  });
  // A body arrives outside of what was under way.
  app.addHook("preValidation", (request, _reply, done) => {
    const found = underWay.get(request);
    if (found) active.run(found.context, done);
    else done();
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const { span } = underWay.get(request) ?? {};
    const route = routeOf(app, request);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      "http.request.method": request.method,
      "http.route": route,
      "http.response.status_code": statusCode,
    });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  return (request) => underWay.get(request)?.span;
}

const PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

/** The trace that a proxy has begun, by W3C Trace Context, or none. */
function contextOf({ headers }: FastifyRequest): Context {
  const [, traceId, spanId, flags] = PARENT.exec(String(headers.traceparent ?? "")) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

type Query = (...args: unknown[]) => unknown;

/** A span for each statement of a request or job: with the time it waited for a connection, without its values. */
function traceStatements(pool: pg.Pool, tracer: Tracer, active: Active): void {
  const traced = (query: Query): Query =>
    function run(this: unknown, ...args) {
      const parent = active.getStore();
      // With a callback it is what the pool asks of a connection for a statement that is traced already.
      if (!parent || args.some((argument) => typeof argument === "function")) return query.apply(this, args);
      const [config] = args as [string | { text?: string }];
      const text = typeof config === "string" ? config : (config.text ?? "");
      const { name, statement } = statementWithoutValues(text);
      const attributes = { "db.system.name": "postgresql", "db.query.text": statement };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
      const result = query.apply(this, args);
      if (result instanceof Promise) endWith(span, result).catch(() => {});
      else span.end();
      return result;
    };
  // Connections of this pool: those of a transaction are asked themselves.
  const { prototype } = (pool as unknown as { Client: { prototype: { query: Query } } }).Client;
  prototype.query = traced(prototype.query);
  pool.query = traced(pool.query as Query) as typeof pool.query;
}

/** Ends a span with what it stands for. Of an error its code is told: messages of a database have values in them. */
async function endWith<Result>(span: Span, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    span.setAttribute("error.type", code).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
