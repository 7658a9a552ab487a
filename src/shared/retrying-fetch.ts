import { connectionAgain } from "./connection.ts";

/** Specification, "Request retries" and "minimum fetch delay" in milliseconds. */
export const RETRIES = 2;
export const RETRY_AFTER = 200;

const UNAVAILABLE = 503;

/**
 * A `fetch` for requests to our own server that tries again where there is no answer, or the server is busy. All attempts of
 * a write have the same new idempotency key, so they are one write (decision 2).
 */
export function retryingFetch(fetch: typeof globalThis.fetch, origin: string): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) return fetch(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead && !request.headers.has("idempotency-key")) request.headers.set("idempotency-key", crypto.randomUUID());
    for (let retry = 0; retry < RETRIES; retry++) {
      const response = await answerOf(fetch, request.clone());
      if (response) return response;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    }
    return isPageData(request) ? waitingAnswer(fetch, request) : fetch(request);
  };
}

/** What the router reads when a link is followed: a failure would replace the page that is open. */
const isPageData = ({ method, url }: Request) => method === "GET" && new URL(url).pathname.endsWith(".data");

/** The answer, however long there is no connection: the page stays meanwhile, and another link aborts it. */
async function waitingAnswer(fetch: typeof globalThis.fetch, request: Request): Promise<Response> {
  for (;;) {
    try {
      return await fetch(request.clone());
    } catch (error) {
      if (request.signal.aborted || !(error instanceof TypeError)) throw error;
      await connectionAgain(request.signal);
    }
  }
}

/** The answer; undefined where there is none, or the server is busy. */
async function answerOf(fetch: typeof globalThis.fetch, request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request);
    return response.status === UNAVAILABLE ? undefined : response;
  } catch (error) {
    // `fetch` throws a TypeError when there is no answer at all; an abort is something else.
    if (request.signal.aborted || !(error instanceof TypeError)) throw error;
    return undefined;
  }
}
