import { useEffect, useState } from "react";

interface Fetched<Data> {
  /** The newest answer; it stays until the next one arrives. */
  data: Data | undefined;
  /** The answer belongs to this address. */
  isCurrent: boolean;
  /** The request to this address failed. */
  hasFailed: boolean;
}

/**
 * The JSON of a resource route, fetched when the address has not changed for so many milliseconds. A failed request leaves
 * the page as it is: the caller shows it. Undefined: nothing is fetched. Another `attempt` fetches the same address again.
 */
export function useFetched<Data>(address: string | undefined, pause = 0, attempt = 0): Fetched<Data> {
  const [answer, setAnswer] = useState<{ address: string; data: Data | undefined; failed: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request.
  useEffect(() => {
    if (address === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(address, { signal: controller.signal });
        if (!response.ok) throw new Error(`Answered with ${response.status}`);
        setAnswer({ address, data: (await response.json()) as Data, failed: false });
      } catch {
        // An aborted request is not a failed one.
        if (!controller.signal.aborted) setAnswer((before) => ({ address, data: before?.data, failed: true }));
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, pause, attempt]);
  const isAnswered = address !== undefined && answer?.address === address;
  return {
    data: address === undefined ? undefined : answer?.data,
    isCurrent: isAnswered && !answer.failed,
    hasFailed: isAnswered && answer.failed,
  };
}
