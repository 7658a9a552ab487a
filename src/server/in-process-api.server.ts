import { type Api, addressOf } from "#shared/endpoint.ts";
import { AppError, type ErrorBody } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { App } from "./app.server.ts";

interface Caller {
  token: string | undefined;
  locale: Locale;
  /** Of the browser, for rate limits. */
  address: string;
}

/** The API for pages of the same process: through the same front door as everyone else, without a socket. */
export function inProcessApi(app: App, { token, locale, address }: Caller): Api {
  return async (endpoint, input) => {
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: object };
    const response = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      remoteAddress: address,
      headers: { "accept-language": locale, "x-source": "web", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (response.statusCode < 400) return JSON.parse(response.payload).data;
    const failure: ErrorBody = JSON.parse(response.payload);
    throw new AppError(failure.status.code, failure.data ?? []);
  };
}
