import { anotherTry, connectionAgain } from "./connection.ts";
import { confirmation, sessionEnd } from "./session-end.ts";

/** Specification, "Request retries". */
export const MOST_RETRIES = 2;
/** Milliseconds before another attempt: what has failed for a moment is over by then. */
export const RETRY_PAUSE_MS = 200;

/** Header of an action's refusal that its member can lift: the session has ended, or a proof that it is them is too old. */
export const SESSION_HEADER = "x-session";
export const NO_SESSION = "none";
export const UNCONFIRMED = "unconfirmed";

/** True of the answer to who has closed the question without a proof: they know why nothing was done. */
export const isUnconfirmed = (answer: Response): boolean => answer.headers.get(SESSION_HEADER) === UNCONFIRMED;

/** Statuses with which a server, or a proxy before it, says that it could not answer this time. */
const FAILED_STATUSES = [408, 429, 500, 502, 503, 504];
/** Milliseconds that `Retry-After` may ask for; after a longer time a person tries again. */
const LONGEST_PAUSE_MS = 5_000;

/**
 * A `fetch` for requests to our own server that tries again where there is no answer, or one that a server gives when it could not
 * answer. All attempts of a write have the same new idempotency key, so they are one write (decision 2).
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
    const staysOpen = method === "GET" && isRouterData;
    const answer = await (staysOpen ? waitingAnswer(send, signal) : actionAnswer(send, isRead, signal));
    if (answer instanceof Response) return answer;
    throw answer;
  };
}

/** What the router reads when a link is followed: a failure would replace the page that is open, which waits instead. */
async function waitingAnswer(send: Send, signal: Signal): Promise<Answer> {
  let answer = await retried(send, true, signal);
  while (hasFailed(answer, true)) {
    await waitAfter(answer, signal ?? new AbortController().signal);
    answer = await answerOf(send, signal);
  }
  return answer;
}

/** What was to be saved is sent once more, as the same write, when its member has signed in again or proved to be there. */
async function actionAnswer(send: Send, isRead: boolean, signal: Signal): Promise<Answer> {
  const answer = await retried(send, isRead, signal);
  const needs = answer instanceof Response && answer.status < 500 ? answer.headers.get(SESSION_HEADER) : null;
  const asked = needs === NO_SESSION ? sessionEnd : needs === UNCONFIRMED ? confirmation : undefined;
  return asked && (await asked.answer()) ? retried(send, isRead, signal) : answer;
}

/** The answer of the first attempt that did not fail, else of the last one. */
async function retried(send: Send, isRead: boolean, signal: Signal): Promise<Answer> {
  let answer = await answerOf(send, signal);
  for (let retry = 0; retry < MOST_RETRIES && hasFailed(answer, isRead); retry++) {
    const pause = pauseAfter(answer);
    if (pause > LONGEST_PAUSE_MS) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await answerOf(send, signal);
  }
  return answer;
}

/**
 * True where another try may be answered: failed, or a page where data were expected, as proxies and networks answer. What an action
 * of ours refuses, as too many writes, has its sentence.
 */
function hasFailed(answer: Answer, isRead: boolean): boolean {
  if (answer instanceof Error) return true;
  const { status, headers } = answer;
  const isRefusal = !isRead && status < 500 && headers.has("x-remix-response");
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return isPage || (FAILED_STATUSES.includes(status) && !isRefusal);
}

/** Milliseconds until the next attempt: what `Retry-After` says, in seconds or as a date. */
function pauseAfter(answer: Answer): number {
  const text = (answer instanceof Response && answer.headers.get("retry-after")) || "";
  const wanted = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Math.max(RETRY_PAUSE_MS, wanted || 0);
}

type Send = () => Promise<Response>;
type Signal = AbortSignal | null | undefined;
type Answer = Response | TypeError;

/**
 * The response once its body arrived. The router goes on with the first line of a body, and what breaks the rest off,
 * another link or a lost connection, is a rejection that nobody handles.
 */
async function wholeResponse(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** Without an answer `fetch` throws a TypeError; an abort is something else. */
const isLost = (error: unknown, signal: Signal): error is TypeError => error instanceof TypeError && !signal?.aborted;

/** Waits for the connection, or until somebody tries again: the page stays meanwhile, and another link aborts it. */
const waitAfter = (answer: Answer, signal: AbortSignal): Promise<void> =>
  answer instanceof Error ? connectionAgain(signal) : anotherTry(signal);

/** The answer, or the error where there is none. An abort is thrown. */
async function answerOf(send: Send, signal: Signal): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error, signal)) throw error;
    return error;
  }
}
