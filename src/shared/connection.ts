/** Milliseconds between two looks whether there is a connection again; browsers do not say it of every kind of loss. */
const LOOK_AGAIN = 3_000;

/** What the data of a page wait for: a connection, or that somebody tries again after a failed answer. */
export type WaitedFor = "connection" | "anotherTry";

const listeners = new Set<() => void>();
/** One entry for each request that waits; each ends its wait. */
const waits: { what: WaitedFor; end: () => void }[] = [];

/** Undefined while nothing waits. */
export const waitedFor = (): WaitedFor | undefined => waits.at(-1)?.what;

/** Sends the requests again whose answers have failed. */
export function tryAgain(): void {
  for (const { what, end } of [...waits]) if (what === "anotherTry") end();
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends when there may be a connection again, or with an error when the request is aborted. */
export const connectionAgain = (signal: AbortSignal): Promise<void> =>
  waitFor("connection", signal, (end, options) => {
    setTimeout(end, LOOK_AGAIN);
    window.addEventListener("online", end, options);
  });

/** Ends when somebody tries again, or with an error when the request is aborted. */
export const anotherTry = (signal: AbortSignal): Promise<void> => waitFor("anotherTry", signal);

async function waitFor(
  what: WaitedFor,
  signal: AbortSignal,
  listen?: (end: () => void, options: { signal: AbortSignal }) => void,
): Promise<void> {
  const ended = new AbortController();
  const wait = { what, end: () => {} };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      wait.end = resolve;
      waits.push(wait);
      tell();
      signal.throwIfAborted();
      signal.addEventListener("abort", () => reject(signal.reason), { signal: ended.signal });
      listen?.(resolve, { signal: ended.signal });
    });
  } finally {
    ended.abort();
    waits.splice(waits.indexOf(wait), 1);
    tell();
  }
}
