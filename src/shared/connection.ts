/** Milliseconds between two looks whether there is a connection again; browsers do not say it of every kind of loss. */
const LOOK_AGAIN = 3_000;

const listeners = new Set<() => void>();
let waiting = 0;

/** True if the data of a page wait for the connection. */
export const isConnectionLost = (): boolean => waiting > 0;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = (step: 1 | -1) => {
  waiting += step;
  for (const listener of listeners) listener();
};

/** Ends when it is worth trying again, or with an error when the request is aborted. */
export async function connectionAgain(signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  count(1);
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { signal: ended.signal };
      setTimeout(resolve, LOOK_AGAIN);
      window.addEventListener("online", () => resolve(), options);
      signal.addEventListener("abort", () => reject(signal.reason), options);
    });
  } finally {
    ended.abort();
    count(-1);
  }
}
