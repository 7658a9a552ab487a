import { setTimeout as pause } from "node:timers/promises";
import { type Api, addressOf, type CallOptions, type Endpoint } from "#shared/endpoint.ts";
import { AppError, type ErrorBody } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { App } from "./app.server.ts";

/** Specification, "Request retries" and "minimum fetch delay" in milliseconds. */
const RETRIES = 2;
const RETRY_AFTER = 200;

interface Caller {
  token: string | undefined;
  locale: Locale;
  /** Of the browser, for rate limits. */
  address: string;
}

/** The API for pages of the same process: through the same front door as everyone else, without a socket. */
export function inProcessApi(app: App, { token, locale, address }: Caller): Api {
  const send = (endpoint: Endpoint, input: object, { idempotencyKey }: CallOptions) => {
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: object };
    return app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      remoteAddress: address,
      headers: {
        "accept-language": locale,
        "x-source": "web",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
  };
  return async (endpoint, input, options = {}) => {
    const mayRepeat = endpoint.kind === "read" || options.idempotencyKey !== undefined;
    let response = await send(endpoint, input, options);
    for (let retry = 0; mayRepeat && retry < RETRIES && response.statusCode === 503; retry++) {
      await pause(RETRY_AFTER);
      response = await send(endpoint, input, options);
    }
    if (response.statusCode < 400) return JSON.parse(response.payload).data;
    const failure: ErrorBody = JSON.parse(response.payload);
    throw new AppError(failure.status.code, failure.data ?? []);
  };
}
