import { connectionAgain } from "./connection.ts";

/** Specification, "Request retries" and "minimum fetch delay" in milliseconds. */
export const MOST_RETRIES = 2;
export const RETRY_AFTER = 200;

const UNAVAILABLE_STATUS = 503;

/**
 * A `fetch` for requests to our own server that tries again where there is no answer, or the server is busy. All attempts of
 * a write have the same new idempotency key, so they are one write (decision 2).
 */
export function retryingFetch(fetch: typeof globalThis.fetch, origin: string): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), origin);
    if (url.origin !== origin) return fetch(input, init);
    const method = (init.method ?? request?.method ?? "GET").toUpperCase();
    const isRead = method === "GET" || method === "HEAD";
    const headers = new Headers(init.headers ?? request?.headers);
    if (!isRead && !headers.has("idempotency-key")) headers.set("idempotency-key", crypto.randomUUID());
    const signal = init.signal ?? request?.signal;
    const isRouterData = url.pathname.endsWith(".data");
    const send = async () => {
      // The body stays what it was: as the stream of a request it could not be sent while the page is left.
      const response = await fetch(request?.clone() ?? input, { ...init, headers });
      return isRouterData ? wholeResponse(response) : response;
    };
    for (let retry = 0; retry < MOST_RETRIES; retry++) {
      const response = await answerOf(send, signal);
      if (response) return response;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    }
    // The router reads this when a link is followed: a failure would replace the page that is open.
    return method === "GET" && isRouterData ? waitingAnswer(send, signal) : send();
  };
}

type Send = () => Promise<Response>;
type Signal = AbortSignal | null | undefined;

/**
 * The response once its body arrived. The router goes on with the first line of a body, and what breaks the rest off,
 * another link or a lost connection, is a rejection that nobody handles.
 */
async function wholeResponse(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** Without an answer `fetch` throws a TypeError; an abort is something else. */
const isLost = (error: unknown, signal: Signal) => error instanceof TypeError && !signal?.aborted;

/** The answer, however long there is no connection: the page stays meanwhile, and another link aborts it. */
async function waitingAnswer(send: Send, signal: Signal): Promise<Response> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error, signal)) throw error;
      await connectionAgain(signal ?? new AbortController().signal);
    }
  }
}

/** The answer; undefined where there is none, or the server is busy. */
async function answerOf(send: Send, signal: Signal): Promise<Response | undefined> {
  try {
    const response = await send();
    return response.status === UNAVAILABLE_STATUS ? undefined : response;
  } catch (error) {
    if (!isLost(error, signal)) throw error;
    return undefined;
  }
}
