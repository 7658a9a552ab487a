import { useEffect, useState } from "react";

interface Fetched<Data> {
  /** The newest answer; it stays while the next one is on its way. */
  data: Data | undefined;
  /** The answer is of this very address. */
  isCurrent: boolean;
  /** This address was not answered. */
  hasFailed: boolean;
}

/**
 * The JSON at an address of ours that shows no page, fetched after so many milliseconds without another address. An answer
 * that does not come leaves the page as it is: the part that wanted it says so itself. Undefined: nothing is fetched.
 * Another `attempt` fetches the same address anew.
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
        // What was called off is of no use any more; everything else is an answer that did not come.
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
