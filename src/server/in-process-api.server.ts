import { setTimeout as pause } from "node:timers/promises";
import { type Api, addressOf, type CallOptions, type Endpoint, type FileApi } from "#shared/endpoint.ts";
import { AppError, type ErrorBody } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { MOST_RETRIES, RETRY_PAUSE_MS } from "#shared/retrying-fetch.ts";
import { formOf } from "#shared/upload.ts";
import type { Viewer } from "#shared/viewer.ts";
import { type App, VIEWER_HEADER } from "./app.server.ts";
import { RequestMemo } from "./request-memo.server.ts";

interface Caller {
  viewer: Viewer;
  /** Key in `app.pageViewers`. */
  viewerKey: string;
  locale: Locale;
  /** Network address of the browser, for rate limits. */
  address: string;
  /** Host and port of the browser's request. */
  host: string;
  userAgent?: string | undefined;
  /** Headers by which the browser asks for a part of a file. */
  ranges?: Record<string, string>;
}

/**
 * The API for pages of the same process, without a socket. Plain reads run the guard, schemas and handler of the
 * endpoint directly; everything else is injected into Fastify as a request.
 */
export function inProcessApi(app: App, caller: Caller): Api {
  const memo = new RequestMemo();
  return async (endpoint, input, options) => {
    const read = app.reads.get(endpoint);
    if (!read) {
      const response = await send(app, caller, endpoint, input, options).finally(() => memo.forget());
      return JSON.parse(response.payload).data;
    }
    for (let retry = 0; ; retry++)
      try {
        // `reads` maps each endpoint to its own handler, so the type is right.
        return (await read(input, { ...caller, memo })) as never;
      } catch (error) {
        if (retry === MOST_RETRIES || !(error instanceof AppError && error.code === "unavailable")) throw error;
        await pause(RETRY_PAUSE_MS);
      }
  };
}

/** Headers of a file that are passed on. */
const FILE_HEADERS = ["accept-ranges", "cache-control", "content-disposition", "content-range", "content-type", "etag"];

/** Files of the API for pages. Browsers have no token, so links lead to a page that passes the file on. */
export function inProcessFiles(app: App, caller: Caller): FileApi {
  return async (endpoint, input) => {
    const response = await send(app, caller, endpoint, input, { headers: caller.ranges ?? {} });
    const headers = FILE_HEADERS.flatMap((name) => {
      const value = response.headers[name];
      return value === undefined ? [] : [[name, String(value)] as [string, string]];
    });
    const { statusCode: status, rawPayload } = response;
    return new Response(status === 304 ? null : new Uint8Array(rawPayload), { status, headers });
  };
}

interface SendOptions extends CallOptions {
  headers?: Record<string, string>;
}

async function send(app: App, caller: Caller, endpoint: Endpoint, input: object, options: SendOptions = {}) {
  const mayRepeat = endpoint.kind === "read" || options.idempotencyKey !== undefined;
  let response = await inject(app, caller, endpoint, input, options);
  for (let retry = 0; mayRepeat && retry < MOST_RETRIES && response.statusCode === 503; retry++) {
    await pause(RETRY_PAUSE_MS);
    response = await inject(app, caller, endpoint, input, options);
  }
  // A part that a file does not have is no failure of ours: its size stands in the headers.
  if (response.statusCode < 400 || response.statusCode === 416) return response;
  const failure: ErrorBody = JSON.parse(response.payload);
  throw new AppError(failure.status.code, failure.data ?? []);
}

function inject(app: App, caller: Caller, endpoint: Endpoint, input: object, { idempotencyKey, headers }: SendOptions) {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: object };
  const { viewerKey, locale, address, host, userAgent = "" } = caller;
  return app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, params, query),
    remoteAddress: address,
    authority: host,
    headers: {
      "accept-language": locale,
      "x-source": "web",
      "user-agent": userAgent,
      [VIEWER_HEADER]: viewerKey,
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: endpoint.uploadLimit ? formOf(body) : body }),
  });
}
